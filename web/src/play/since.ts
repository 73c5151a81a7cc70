/** What the others have done since somebody's last turn: it is marked until they act. */

import type { Step, TransportCard } from "../protocol";

export interface Since {
  readonly steps: readonly Step[];
  /** Routes that were claimed. */
  readonly routes: ReadonlySet<number>;
  /** By seat, the cards that it took; null for one from the deck. */
  readonly cards: ReadonlyMap<number, readonly (TransportCard | null)[]>;
  /** Spaces of the market from which one was taken. */
  readonly spaces: ReadonlySet<number>;
}

/** For a seat; for a spectator, what the last who acted did. */
export function sinceLastTurn(steps: readonly Step[], seat: number | null): Since {
  const last = steps.at(-1)?.seat ?? null;
  const before = steps.findLastIndex((step) => (seat === null ? step.seat !== last : step.seat === seat));
  const told = steps.slice(before + 1).filter((step) => step.number > 0 && !isSetUp(step));
  const events = told.flatMap((step) => step.events);
  const cards = new Map<number, (TransportCard | null)[]>();
  for (const event of events) {
    if (event.type !== "card-taken" && event.type !== "card-drawn") continue;
    const card = event.type === "card-taken" ? event.card : null;
    cards.set(event.seat, [...(cards.get(event.seat) ?? []), card]);
  }
  return {
    steps: told,
    routes: new Set(events.flatMap((event) => (event.type === "route-claimed" ? [event.route] : []))),
    cards,
    spaces: new Set(events.flatMap((event) => (event.type === "card-taken" ? [event.space] : []))),
  };
}

/** Whoever chooses their first contracts does it hidden from the others: there is nothing to see. */
function isSetUp(step: Step): boolean {
  return step.events.some((event) => event.type === "contracts-chosen");
}
