/** Somebody is away in a game without a clock: when the others need no longer wait. */

import type { TableState } from "../protocol";
import type { Overdue } from "../state/session.svelte";

/** Whom the others wait for, and for how many milliseconds they still must. */
export interface Wait {
  readonly seat: number;
  readonly left: number;
}

/** Not worth a word before the last part of the time, nor in less than a minute. */
const SHARE = 10;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whom I am waiting for, once that is worth saying: of several, the one who is longest overdue. */
export function awaited(table: TableState, overdue: Overdue, now: number): Wait | null {
  const plays = table.seats.some(({ mine, away }) => mine && away === null);
  if (table.status !== "playing" || !plays) return null;
  const passed = Math.max(0, now - overdue.at);
  const waits = overdue.left.flatMap((left, seat) =>
    left === null || table.seats[seat]?.mine ? [] : [{ seat, left: Math.max(0, left - passed) }],
  );
  const [first] = waits.toSorted((one, other) => one.left - other.left);
  const soon = Math.max(MINUTE, (table.options.patience * 1000) / SHARE);
  return first && first.left <= soon ? first : null;
}

/** As it is counted down, in seconds: by the hour, and in the last two hours by the minute. */
export function rounded(left: number): number {
  const unit = left > 2 * HOUR ? HOUR : MINUTE;
  return (Math.ceil(left / unit) * unit) / 1000;
}

/** Who wants to end the game, and who would still have to agree; not those who are waited for. */
export interface Ending {
  readonly isMine: boolean;
  readonly others: readonly number[];
  readonly missing: readonly number[];
}

export function endingOf(table: TableState, waited: number): Ending {
  const asked = table.ending.filter((seat) => table.seats[seat]);
  const missing = table.seats.flatMap(({ who, mine, away }, seat) => {
    const plays = who === "person" && away === null && !mine && seat !== waited;
    return plays && !asked.includes(seat) ? [seat] : [];
  });
  return {
    isMine: asked.some((seat) => table.seats[seat]!.mine),
    others: asked.filter((seat) => !table.seats[seat]!.mine),
    missing,
  };
}
