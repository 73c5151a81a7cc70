/** A line of the log, or a hint, lights what it tells of: a space of the market, a pile, a player. */

import type { Action, Event, View } from "../protocol";

/** The places at the table that an event happened at; its route is lit by the board. */
export function placesOfEvent(event: Event | null): readonly string[] {
  switch (event?.type) {
    case "card-taken":
      return [`space-${event.space}`, `seat-${event.seat}`];
    case "card-drawn":
      return ["deck", `seat-${event.seat}`];
    case "contracts-offered":
    case "contracts-kept":
      return ["contract-deck", `seat-${event.seat}`];
    case "market-swept":
      return [0, 1, 2, 3, 4].map((space) => `space-${space}`);
    case "deck-shuffled":
      return ["deck", "discards"];
    case "route-claimed":
    case "turn-passed":
    case "last-round-began":
      return [`seat-${event.seat}`];
    default:
      return [];
  }
}

/** The places at the table at which something is done; a route is lit by the board. */
export function placesOfAction(action: Action | null, market: View["market"]): readonly string[] {
  switch (action?.type) {
    case "take":
      return [`space-${market.indexOf(action.card)}`];
    case "draw":
      return ["deck"];
    case "draw-contracts":
      return ["contract-deck"];
    case "keep":
      return { first: ["offered-0"], second: ["offered-1"], both: ["offered-0", "offered-1"] }[action.choice];
    default:
      return [];
  }
}

/** Light them; the function that comes back puts the light out. */
export function lightPlaces(root: Element, places: readonly string[]): () => void {
  const found = places.flatMap((place) => [...root.querySelectorAll(`[data-place="${place}"]`)]);
  for (const element of found) element.classList.add("lit");
  return () => {
    for (const element of found) element.classList.remove("lit");
  };
}
