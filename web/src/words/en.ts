const files = import.meta.glob<string>(["../../../src/grachten/words/en/*.ftl", "!**/guide.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
