/** Lists of games: which are mine to go on with, which are over, and who played. */

import * as api from "../net/api";
import type { TableState, TableSummary } from "../protocol";
import { seatName } from "../words/naming";

/** Who sits on each seat; null where it is open. */
export function players({ names, levels }: TableSummary): (string | null)[] {
  return names.map((name, seat) =>
    name === null ? null : seatName({ name, level: levels[seat] ?? null }),
  );
}

/** Who sits there beside me. */
export function companions(table: TableSummary): string[] {
  return players(table).filter(
    (name, seat): name is string => name !== null && !table.mine.includes(seat),
  );
}

/**
 * The place that I have, or had in the end: 1 for the first, shared where others have as much. Null
 * where nobody has built anything yet, and where several of us sit.
 */
export function placeOf({ mine, points, result }: TableSummary): number | null {
  const [seat] = mine;
  const all = result?.totals ?? points;
  if (seat === undefined || mine.length > 1 || all.every((each) => each === 0)) return null;
  if (result?.winners.includes(seat)) return 1;
  const ahead = all.filter((each) => each > all[seat]!).length;
  // of two with as many points only the winner is first
  return result ? Math.max(2, ahead + 1) : ahead + 1;
}

/** Games to go on with: those that wait for me first, then as they were last changed. */
export function unfinished(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter(({ status }) => status === "open" || status === "playing")
    .toSorted((one, other) => Number(other.my_turn) - Number(one.my_turn));
}

export function finished(tables: readonly TableSummary[]): TableSummary[] {
  return tables.filter(({ status }) => status === "over" || status === "abandoned");
}

/** The next page that has something to show, where whole pages may be of the other kind. */
export async function pageOf(
  wanted: (tables: readonly TableSummary[]) => TableSummary[],
  before: string | undefined,
): Promise<{ tables: TableSummary[]; more: string | null }> {
  let from = before;
  for (;;) {
    const { tables, more } = await api.myTables(from);
    const found = wanted(tables);
    if (found.length > 0 || more === null) return { tables: found, more };
    from = more;
  }
}

export function winners(table: TableSummary): string[] {
  const names = players(table);
  return table.result?.winners.map((seat) => names[seat] ?? "") ?? [];
}

/** A list with its next page; what has moved from one to the other meanwhile is there once. */
export function following(
  shown: readonly TableSummary[] | null,
  next: readonly TableSummary[],
): TableSummary[] {
  const all = [...(shown ?? []), ...next];
  return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place);
}

/** Resign for everybody of us who still plays; with the first it may be over. */
export async function resignAll(table: TableState): Promise<void> {
  let now = table;
  for (const [number, { mine }] of table.seats.entries()) {
    if (!mine || now.status !== "playing" || now.seats[number]?.away === "resigned") continue;
    now = await api.resign(table.id, number);
  }
}
