import { describe, expect, it } from "vitest";
import { clockText, leftOf } from "../src/play/clock";
import { cardsPaid, choicesOf, stacks } from "../src/play/choices";
import { keyFor } from "../src/play/keys";
import { seatAtDevice } from "../src/play/seats";
import { owners, staged } from "../src/play/stage";
import { unpaid } from "../src/play/unpaid";
import { address, parse } from "../src/state/router.svelte";
import type { Action, BoardFacts, ClaimRoute, Hand, OpenSeat, View } from "../src/protocol";
import type { Game } from "../src/state/session.svelte";

const NO_CARDS: Hand = { pink: 0, blue: 0, green: 0, black: 0, red: 0, orange: 0, wild: 0 };
const SEAT: OpenSeat = {
  carts: 16,
  points: 0,
  merchandise: 0,
  cards: 2,
  contracts: 2,
  routes: [],
  known: NO_CARDS,
  hand: null,
  contracts_held: null,
};
const VIEW: View = {
  players: 2,
  first: 0,
  phase: "turn",
  to_act: [0],
  market: ["red", "blue", null, "wild", "pink"],
  deck_size: 10,
  discards: NO_CARDS,
  contract_deck_size: 20,
  seats: [SEAT, SEAT],
  last_turns: null,
  passes: 0,
  own: {
    seat: 0,
    hand: { ...NO_CARDS, red: 2 },
    contracts: [],
    completed: [],
    offered: [],
    choice: null,
    missing: [],
  },
};
const BOARD = { routes: [{ length: 3 }, { length: 2 }] } as unknown as BoardFacts;
const claim = (route: number, colour: ClaimRoute["colour"], wilds: number): ClaimRoute => ({
  type: "claim",
  route,
  colour,
  wilds,
});

describe("what a route takes", () => {
  const route = { ends: [0, 1], length: 3, colour: "red", cart: false, twin: null } as const;

  it("is said beside what is there", () => {
    expect(unpaid(route, { ...NO_CARDS, red: 1, blue: 4, wild: 1 })).toBe(
      "This route takes three red cards; wilds count too. You have 1 of that colour and one wild.",
    );
    expect(unpaid({ ...route, colour: "grey" }, { ...NO_CARDS, blue: 2 })).toBe(
      "This route takes 3 cards of one colour; wilds count too. You have at most 2 of one colour and no wilds.",
    );
  });
});

describe("what can be done", () => {
  it("is sorted by what is touched", () => {
    const legal: Action[] = [
      { type: "take", card: "red", space: null },
      { type: "draw" },
      { type: "draw-contracts" },
      claim(4, "red", 0),
      { type: "keep", choice: "both" },
      { type: "pass" },
    ];
    const choices = choicesOf(legal, NO_CARDS);
    expect([...choices.cards]).toEqual(["red"]);
    expect([choices.deck, choices.contracts, choices.pass, choices.any]).toEqual([true, true, true, true]);
    expect([...choices.routes.keys()]).toEqual([4]);
    expect(choices.keeps).toEqual(["both"]);
    expect(choicesOf([], null).any).toBe(false);
  });

  it("offers the sensible payment first: few wilds, and a colour of which much is left", () => {
    const legal = [claim(1, null, 2), claim(1, "red", 1), claim(1, "blue", 0), claim(1, "green", 0)];
    const choices = choicesOf(legal, { ...NO_CARDS, blue: 2, green: 5, red: 1, wild: 2 });
    const found = choices.routes.get(1)!.map((way) => `${way.colour} ${way.wilds}`);
    expect(found).toEqual(["green 0", "blue 0", "red 1", "null 2"]);
  });

  it("shows payments as cards", () => {
    expect(cardsPaid(claim(1, "red", 1), 3)).toEqual(["red", "red", "wild"]);
    expect(cardsPaid(claim(1, null, 2), 2)).toEqual(["wild", "wild"]);
  });

  it("stacks a hand by colour, wilds last", () => {
    expect(stacks({ ...NO_CARDS, wild: 1, blue: 3 })).toEqual([
      { card: "blue", count: 3 },
      { card: "wild", count: 1 },
    ]);
  });
});

