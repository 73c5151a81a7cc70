/** The words of this page are loaded with it, not with the first page. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/identity.ftl", {
  query: "?raw",
  import: "default",
});

export const identityWords = (): Promise<void> => learn(ours);
