/** A line of the log lights what it tells of: a space of the market, a pile, a player. */

import type { Event } from "../protocol";

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

/** Light them; the function that comes back puts the light out. */
export function lightPlaces(root: Element, event: Event | null): () => void {
  const found = placesOfEvent(event).flatMap((place) => [...root.querySelectorAll(`[data-place="${place}"]`)]);
  for (const element of found) element.classList.add("lit");
  return () => {
    for (const element of found) element.classList.remove("lit");
  };
}