describe("the table in between", () => {
  it("follows the cards", () => {
    const taken = staged(VIEW, { type: "card-taken", seat: 0, space: 0, card: "red" }, BOARD);
    expect(taken.market[0]).toBe(null);
    expect(taken.own?.hand.red).toBe(3);
    expect(taken.seats[0]!.cards).toBe(3);
    const turned = staged(taken, { type: "card-revealed", space: 0, card: "green" }, BOARD);
    expect([turned.market[0], turned.deck_size]).toEqual(["green", 9]);
    const drawn = staged(turned, { type: "card-drawn", seat: 1, card: null }, BOARD);
    expect([drawn.seats[1]!.cards, drawn.own?.hand]).toEqual([3, taken.own?.hand]);
    const swept = staged(drawn, { type: "market-swept", cards: [] }, BOARD);
    expect(swept.market).toEqual([null, null, null, null, null]);
    const discards = { ...NO_CARDS, red: 2, wild: 1 };
    const empty = { ...swept, discards, deck_size: 0 };
    const renewed = staged(empty, { type: "deck-shuffled", count: 3 }, BOARD);
    expect([renewed.deck_size, renewed.discards]).toEqual([3, NO_CARDS]);
    expect(VIEW.market[0]).toBe("red");
  });

  it("follows the carts", () => {
    const claimed = staged(
      VIEW,
      {
        type: "route-claimed",
        seat: 1,
        route: 1,
        payment: { colour: "red", wilds: 0 },
        points: 2,
        merchandise: true,
      },
      BOARD,
    );
    expect(claimed.seats[1]).toMatchObject({ carts: 14, points: 2, merchandise: 1, cards: 0 });
    expect(owners(claimed, 2)).toEqual([null, 1]);
  });
});

describe("clocks", () => {
  it("use the turn first and then the reserve", () => {
    const clock = { turn: 10_000, reserve: 60_000, runs: true };
    expect(leftOf(clock, 4000)).toEqual({ turn: 6000, reserve: 60_000 });
    expect(leftOf(clock, 15_000)).toEqual({ turn: 0, reserve: 55_000 });
    expect(leftOf(clock, 999_000)).toEqual({ turn: 0, reserve: 0 });
  });

  it("are read at a glance", () => {
    expect(clockText(65_000)).toBe("1:05");
    expect(clockText(3_725_000)).toBe("1:02:05");
    expect(clockText(51 * 3_600_000)).toBe("2 d 3 h");
    expect(clockText(0)).toBe("0:00");
  });
});

describe("who holds the device", () => {
  const game = (to_act: number[], steps: number[]): Game =>
    ({
      view: { ...VIEW, to_act },
      steps: steps.map((seat, number) => ({ number, seat, events: [] })),
    }) as unknown as Game;

  it("is who is to act, or acted last, and nobody for spectators", () => {
    const games = (to_act: number[], steps: number[]) =>
      new Map<number | null, Game>([0, 1].map((seat) => [seat, game(to_act, steps)]));
    expect(seatAtDevice([], new Map())).toBe(null);
    expect(seatAtDevice([0, 1], games([1], [0]))).toBe(1);
    expect(seatAtDevice([0, 1], games([2], [0, 1, 2]))).toBe(1);
    expect(seatAtDevice([0, 1], games([2], []))).toBe(0);
  });
});

describe("keys", () => {
  const press = (key: string, more = {}) =>
    keyFor({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      target: document.body,
      ...more,
    });

  it("are found, but not in the middle of writing or of another command", () => {
    expect(press("3")).toBe(2);
    expect(press("D")).toBe("deck");
    expect(press("x")).toBe(null);
    expect(press("c", { ctrlKey: true })).toBe(null);
    expect(press("d", { repeat: true })).toBe(null);
    expect(press("d", { target: document.createElement("input") })).toBe(null);
  });
});

describe("addresses", () => {
  it("are read and written", () => {
    const table = "abcdefghijklmnop";
    for (const text of ["#/", `#/table/${table}`, `#/replay/${table}?step=5&seat=1`, "#/rules/5.2", "#/watch"]) {
      expect(address(parse(text))).toBe(text);
    }
    expect(parse("#/table/../x")).toEqual({ page: "lost" });
    expect(parse("#arrive=ABCDE-FGHJK")).toEqual({ page: "arrive", code: "ABCDE-FGHJK" });
    expect(parse(`#/replay/${table}?step=x`)).toMatchObject({ step: null });
  });
});
