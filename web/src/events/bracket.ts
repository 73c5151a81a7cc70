/** A knockout as it is drawn: winners of neighbours meet, as on any bracket. */

import type { EventRound, EventState, EventTableShown } from "../protocol";

export interface Cell {
  /** Null for somebody who has nobody to play in this round. */
  readonly table: EventTableShown | null;
  readonly entrants: readonly (number | null)[];
  /** How many cells of the first round lead here: so high it is. */
  readonly leaves: number;
  /** Where the lines from the round before come in, from its top and bottom: shares of its height. */
  readonly from: readonly [top: number, bottom: number] | null;
}

type Laid = Omit<Cell, "leaves" | "from">;

function cellsOf({ tables, byes }: EventRound): Laid[] {
  return [
    ...tables.map((table) => ({ table, entrants: table.seats.map(({ entrant }) => entrant) })),
    ...byes.map((bye) => ({ table: null, entrants: [bye] })),
  ];
}

/** The rounds with their cells from top to bottom. */
export function bracketOf({ rounds }: EventState): Cell[][] {
  const laid = rounds.map(cellsOf);
  // From the last round backwards: those whose winners meet lie side by side.
  for (let at = laid.length - 2; at >= 0; at--) {
    const next = laid[at + 1]!;
    const goal = (cell: Laid): number => {
      const found = next.findIndex((each) => cell.entrants.some((who) => who !== null && each.entrants.includes(who)));
      return found < 0 ? next.length : found;
    };
    laid[at] = laid[at]!.toSorted((one, other) => goal(one) - goal(other));
  }
  const found: Cell[][] = [];
  for (const [at, cells] of laid.entries()) {
    const before = found[at - 1] ?? [];
    found.push(
      cells.map((cell) => {
        const feeders = before.filter(({ entrants }) => entrants.some((who) => who !== null && cell.entrants.includes(who)));
        const leaves = feeders.reduce((sum, each) => sum + each.leaves, 0) || 1;
        const half = (each: Cell | undefined): number => (each?.leaves ?? 0) / 2 / leaves;
        return { ...cell, leaves, from: feeders.length ? [half(feeders[0]), half(feeders.at(-1))] : null };
      }),
    );
  }
  return found;
}
