/** The words of this page come with it: the first page does without them. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/identity.ftl", {
  query: "?raw",
  import: "default",
});

export const identityWords = (): Promise<void> => learn(ours);
