/** The score of a series of rematches, with the game that has just ended. */

import type { TableState } from "../protocol";

export interface Standings {
  readonly games: number;
  /** Who has won how many, most wins first; of equals, we ourselves. */
  readonly rows: readonly { readonly seat: number; readonly wins: number }[];
  /** Null where nobody leads alone. */
  readonly leader: number | null;
  /** "2 : 1". */
  readonly score: string;
}

/** Null for the first game of a series, and before the end. */
export function standingsOf(table: TableState, me: number | null): Standings | null {
  const { series, result, status } = table;
  if (!series || !result || status !== "over") return null;
  const rows = series.wins
    .map((wins, seat) => ({ seat, wins: wins + (result.winners.includes(seat) ? 1 : 0) }))
    .sort((a, b) => b.wins - a.wins || Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat);
  const [first, second] = rows;
  return {
    games: series.games + 1,
    rows,
    leader: first && first.wins > (second?.wins ?? -1) ? first.seat : null,
    score: rows.map(({ wins }) => wins).join(" : "),
  };
}
