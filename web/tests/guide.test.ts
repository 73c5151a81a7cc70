import { FluentResource } from "@fluent/bundle";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GuidedGame } from "../src/guide/guidedGame.svelte";
import { helpFor } from "../src/guide/helper";
import { isSame, numberOf, PLAYS } from "../src/guide/lesson";
import { line, middle, overlap, padded, placed, type Rect } from "../src/guide/placing";
import { note, progress } from "../src/guide/progress";
import { SLIPS, triedInstead } from "../src/guide/steps";
import { valuesOf } from "../src/guide/values";
import { guideWords } from "../src/guide/words";
import { choicesOf } from "../src/play/choices";
import type { Action, ClaimRoute, Hand, OpenSeat, Step, View } from "../src/protocol";
import type { Game } from "../src/state/session.svelte";
import { bundle, LANGUAGES, speak, t, type Language } from "../src/words/words.svelte";
import { AMSTERDAM } from "./drawn";

const NO_CARDS: Hand = { pink: 0, blue: 0, green: 0, black: 0, red: 0, orange: 0, wild: 0 };
const SEAT = { carts: 4, points: 0, routes: [] } as unknown as OpenSeat;

function viewWith(own: Partial<NonNullable<View["own"]>>, more: Partial<View> = {}): View {
  return {
    phase: "turn",
    to_act: [0],
    last_turns: null,
    seats: [SEAT, SEAT],
    own: { seat: 0, hand: NO_CARDS, contracts: [], completed: [], offered: [], choice: null, missing: [], ...own },
    ...more,
  } as View;
}

/** A game in which the learner has played so much, and can do this. */
function gameAfter(played: number, legal: readonly Action[]): Game {
  const steps = Array.from({ length: played }, (_, number): Step => ({ number, seat: 0, events: [] }));
  return { steps, legal } as unknown as Game;
}

let game: Game;
let isReady: boolean;
const begun = (): GuidedGame => new GuidedGame({ id: "table", seat: 0, game: () => game, isReady: () => isReady });
function at(taught: Parameters<typeof numberOf>[0]): GuidedGame {
  const number = numberOf(taught);
  game = gameAfter(number, [PLAYS[number]!.action]);
  return begun();
}

beforeAll(() => guideWords());
beforeEach(() => {
  localStorage.clear();
  isReady = true;
});

describe("the slips", () => {
  it("lead through everything that is taught, in the order of the game", () => {
    const order = [...new Set(SLIPS.map(({ to }) => to))];
    expect(order).toEqual([...new Set(PLAYS.map(({ teaches }) => teaches))]);
    for (const taught of order) {
      const last = SLIPS.filter(({ to }) => to === taught).at(-1)!;
      expect(last.kind === "do" || taught === "meanwhile").toBe(true);
    }
  });

  it("are read one after the other, and then the action is asked for", () => {
    const guided = at("keep");
    const names: (string | undefined)[] = [];
    for (let read = 0; read < 6; read++) {
      names.push(guided.slip?.name);
      guided.next();
    }
    expect(names).toEqual(["welcome", "contract", "places", "keep", "keep", "keep"]);
  });

  it("lie there only when it is the learner's turn and nothing moves", () => {
    const guided = at("take");
    isReady = false;
    expect(guided.slip).toBeNull();
    isReady = true;
    expect(guided.slip?.name).toBe("take");
  });

  it("go on where they were left, at the same table only", () => {
    const guided = at("wild");
    guided.next();
    expect(guided.slip?.name).toBe("merchandise");
    expect(begun().slip?.name).toBe("merchandise");
    note({ table: "another" });
    expect(begun().slip?.name).toBe("points");
    expect(progress()).toMatchObject({ state: "begun", table: "table" });
  });

  it("are silent while the middle is played for the learner", () => {
    game = gameAfter(numberOf("meanwhile") + 1, []);
    const guided = begun();
    expect([guided.slip, guided.isMiddle, guided.isAstray]).toEqual([null, true, false]);
  });

  it("give way to whoever plays something else", () => {
    game = gameAfter(1, [{ type: "draw" }]);
    const guided = begun();
    expect([guided.slip, guided.isAstray]).toEqual([null, true]);
    expect(guided.allows({ type: "draw" })).toBe(true);
  });
});

describe("what is tried", () => {
  it("is done if it is what is taught, even before everything was read", () => {
    const guided = at("keep");
    expect(guided.allows(PLAYS[0]!.action)).toBe(true);
    expect(guided.tried).toBeNull();
  });

  it("is held back otherwise, and explained beside what is asked for", () => {
    const guided = at("wild");
    expect(guided.allows({ type: "draw" })).toBe(false);
    expect([guided.tried, guided.slip?.name]).toEqual(["draw", "wild"]);
    expect(guided.allows(PLAYS[numberOf("wild")]!.action)).toBe(true);
    expect(guided.tried).toBeNull();
  });

  it("may be the right route with another payment", () => {
    const guided = at("mixed");
    const wanted = PLAYS[numberOf("mixed")]!.action as ClaimRoute;
    expect(guided.allowsRoute(wanted.route)).toBe(true);
    expect(guided.allows({ ...wanted, colour: null, wilds: 2 })).toBe(false);
    expect(guided.tried).toBe("payment");
    expect(guided.allowsRoute(wanted.route + 1)).toBe(false);
    expect(guided.tried).toBe("claim");
  });

  it("is the same action from whichever space of the market", () => {
    expect(isSame({ type: "take", card: "red", space: 3 }, { type: "take", card: "red", space: null })).toBe(true);
    expect(isSame({ type: "take", card: "red", space: 3 }, { type: "take", card: "blue", space: 3 })).toBe(false);
    expect(isSame({ type: "draw" }, { type: "draw-contracts" })).toBe(false);
  });
});

