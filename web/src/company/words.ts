/** The words of company come with the pages on which there can be some. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/company.ftl", {
  query: "?raw",
  import: "default",
});

export const companyWords = (): Promise<void> => learn(ours);
