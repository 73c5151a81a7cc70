/** The words of company are loaded with the pages that need them. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/company.ftl", {
  query: "?raw",
  import: "default",
});

export const companyWords = (): Promise<void> => learn(ours);
