const files = import.meta.glob<string>("../../../src/grachten/words/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
