const files = import.meta.glob<string>("../../../src/grachten/words/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
