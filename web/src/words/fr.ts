// All but what only the terminal says, and the guide, which is loaded for those who learn.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/fr/*.ftl",
    "!../../../src/grachten/words/fr/guide.ftl",
    "!../../../src/grachten/words/fr/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
