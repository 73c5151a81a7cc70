/** The words of whoever tries something out come with that, and so do those for what can be done. */

import { reviewWords } from "../review/words";
import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/explore.ftl", {
  query: "?raw",
  import: "default",
});

/** To be waited for before it can be offered. */
export const exploreWords = (): Promise<void> => learn(ours);

/** To be waited for at the table. */
export async function tableWords(): Promise<void> {
  await Promise.all([exploreWords(), reviewWords()]);
}
