import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/protocol.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "off", // $props and $state are let
      "svelte/prefer-const": "off",
      "svelte/prefer-svelte-reactivity": "off", // ours are replaced whole, never changed in place
      "@typescript-eslint/no-non-null-assertion": "off", // indices that are known to be there
    },
  },
);
