/** A game that ended early: who gave it up, and who has won. */

import { listed } from "../parts/people";
import type { TableState } from "../protocol";
import { seatName } from "../words/naming";
import { written } from "../words/numbers";
import { language, t } from "../words/words.svelte";

type Why = "resigned" | "away";

/** Why a seat gave up: its player said so, or did not come back. */
export function whyOf(table: TableState, seat: number): Why | null {
  if (!table.result?.gave_up.includes(seat)) return null;
  return table.seats[seat]?.away === "resigned" ? "resigned" : "away";
}

/** "Anna resigned." For a game that nobody gave up it is empty. */
export function whyEarly(table: TableState): string {
  return (["resigned", "away"] as const).flatMap((why) => gaveUp(table, why)).join(" ");
}

/** "You win, 34 to 12." */
export function wonEarly(table: TableState): string {
  const { totals = [], winners = [] } = table.result ?? {};
  const [first] = winners;
  if (first === undefined) return t("end-early-title");
  if (winners.length > 1) return t("end-shared", { names: named(table, winners) });
  const you = isMe(table, first) ? "-you" : "";
  const name = named(table, winners);
  const points = written(totals[first] ?? 0);
  if (totals.length > 2) return t(`end-early-won-many${you}`, { name, points: totals[first] ?? 0 });
  return t(`end-early-won${you}`, { name, points, other: written(totals[1 - first] ?? 0) });
}

function gaveUp(table: TableState, why: Why): string[] {
  const seats = table.seats.flatMap((_, seat) => (whyOf(table, seat) === why ? [seat] : []));
  const others = seats.filter((seat) => !isMe(table, seat));
  return [
    ...(others.length > 0 ? [t(`end-early-${why}`, { names: named(table, others) })] : []),
    ...(others.length < seats.length ? [t(`end-early-${why}-you`)] : []),
  ];
}

function named({ seats }: TableState, which: readonly number[]): string {
  return listed(
    which.map((seat) => seatName(seats[seat]!)),
    language(),
  );
}

/** Of several people at one screen nobody is "you". */
function isMe({ seats }: TableState, seat: number): boolean {
  return seats[seat]!.mine && seats.filter(({ mine }) => mine).length === 1;
}
