/** The words of profiles come with them: the first page does without them. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/profile.ftl", {
  query: "?raw",
  import: "default",
});

export const profileWords = (): Promise<void> => learn(ours);
