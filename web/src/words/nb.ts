// All but what only the terminal says, and the guide, which is loaded for those who learn.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/nb/*.ftl",
    "!../../../src/grachten/words/nb/guide.ftl",
    "!../../../src/grachten/words/nb/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
