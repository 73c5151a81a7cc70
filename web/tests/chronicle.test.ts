// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { BoardFacts, Event, Step } from "../src/protocol";
import { chapters } from "../src/log/chapters";
import { tell, tellUndone, type Context, type Told } from "../src/log/chronicle";
import { bundle, type Language } from "../src/words/words.svelte";
import da from "../src/words/da";
import de from "../src/words/de";
import en from "../src/words/en";
import fr from "../src/words/fr";
import nb from "../src/words/nb";
import nl from "../src/words/nl";
import sv from "../src/words/sv";
import amsterdam from "./amsterdam.json";

const board = amsterdam as unknown as BoardFacts;
const names = ["Anna", "Bo", "Cleo", "Dirk"];
const mine: Context = { board, names, me: 0 };
const onlooker: Context = { board, names, me: null };

const BUNDLES = {
  en: bundle("en", en),
  da: bundle("da", da),
  de: bundle("de", de),
  fr: bundle("fr", fr),
  nb: bundle("nb", nb),
  nl: bundle("nl", nl),
  sv: bundle("sv", sv),
};

function say(told: Told | null, language: Language = "en"): string {
  if (told === null) return "";
  const message = BUNDLES[language].getMessage(told.id);
  if (!message?.value) throw new Error(`${language} has no ${told.id}`);
  const errors: Error[] = [];
  const text = BUNDLES[language].formatPattern(message.value, told.values, errors);
  expect(errors).toEqual([]);
  return text;
}

function claimed(number: number, paid: { colour: "blue" | null; wilds: number }): Event {
  const { cart, length } = board.routes[number]!;
  const points = board.route_points[length - 1]!;
  return {
    type: "route-claimed",
    seat: 0,
    route: number,
    payment: paid,
    points,
    merchandise: cart,
  };
}

const plain = board.routes.findIndex((each) => each.length === 2 && !each.cart);
const withCart = board.routes.findIndex((each) => each.length === 4 && each.cart);
const single = board.routes.findIndex((each) => each.length === 1 && !each.cart);

function ends(number: number): string {
  const [from, to] = board.routes[number]!.ends;
  return `${board.locations[from]!.name} – ${board.locations[to]!.name}`;
}

describe("a claim", () => {
  it("is told to who made it, and of who made it", () => {
    const event = claimed(plain, { colour: "blue", wilds: 0 });
    expect(say(tell(event, mine))).toBe(
      `You claimed ${ends(plain)} with two blue cards: 2 points.`,
    );
    expect(say(tell(event, onlooker))).toBe(
      `Anna claimed ${ends(plain)} with two blue cards: 2 points.`,
    );
  });

  it("names wilds and merchandise", () => {
    expect(say(tell(claimed(withCart, { colour: "blue", wilds: 1 }), mine))).toBe(
      `You claimed ${ends(withCart)} with three blue cards and one wild: ` +
        "7 points and a merchandise bonus card.",
    );
    expect(say(tell(claimed(single, { colour: null, wilds: 1 }), mine))).toBe(
      `You claimed ${ends(single)} with one wild: 1 point.`,
    );
  });

  it("bends its words in every language", () => {
    const one = claimed(single, { colour: "blue", wilds: 0 });
    const two = claimed(plain, { colour: "blue", wilds: 0 });
    expect(say(tell(one, mine), "da")).toContain("med et blåt kort: 1 point.");
    expect(say(tell(two, mine), "da")).toContain("med to blå kort: 2 point.");
    expect(say(tell(one, mine), "nb")).toContain("med ett blått kort: 1 poeng.");
    expect(say(tell(two, mine), "sv")).toContain("med två blå kort: 2 poäng.");
  });
});

describe("cards", () => {
  const taken: Event = { type: "card-taken", seat: 1, space: 2, card: "orange" };
  const drawn: Event = { type: "card-drawn", seat: 0, card: "wild" };

  it("are told when they are taken, not when the next is turned up", () => {
    expect(say(tell(taken, mine))).toBe("Bo took an orange card.");
    expect(tell({ type: "card-revealed", space: 2, card: "red" }, mine)).toBeNull();
  });

  it("stay secret where they are", () => {
    expect(say(tell(drawn, mine))).toBe("You drew a wild from the deck.");
    expect(say(tell({ ...drawn, card: null }, onlooker))).toBe("Anna drew a card from the deck.");
  });

  it("are swept and shuffled", () => {
    const cards = ["wild", "wild", "red", "wild", "wild"] as const;
    expect(say(tell({ type: "market-swept", cards }, mine))).toBe(
      "Four wilds were face up: the market was swept.",
    );
    expect(say(tell({ type: "deck-shuffled", count: 9 }, mine))).toBe(
      "The discards were shuffled into a new deck of 9 cards.",
    );
  });
});

