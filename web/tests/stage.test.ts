import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../src/play/stage.svelte";
import type { BoardFacts, Event, Hand, OpenSeat, View } from "../src/protocol";
import type { Game, News } from "../src/state/session.svelte";
import { change } from "../src/state/settings.svelte";

const NONE: Hand = { pink: 0, blue: 0, green: 0, black: 0, red: 0, orange: 0, wild: 0 };
const SEAT: OpenSeat = {
  carts: 16,
  points: 0,
  merchandise: 0,
  cards: 2,
  contracts: 2,
  routes: [],
  known: NONE,
  hand: null,
  contracts_held: null,
};
const BOARD = { routes: [{ length: 3 }], route_points: [1, 2, 4, 7] } as unknown as BoardFacts;
const CLAIMED: Event = {
  type: "route-claimed",
  seat: 0,
  route: 0,
  paid: { ...NONE, red: 3 },
  points: 4,
  merchandise: false,
} as unknown as Event;

/** The game after so many steps, with somebody to act. */
function game(number: number, toAct: number): Game {
  const view = {
    players: 2,
    phase: "turn",
    to_act: [toAct],
    market: [null, null, null, null, null],
    discards: NONE,
    seats: [SEAT, SEAT],
    own: null,
  } as unknown as View;
  return { seat: null, number, steps: [], view, legal: [], canUndo: false, clocks: null, at: 0 };
}

function moved(number: number, toAct: number): News {
  const step = { number, seat: 0, events: [CLAIMED] };
  return { kind: "steps", seat: null, steps: [step], game: game(number, toAct) } as unknown as News;
}

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ motion: "full", sound: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const begun = (): Stage => new Stage(game(1, 0), BOARD, () => null);

  it("shows the last moves again: as it was before them, and then as it is", async () => {
    const shown = game(2, 1);
    const after = { ...SEAT, routes: [0], carts: 13, points: 4, cards: 2 };
    const stage = new Stage({ ...shown, view: { ...shown.view, seats: [after, SEAT] } }, BOARD, () => null);
    const told = { type: "last-round-began", seat: 0 } as unknown as Event;
    stage.again([{ number: 2, seat: 0, events: [told, CLAIMED] }]);
    expect([stage.busy, stage.view.seats[0]!.routes, stage.view.seats[0]!.points]).toEqual([true, [], 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([stage.rolling, stage.view.seats[0]!.routes]).toEqual([0, [0]]);
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.rolling, stage.view.seats[0]]).toEqual([false, null, after]);
  });

  it("is behind by what is still moving, and then shows the game as it is", async () => {
    const stage = begun();
    stage.hear(moved(2, 1));
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.busy, stage.rolling, stage.game.number]).toEqual([true, 0, 1]);
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.rolling, stage.game.number]).toEqual([false, null, 2]);
    expect(stage.view.to_act).toEqual([1]);
  });

  it("keeps to a table that was read anew while something moved", async () => {
    const stage = begun();
    stage.hear(moved(2, 1));
    stage.hear(moved(3, 0));
    await vi.advanceTimersByTimeAsync(100);
    const anew = game(1, 0); // taken back
    stage.hear({ kind: "anew", seat: null, undone: true, game: anew });
    expect([stage.busy, stage.game]).toEqual([false, anew]);
    await vi.runAllTimersAsync();
    expect(stage.game).toBe(anew);
    expect(stage.view).toBe(anew.view);
    expect([stage.busy, stage.rolling]).toEqual([false, null]);
    stage.hear(moved(2, 1));
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.game.number]).toEqual([false, 2]);
  });

  it("shows at once what happens while nobody looks, whatever was moving", async () => {
    const stage = begun();
    stage.hear(moved(2, 1));
    await vi.advanceTimersByTimeAsync(100);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.hear(moved(3, 0));
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.game.number]).toEqual([false, 3]);
    expect(stage.view.to_act).toEqual([0]);
  });
});
