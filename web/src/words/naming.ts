/** Names as the page shows them: the server's English ones in the reader's language. */

import type { Options, SeatState } from "../protocol";
import { t } from "./words.svelte";

/** People who have not chosen a name are numbered guests; a second "Guest 7" is "Guest 7 2". */
export function personName(name: string): string {
  if (!name) return t("common-somebody"); // they had everything about them deleted
  const number = /^Guest (\d+(?: \d+)?)$/.exec(name)?.[1];
  return number === undefined ? name : t("common-guest", { number });
}

/** Whoever had everything about them deleted has left a seat without a name. Bots have names. In games from before they had, they are called after their level: "Carter 2". */
export function seatName({ name, level }: Pick<SeatState, "name" | "level">): string {
  if (!name) return level === null ? t("common-somebody") : t(`common-level-${level}`);
  const called = name;
  const number = /^\p{L}+( \d+)?$/u.exec(called)?.[1] ?? "";
  if (level === null || called.toLowerCase() !== level + number) return personName(called);
  return t(`common-level-${level}`) + number;
}

/** Somebody for whom a bot of this level has made moves: "Anna (with Carter)". */
export function helpedName(name: string, level: string): string {
  return t("common-helped", { name, bot: t(`common-level-${level}`) });
}

/** A player of a game that is over; whoever was away to the end had a bot's help. */
export function playedName(seat: SeatState, { level }: Pick<Options, "level">): string {
  return seat.away === null ? seatName(seat) : helpedName(seatName(seat), level);
}
