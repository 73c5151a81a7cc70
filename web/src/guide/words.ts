/** The guide's words come with it: the first page does without them. */

import { learn } from "../words/words.svelte";

const files = import.meta.glob<string>("../../../src/grachten/words/*/guide.ftl", {
  query: "?raw",
  import: "default",
});

/** To be waited for before the guide says anything. */
export const guideWords = (): Promise<void> => learn(files);
