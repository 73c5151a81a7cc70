/** Why a game says nothing about strength: somebody had hints, or took back what they had seen. */

import type { SeatState } from "../protocol";
import { seatName } from "../words/naming";
import { language, t } from "../words/words.svelte";

const hinted = (seats: readonly SeatState[]): string =>
  new Intl.ListFormat(language()).format(seats.filter((seat) => seat.hinted).map(seatName));

/** While it is played. */
export function practiceWords(seats: readonly SeatState[]): string {
  const names = hinted(seats);
  return names ? t("hints-practice", { names }) : t("table-practice-what");
}

/** Once it is over. */
export function practiceResult(seats: readonly SeatState[]): string {
  const names = hinted(seats);
  return names ? t("hints-result", { names }) : t("end-practice");
}
