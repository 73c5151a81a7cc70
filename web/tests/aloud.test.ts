import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newsOf } from "../src/aloud/news";
import TextBoard from "../src/aloud/TextBoard.svelte";
import { Voice } from "../src/aloud/voice.svelte";
import type { BoardFacts, ClaimRoute, Event, Step } from "../src/protocol";
import amsterdam from "./amsterdam.json";
import "./patience";

const board = amsterdam as unknown as BoardFacts;
const context = { board, names: ["Anna", "Bo"], me: 0 };

afterEach(cleanup);

function step(number: number, seat: number, ...events: Event[]): Step {
  return { number, seat, events } as unknown as Step;
}

const drew = step(3, 1, { type: "card-drawn", seat: 1, card: null } as Event);
const passed = step(4, 0, { type: "turn-passed", seat: 0 } as Event);

describe("the news", () => {
  it("are what nobody has heard yet", () => {
    const ids = (before: Step[], after: Step[]) => newsOf(before, after, context).map(({ id }) => id);
    expect(ids([], [drew])).toEqual(["log-drawn"]);
    expect(ids([drew], [drew, passed])).toEqual(["log-passed-you"]);
    expect(ids([drew, passed], [drew, passed])).toEqual([]);
  });

  it("tell that a move was taken back, and by whom", () => {
    expect(newsOf([drew, passed], [drew], context)).toEqual([{ id: "log-undone-you", values: {} }]);
    // I took back, over what the other has done since
    const since = step(3, 1, drew.events[0]!);
    expect(newsOf([drew, passed, since], [drew], context)).toEqual([{ id: "log-undone-you", values: {} }]);
  });

  it("leave out what the next sentence says again", () => {
    const offered = step(3, 1, { type: "contracts-offered", seat: 1, count: 2 } as Event);
    expect(newsOf([], [offered], context)).toEqual([]);
  });
});

describe("the voice", () => {
  it("says the same again as something new, and forgets what is old", () => {
    const voice = new Voice();
    for (let n = 0; n < 40; n++) voice.say("Bo drew a card.");
    voice.say("");
    const ids = voice.sentences.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.at(-1)).toBe(40);
    expect(ids.length).toBeLessThan(20);
  });
});

describe("the board as text", () => {
  const route = board.routes.findIndex(({ length, colour }) => length === 2 && colour === "grey");
  const ends = board.routes[route]!.ends.map((end) => board.locations[end]!.name);
  const pays: ClaimRoute[] = [
    { type: "claim", route, colour: "blue", wilds: 0 },
    { type: "claim", route, colour: "blue", wilds: 1 },
  ];
  const nobody = board.routes.map(() => null);

  it("says what can be claimed and with what, and claims it", async () => {
    const [onpay, onroute] = [vi.fn(), vi.fn()];
    const routes = new Map([[route, pays]]);
    const shown = { board, owners: nobody, names: context.names, places: new Map(), onpay, onroute };
    render(TextBoard, { ...shown, routes });
    const list = screen.getByRole("list", { name: "Routes you can claim" });
    expect(list.textContent).toContain("2 points");
    const way = `Claim ${ends.join(" – ")} with one blue card and one wild`;
    await fireEvent.click(within(list).getByRole("button", { name: way }));
    expect(onpay).toHaveBeenCalledWith(pays[1]);
    const there = screen.getByRole("list", { name: ends[0]! });
    await fireEvent.click(within(there).getByRole("button", { name: /^Claim/ }));
    expect(onroute).toHaveBeenCalledWith(route);
  });

  it("names owners, closed twins, and the locations of my contracts", () => {
    const double = board.routes.findIndex(({ twin }) => twin !== null);
    const owners = board.routes.map((_, n) => (n === double ? 1 : null));
    const place = board.routes[double]!.ends[0];
    const places = new Map([[place, "wanted" as const]]);
    const nothing = { routes: new Map(), onpay: vi.fn(), onroute: vi.fn() };
    render(TextBoard, { board, owners, names: context.names, places, ...nothing });
    const name = board.locations[place]!.name;
    const list = screen.getByRole("list", { name: `${name}, not connected yet` });
    expect(list.textContent).toContain("Bo's carts");
    expect(list.textContent).toContain("closed");
    expect(screen.getByText("There's no route you can claim right now.")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(board.locations.length);
  });
});
