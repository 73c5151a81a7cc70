/** The words of profiles are loaded with them, not with the first page. */

import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/profile.ftl", {
  query: "?raw",
  import: "default",
});

export const profileWords = (): Promise<void> => learn(ours);