describe("the words", () => {
  const files = import.meta.glob<string>("../../src/grachten/words/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const ids = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);

  it.each(Object.keys(LANGUAGES) as Language[])("are all there in %s", (language) => {
    const mine = Object.entries(files).filter(([name]) => name.includes(`/${language}/`));
    const guide = mine.find(([name]) => name.endsWith("guide.ftl"))![1];
    const tried: Action[] = [...PLAYS.map(({ action }) => action), { type: "pass" }];
    const needed = [
      ...SLIPS.map(({ name }) => `guide-${name}`),
      ...tried.map((action) => `guide-not-${triedInstead(action, { type: "pass" })}`),
      "guide-not-payment",
    ];
    expect(ids(guide)).toEqual(expect.arrayContaining(needed));
    const english = Object.entries(files).find(([name]) => name.endsWith("/en/guide.ftl"))![1];
    expect(ids(guide)).toEqual(ids(english));
    const made = bundle(language, mine.map(([, text]) => text));
    const values = { ...valuesOf(PLAYS[0]!, viewWith({ offered: [9, 20], missing: [5, 7] }), AMSTERDAM, "Griet") };
    const all = { ...values, count: 1, card: "pink", colour: "pink", route: "", cards: "", price: "" };
    const errors: Error[] = [];
    for (const id of ids(guide)) {
      const said = made.formatPattern(made.getMessage(id)!.value!, { ...all, names: "", routes: "", contract: "", place: 1 }, errors);
      expect(said).not.toContain("{");
    }
    expect(errors).toEqual([]);
  });

  it("follow when the language changes", async () => {
    await speak("da");
    expect(t("guide-next")).toBe("Videre");
    await speak("en");
    expect(t("guide-next")).toBe("Next");
  });
});

describe("where a slip lies", () => {
  const slip = { width: 300, height: 150 };
  const rooms = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ];

  it("is inside the window, and on nothing that it speaks of", () => {
    for (const room of rooms) {
      for (let x = 0; x <= room.width - 60; x += 55) {
        for (let y = 0; y <= room.height - 40; y += 45) {
          const aim: Rect = { x, y, width: 60, height: 40 };
          const found = { ...placed([aim], slip, room), ...slip };
          expect(overlap(found, padded(aim, 5))).toBe(0);
          expect(found.x >= 0 && found.x + slip.width <= room.width).toBe(true);
          expect(found.y >= 0 && found.y + slip.height <= room.height).toBe(true);
        }
      }
    }
  });

  it("spares what else is needed, where there is room", () => {
    const aim: Rect = { x: 700, y: 400, width: 60, height: 40 };
    const market: Rect = { x: 700, y: 200, width: 700, height: 500 };
    const found = placed([aim], slip, rooms[0]!, [market]);
    expect(overlap({ ...found, ...slip }, market)).toBe(0);
  });

  it("has a line from edge to edge", () => {
    const [from, to] = line({ x: 0, y: 0, width: 100, height: 50 }, { x: 200, y: 10, width: 40, height: 40 });
    expect(from).toEqual({ x: 100, y: to.y });
    expect(to.x).toBe(200);
    expect(middle({ x: 0, y: 0, width: 2, height: 4 })).toEqual({ x: 1, y: 2 });
  });
});

describe("the helper", () => {
  const none = choicesOf([], null);

  it("says what the rules allow now", () => {
    const legal: Action[] = [
      { type: "draw" },
      { type: "draw-contracts" },
      { type: "claim", route: 3, colour: "red", wilds: 0 },
    ];
    const { ways } = helpFor(viewWith({}), choicesOf(legal, NO_CARDS), AMSTERDAM, "Jan");
    expect(ways).toEqual([
      "Claim the one route you can pay for: Haringpakkerstoren – Korenmetershuisje.",
      "Take two cards, face up or from the deck; or one face-up wild.",
      "Draw two new contracts, and keep at least one.",
    ]);
  });

  it("says when there is nothing to pay with, that a turn is the last, and whose turn it is", () => {
    const draw = choicesOf([{ type: "draw" }], NO_CARDS);
    expect(helpFor(viewWith({}, { last_turns: 1 }), draw, AMSTERDAM, "").ways.slice(0, 2)).toEqual([
      "This is your last turn.",
      "You can't pay for any open route yet.",
    ]);
    expect(helpFor(viewWith({}), none, AMSTERDAM, "Jan").ways).toEqual([
      "It's Jan's turn. When it's yours, you'll hear a bell.",
    ]);
    expect(helpFor(viewWith({}, { phase: "second card" }), draw, AMSTERDAM, "").ways[0]).toMatch(/^Take one more card/);
  });

  it("says how each contract stands", () => {
    const view = viewWith({ contracts: [9, 3, 4], completed: [9], missing: [0, null, 1] });
    expect(helpFor(view, none, AMSTERDAM, "").contracts).toEqual([
      "Nieuwe Waal – Jan Roodenpoortstoren is completed.",
      "Dam – De Drie Hendricken can no longer be completed.",
      "Haringpakkerstoren – Westermarkt needs one more space.",
    ]);
  });
});
