/** The words that are written on the board in the reader's language. */

import { t } from "../words/words.svelte";
import type { Caption } from "./drawing";

/** Words longer than this are set closer. */
const LONGEST = 44;

/** What a caption says, and the length that it is set into, if it is long. */
export function captionWords({ message, words, room }: Caption): { said: string; length: number | undefined } {
  const said = message ? t(message) : words;
  return { said, length: room && said.length > LONGEST ? room : undefined };
}
