/** Names as the page says them: those that the server gives, in English, as the reader speaks. */

import type { SeatState } from "../protocol";
import { t } from "./words.svelte";

/** Who has not said how they are called is a guest with a number. */
export function personName(name: string): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number === undefined ? name : t("common-guest", { number });
}

/** A bot is called after its level, "Carter", and the second of them "Carter 2". */
export function seatName({ name, level }: Pick<SeatState, "name" | "level">): string {
  const called = name ?? "";
  const number = /^\p{L}+( \d+)?$/u.exec(called)?.[1] ?? "";
  if (level === null || called.toLowerCase() !== level + number) return personName(called);
  return t(`common-level-${level}`) + number;
}
