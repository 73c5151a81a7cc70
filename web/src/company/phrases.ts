/** The phrases, in the order in which they are offered: as a game goes. */

import type { Line, PhraseName } from "../protocol";
import { t } from "../words/words.svelte";

export const PHRASES: readonly PhraseName[] = [
  "hello",
  "good-luck",
  "have-fun",
  "you-too",
  "well-played",
  "nice-route",
  "wow",
  "lucky",
  "bad-luck",
  "oops",
  "sorry",
  "thanks",
  "one-moment",
  "take-your-time",
  "back-again",
  "must-go",
  "close-game",
  "congratulations",
  "good-game",
  "rematch",
  "goodbye",
];

/** What is said most when a game is over. */
export const FAREWELLS: readonly PhraseName[] = ["good-game", "congratulations", "thanks", "rematch"];

/** A phrase in the reader's language; what somebody wrote, as they wrote it. */
export function wordsOf({ phrase, text }: Line): string {
  return phrase === null ? (text ?? "") : t(`company-phrase-${phrase}`);
}
