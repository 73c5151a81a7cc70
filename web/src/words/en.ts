// All but what only the terminal says, and the guide, which is loaded for those who learn.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/en/*.ftl",
    "!../../../src/grachten/words/en/guide.ftl",
    "!../../../src/grachten/words/en/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
