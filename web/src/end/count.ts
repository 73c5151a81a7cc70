/** The final scoring, in the order in which it is shown: routes, contracts one by one, merchandise. */

import type { Event, SeatScore } from "../protocol";

/** One thing that is counted, and what it adds to a seat's total. */
export type Beat =
  | { readonly kind: "routes"; readonly seat: number; readonly points: number }
  | {
      readonly kind: "contract";
      readonly seat: number;
      readonly contract: number;
      readonly completed: boolean;
      readonly points: number;
    }
  | {
      readonly kind: "merchandise";
      readonly seat: number;
      readonly cards: number;
      readonly rank: number | null;
      readonly points: number;
    };

export interface Count {
  /** By seat. */
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly beats: readonly Beat[];
}

/** The count that the last events of a game hold, or null where they hold none. */
export function countOf(events: readonly Event[]): Count | null {
  const scores: SeatScore[] = [];
  let winners: readonly number[] | null = null;
  for (const event of events) {
    if (event.type === "seat-scored") scores[event.seat] = event.score;
    if (event.type === "game-ended") winners = event.winners;
  }
  if (winners === null || scores.length === 0) return null;
  return { scores, winners, beats: beatsOf(scores) };
}

function beatsOf(scores: readonly SeatScore[]): readonly Beat[] {
  const beats: Beat[] = scores.map(({ routes }, seat) => ({ kind: "routes", seat, points: routes }));
  // Everybody's first contract, then everybody's second: it stays open for longer who wins.
  const most = Math.max(...scores.map((score) => score.contracts.length));
  for (let round = 0; round < most; round++) {
    scores.forEach((score, seat) => {
      const found = score.contracts[round];
      if (found) beats.push({ kind: "contract", seat, ...found });
    });
  }
  scores.forEach(({ merchandise_cards: cards, merchandise: points }, seat) => {
    beats.push({ kind: "merchandise", seat, cards, rank: rankOf(scores, seat), points });
  });
  return beats;
}

/** Rank by merchandise cards, from 1; those who tie share it, and without a card there is none. */
export function rankOf(scores: readonly SeatScore[], seat: number): number | null {
  const cards = scores[seat]?.merchandise_cards ?? 0;
  if (cards === 0) return null;
  return 1 + scores.filter((other) => other.merchandise_cards > cards).length;
}

/** What each seat has after the first so many beats. */
export function totalsAfter(count: Count, told: number): readonly number[] {
  const totals = count.scores.map(() => 0);
  for (const beat of count.beats.slice(0, told)) totals[beat.seat]! += beat.points;
  return totals;
}

/** The sum of a seat's contracts. */
export function contractPoints(score: SeatScore): number {
  return score.contracts.reduce((sum, contract) => sum + contract.points, 0);
}

/** With its sign, as what it does to a total. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** How long a beat stays before the next, in milliseconds: what is turned over wants to be read. */
export const LASTS: Readonly<Record<Beat["kind"], number>> = {
  routes: 550,
  contract: 850,
  merchandise: 750,
};
