// All but what only the terminal says, and the guide, which is loaded for those who learn.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/de/*.ftl",
    "!../../../src/grachten/words/de/guide.ftl",
    "!../../../src/grachten/words/de/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
