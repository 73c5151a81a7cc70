/** The words of reviews are loaded with them, not with the first page. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/analysis.ftl", {
  query: "?raw",
  import: "default",
});
const shared = import.meta.glob<string>("../../../src/grachten/words/*/review.ftl", {
  query: "?raw",
  import: "default",
});

const sharing = import.meta.glob<string>("../../../src/grachten/words/*/sharing.ftl", {
  query: "?raw",
  import: "default",
});

/** What can be done, and why: a hint needs no more. */
export const adviceWords = (): Promise<void> => learn(shared);

/** To be awaited before a review is shown. */
export async function reviewWords(): Promise<void> {
  await Promise.all([learn(ours), learn(shared), learn(sharing)]);
}
