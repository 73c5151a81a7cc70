/** The words of analysis tables are loaded with them, and so are those for actions. */

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