describe("the end", () => {
  const contracts = [
    { contract: 0, completed: true, points: 3 },
    { contract: 1, completed: false, points: -5 },
  ];
  const score = { routes: 20, contracts, merchandise_cards: 3, merchandise: 8, total: 26 };

  it("counts every line", () => {
    expect(say(tell({ type: "seat-scored", seat: 1, score }, mine))).toBe(
      "Bo: 20 for routes, −2 for contracts, 8 for merchandise. Total 26.",
    );
  });

  it("names who won, alone or together", () => {
    const won = (...winners: number[]): string => say(tell({ type: "game-ended", winners }, mine));
    expect(won(0)).toBe("You won.");
    expect(won(2)).toBe("Cleo won.");
    expect(won(0, 3)).toBe("You share the victory with Dirk.");
    expect(won(0, 1, 3)).toBe("You share the victory with Bo and Dirk.");
    expect(won(1, 2, 3)).toBe("Bo, Cleo and Dirk share the victory.");
    expect(say(tell({ type: "game-ended", winners: [0, 1, 2, 3] }, onlooker), "sv")).toBe(
      "Anna, Bo, Cleo och Dirk delar på segern.",
    );
  });

  it("and taking back", () => {
    expect(say(tellUndone(0, mine))).toBe("You took back a move.");
    expect(say(tellUndone(1, mine))).toBe("Bo took back a move.");
  });

  it("ignores what it does not know", () => {
    expect(tell({ type: "bridge-raised" } as unknown as Event, mine)).toBeNull();
  });
});

describe("chapters", () => {
  const offered = (seat: number): Event => ({
    type: "contracts-offered",
    seat,
    count: 2,
    contracts: null,
  });
  const kept = (seat: number, count: number): Event => ({
    type: "contracts-kept",
    seat,
    count,
    returned_count: 2 - count,
    contracts: null,
    returned: null,
  });
  const chosen = (seat: number): Event => ({ type: "contracts-chosen", seat, choice: null });
  const taken = (seat: number): Event => ({ type: "card-taken", seat, space: 0, card: "red" });
  const dealt = (seat: number): Event => ({ type: "cards-dealt", seat, count: 2, cards: null });
  const shown: Event = { type: "card-revealed", space: 0, card: "pink" };

  const steps: Step[] = [
    { number: 0, seat: null, events: [dealt(0), dealt(1), shown, offered(0), offered(1)] },
    { number: 1, seat: 1, events: [chosen(1)] },
    { number: 2, seat: 0, events: [chosen(0), kept(0, 1), kept(1, 2)] },
    { number: 3, seat: 0, events: [taken(0), shown] },
    { number: 4, seat: 0, events: [taken(0), shown] },
    { number: 5, seat: 1, events: [offered(1)] },
    { number: 6, seat: 1, events: [kept(1, 1)] },
    { number: 7, seat: 0, events: [{ type: "turn-passed", seat: 0 }] },
    {
      number: 8,
      seat: 1,
      events: [
        { type: "turn-passed", seat: 1 },
        { type: "game-ended", winners: [1] },
      ],
    },
  ];
  const read = (upTo: number): [string, number | null, string[]][] =>
    chapters(steps.slice(0, upTo), mine).map((chapter) => [
      `${chapter.kind} ${chapter.turn}`,
      chapter.seat,
      chapter.lines.map((line) => say(line)),
    ]);

  const DEALT = "The cards are dealt: two each, and two contracts to choose from.";

  it("tell who has chosen until everybody has", () => {
    expect(read(2)).toEqual([["set-up 0", null, [DEALT, "Bo has chosen."]]]);
    expect(read(3)).toEqual([
      ["set-up 0", null, [DEALT, "You kept one contract.", "Bo kept both contracts."]],
    ]);
  });

  it("tell of contracts while they are looked at, and then once", () => {
    expect(read(6).at(-1)).toEqual(["turn 2", 1, ["Bo drew two contracts."]]);
    expect(read(7).at(-1)).toEqual(["turn 2", 1, ["Bo drew two contracts and kept one."]]);
  });

  it("are turns, with the count at the end", () => {
    expect(read(9).slice(1)).toEqual([
      ["turn 1", 0, ["You took a red card.", "You took a red card."]],
      ["turn 2", 1, ["Bo drew two contracts and kept one."]],
      ["turn 3", 0, ["You couldn't do anything and passed."]],
      ["turn 4", 1, ["Bo couldn't do anything and passed."]],
      ["end 4", null, ["Bo won."]],
    ]);
  });

  it("begin with nothing", () => {
    expect(chapters([], mine)).toEqual([]);
  });
});
