// All but what only the terminal says.
const files = import.meta.glob<string>(
  ["../../../src/grachten/words/nl/*.ftl", "!../../../src/grachten/words/nl/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
