/** What a result says to one player: the place, how far from the winner, and what decided it. */

import type { SeatScore } from "../protocol";
import { contractPoints, type Count } from "./count";

export type Source = "routes" | "contracts" | "merchandise";

export interface Verdict {
  /** From 1; those who tie in everything share it. */
  readonly place: number;
  /** The winner that somebody who lost is compared with, or who came closest to the winner. */
  readonly rival: number;
  /** Points between the two. */
  readonly margin: number;
  /** What made the largest difference for the winner of the two; null if the points are equal. */
  readonly decided: { readonly source: Source; readonly points: number } | null;
  /** Completed contracts of the winner and of the other, where they decided. */
  readonly tie: { readonly more: number; readonly fewer: number } | null;
}

/** For a player or, without one, for the winner. Null if several share the victory. */
export function verdictOf({ scores, winners }: Count, me: number | null): Verdict | null {
  const [winner] = winners;
  if (winner === undefined || (winners.length > 1 && (me === null || winners.includes(me)))) return null;
  const subject = me ?? winner;
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== subject);
  const rival =
    subject === winner ? others.reduce((a, b) => (better(scores[b]!, scores[a]!) ? b : a)) : winner;
  const [won, lost] = subject === winner ? [subject, rival] : [rival, subject];
  const margin = scores[won]!.total - scores[lost]!.total;
  return {
    place: 1 + scores.filter((score) => better(score, scores[subject]!)).length,
    rival,
    margin,
    decided: margin > 0 ? largest(scores[won]!, scores[lost]!) : null,
    tie: margin > 0 ? null : { more: completed(scores[won]!), fewer: completed(scores[lost]!) },
  };
}

function better(one: SeatScore, other: SeatScore): boolean {
  return one.total === other.total ? completed(one) > completed(other) : one.total > other.total;
}

function completed(score: SeatScore): number {
  return score.contracts.filter((contract) => contract.completed).length;
}

function largest(won: SeatScore, lost: SeatScore): NonNullable<Verdict["decided"]> {
  const differences: NonNullable<Verdict["decided"]>[] = [
    { source: "routes", points: won.routes - lost.routes },
    { source: "contracts", points: contractPoints(won) - contractPoints(lost) },
    { source: "merchandise", points: won.merchandise - lost.merchandise },
  ];
  return differences.reduce((a, b) => (b.points > a.points ? b : a));
}
