// @vitest-environment node
import { describe, expect, it } from "vitest";
import { placesOfEvent } from "../src/play/lighting";
import { sinceLastTurn } from "../src/play/since";
import { staged, unstaged } from "../src/play/stage";
import type { Event, Step, View } from "../src/protocol";
import { AMSTERDAM as board } from "./drawn";
import { VIEW } from "./replay-fixture";

const taken = (seat: number, card: string, space: number): Event =>
  ({ type: "card-taken", seat, card, space }) as Event;
const drawn = (seat: number): Event => ({ type: "card-drawn", seat, card: null }) as Event;
const revealed = (space: number, card: string): Event => ({ type: "card-revealed", space, card }) as Event;
const claimed = (seat: number, route: number): Event =>
  ({ type: "route-claimed", seat, route, payment: { colour: "red", wilds: 0 }, points: 2, merchandise: true }) as unknown as Event;
const step = (number: number, seat: number | null, ...events: Event[]): Step => ({ number, seat, events });

const STEPS = [
  step(0, null),
  step(1, 0, claimed(0, 3)),
  step(2, 1, taken(1, "red", 2), revealed(2, "blue")),
  step(3, 1, drawn(1)),
  step(4, 2, claimed(2, 14)),
];

describe("what happened since my last turn", () => {
  it("is what others claimed and took, until I act", () => {
    const since = sinceLastTurn(STEPS, 0);
    expect([...since.routes]).toEqual([14]);
    expect([...since.cards]).toEqual([[1, ["red", null]]]);
    expect([...since.spaces]).toEqual([2]);
    expect(since.steps.map(({ number }) => number)).toEqual([2, 3, 4]);
    const acted = sinceLastTurn([...STEPS, step(5, 0, drawn(0))], 0);
    expect([acted.routes.size, acted.cards.size, acted.steps.length]).toEqual([0, 0, 0]);
  });

  it("is nothing before the first turn, while contracts are chosen", () => {
    const chosen = { type: "contracts-chosen", seat: 1, choice: null } as Event;
    expect(sinceLastTurn([step(0, null), step(1, 1, chosen)], 0).steps).toEqual([]);
    expect(sinceLastTurn([step(1, 1, chosen), step(2, 1, drawn(1))], 0).steps.length).toBe(1);
  });

  it("is for a spectator what the last player did", () => {
    expect([...sinceLastTurn(STEPS, null).routes]).toEqual([14]);
    expect(sinceLastTurn(STEPS.slice(0, 4), null).cards.get(1)).toEqual(["red", null]);
    expect(sinceLastTurn([], null).steps).toEqual([]);
  });

  it("can be shown again: the view before, and event by event the view of now", () => {
    const before: View = { ...VIEW, market: ["red", "red", "red", "red", "red"], deck_size: 20 };
    const events = [taken(1, "red", 2), revealed(2, "blue"), drawn(1), claimed(1, 20)];
    const now = events.reduce((view, event) => staged(view, event, board), before);
    const back = events.reduceRight((view, event) => unstaged(view, event, board), now);
    expect(back).toEqual(before);
    const swept = { type: "market-swept", cards: before.market } as unknown as Event;
    expect(unstaged(staged(before, swept, board), swept, board)).toEqual(before);
  });

  it("lights the places at the table that an event tells of", () => {
    expect(placesOfEvent(taken(1, "red", 2))).toEqual(["space-2", "seat-1"]);
    expect(placesOfEvent(drawn(2))).toEqual(["deck", "seat-2"]);
    expect(placesOfEvent(null)).toEqual([]);
  });
});
