import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import type { CartColour } from "../src/protocol";
import { AMSTERDAM as board } from "./drawn";
import "./patience";

const seats = [
  { colour: "burgundy" as CartColour, name: "Anna", points: 4 },
  { colour: "ivory" as CartColour, name: "Bo", points: 53 },
];

function show(more: Record<string, unknown> = {}) {
  const onroute = vi.fn();
  const onpoint = vi.fn();
  const props = {
    board,
    owners: board.routes.map((_, route) => (route === 14 ? 1 : null)),
    seats,
    choices: new Set([0, 32]),
    chosen: null,
    places: new Map([[10, "wanted" as const]]),
    rolling: null,
    still: true,
    patterns: false,
    onroute,
    onpoint,
    ...more,
  };
  return { ...render(Board, props), onroute, onpoint, props };
}

/** How wide the board is, in pixels: jsdom lays nothing out. */
let wide = 0;

beforeEach(() => {
  wide = 1108;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => wide);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        this.#tell([{ target } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the board", () => {
  it("offers as buttons the routes that can be claimed, and no others", () => {
    show();
    expect(screen.getAllByRole("button").map((route) => route.getAttribute("aria-label"))).toEqual([
      "Nieuwe Waal – Haringpakkerstoren, 2 pink, merchandise",
      "Jan Roodenpoortstoren – Dam, 1 blue",
    ]);
  });

  it("names every route, and who owns it", () => {
    show();
    expect(screen.getByRole("img", { name: "Oude Kerk – Dam, 2 pink, Bo's carts" })).toBeTruthy();
    expect(document.querySelectorAll(".route")).toHaveLength(board.routes.length);
  });

  it("acts on a click, on Enter and on Space", async () => {
    const { onroute } = show();
    const [first, second] = screen.getAllByRole("button");
    await fireEvent.click(first!);
    await fireEvent.keyDown(second!, { key: "Enter" });
    await fireEvent.keyDown(second!, { key: " " });
    await fireEvent.keyDown(second!, { key: "a" });
    expect(onroute.mock.calls).toEqual([[0], [32], [32]]);
  });

  it("does nothing on a route that cannot be claimed", async () => {
    const { onroute } = show({ choices: new Set() });
    await fireEvent.click(document.querySelectorAll(".route")[3]!);
    expect(onroute).not.toHaveBeenCalled();
  });

  it("says what is pointed at, by pointer and by key", async () => {
    const { onpoint } = show();
    const [first] = screen.getAllByRole("button");
    await fireEvent.pointerEnter(first!);
    await fireEvent.pointerLeave(first!);
    await fireEvent.focus(first!);
    expect(onpoint.mock.calls).toEqual([[0], [null], [0]]);
  });

  it("puts one cart on each space of an owned route", async () => {
    const { rerender } = show();
    expect(document.querySelectorAll(".cart.ivory")).toHaveLength(2);
    await rerender({ owners: board.routes.map((_, route) => (route === 42 ? 0 : null)) });
    expect(document.querySelectorAll(".cart.burgundy")).toHaveLength(4);
    expect(document.querySelectorAll(".cart.ivory")).toHaveLength(0);
  });

  it("lets carts roll on one after the other, 90 ms apart, unless all is to stand still", async () => {
    const owners = board.routes.map((_, route) => (route === 42 ? 0 : null));
    const { rerender } = show({ owners, rolling: 42, still: false });
    const delays = [...document.querySelectorAll<SVGElement>(".rolling .piece")].map(
      (piece) => piece.style.animationDelay,
    );
    expect(delays.toSorted()).toEqual(["0ms", "180ms", "270ms", "90ms"]);
    await rerender({ still: true });
    expect(document.querySelectorAll(".rolling")).toHaveLength(0);
  });

  it("shows my places and the markers in words too", () => {
    show();
    expect(screen.getByRole("img", { name: "Dam, not connected yet" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Bo: 53 points" })).toBeTruthy();
    expect(screen.getByText("53")).toBeTruthy();
  });

  it("keeps symbols beside colours on every open coloured space", () => {
    show({ owners: board.routes.map(() => null) });
    const coloured = board.routes.filter(({ colour }) => colour !== "grey");
    const spaces = coloured.reduce((sum, { length }) => sum + length, 0);
    expect(document.querySelectorAll(".route .symbol")).toHaveLength(spaces);
    const carts = board.routes.filter(({ cart }) => cart).reduce((sum, { length }) => sum + length, 0);
    expect(document.querySelectorAll(".route .printed")).toHaveLength(carts);
  });

  it("shows the other of a double route as paper, which is closed between two players", async () => {
    const { rerender } = show({ owners: board.routes.map((_, route) => (route === 34 ? 0 : null)) });
    const closed = screen.getByRole("img", { name: "Dam – Oost-Indisch Huis, 3 black, closed" });
    expect(closed.querySelectorAll(".closing")).toHaveLength(3);
    expect(closed.querySelector("title")?.textContent).toContain("closed");
    expect(document.querySelectorAll(".route.closed")).toHaveLength(1);
    await rerender({ seats: [...seats, { colour: "ochre" as CartColour, name: "Cees", points: 0 }] });
    expect(document.querySelectorAll(".route.closed")).toHaveLength(0);
  });

  it("marks what can be claimed in degrees: with a line, with dashes for wilds, with a pennant for a contract", () => {
    show({ wilds: new Set([32]), serving: new Set([0, 5]) });
    const [plain, dear] = screen.getAllByRole("button");
    expect(plain!.querySelector(".edge:not(.wilds)")).toBeTruthy();
    expect(dear!.querySelector(".edge.wilds")).toBeTruthy();
    expect(document.querySelectorAll(".route .edge")).toHaveLength(2);
    // Where nothing can be claimed there is nothing to serve a contract with.
    expect([...document.querySelectorAll("[data-pennant]")].map((each) => each.getAttribute("data-pennant"))).toEqual(["0"]);
  });

  it("draws the network of each player as one band, through the places that it joins", () => {
    const owners = board.routes.map((_, route) => (route === 14 || route === 32 ? 0 : route === 42 ? 1 : null));
    show({ owners, me: 0 });
    const bands = [...document.querySelectorAll(".networks path:not(.case)")];
    expect(bands.map((band) => band.getAttribute("stroke"))).toEqual(["url(#band-ivory)", "url(#band-burgundy)"]);
    const wide = bands.map((band) => Number(band.getAttribute("stroke-width")));
    expect(wide[1]).toBeGreaterThan(wide[0]!);
    const ends = new Set([14, 32].flatMap((route) => board.routes[route]!.ends));
    expect(document.querySelectorAll('.networks circle[stroke="url(#band-burgundy)"]')).toHaveLength(ends.size);
  });

  it("marks what was claimed since my last turn, with the crest of who did", () => {
    show({ fresh: new Set([14]) });
    expect(document.querySelectorAll(".route.fresh")).toHaveLength(1);
    expect(document.querySelector("[data-fresh='14']")?.classList.contains("ivory")).toBe(true);
  });

  it("says about the route that is pointed at what it costs, to ears too", async () => {
    show({ tell: (route: number) => [`route ${route}`, "two pink cards"] });
    const [first] = screen.getAllByRole("button");
    await fireEvent.focus(first!);
    const tip = screen.getByRole("tooltip", { hidden: true });
    expect(tip.textContent).toContain("two pink cards");
    expect(first!.getAttribute("aria-describedby")).toBe(tip.id);
    await fireEvent.blur(first!);
    expect(screen.queryByRole("tooltip", { hidden: true })).toBe(null);
  });

  it("shows the ways of a contract, what they cost, and that there is none", async () => {
    const ends = board.contracts[0]!.ends;
    const open = { ends, state: "open", spaces: 3, carts: 9, routes: new Set([0, 4]) };
    const { rerender } = show({ ways: open });
    expect(document.querySelector(".ways .way")!.getAttribute("d")!.match(/M/g)).toHaveLength(2);
    expect(screen.getByText("3 more spaces – you have 9 carts")).toBeTruthy();
    await rerender({ ways: { ...open, state: "none", spaces: null, routes: new Set() } });
    expect(screen.getByText("No way left")).toBeTruthy();
    expect(document.querySelector(".ways .way")!.getAttribute("d")).toBe("");
  });

  it("writes the names of my places larger where the board is small", async () => {
    const places = new Map([
      [10, "wanted" as const],
      [7, "joined" as const],
    ]);
    wide = 378;
    const { rerender } = show({ places });
    const names = () => [...document.querySelectorAll(".places text")].map((name) => name.textContent);
    expect(names().sort()).toEqual(["Dam", "Waag"]);
    expect(document.querySelectorAll(".map .covered").length).toBeGreaterThanOrEqual(2);
    await rerender({ places: new Map() });
    expect(names()).toEqual([]);
    expect(document.querySelectorAll(".map .covered")).toHaveLength(0);
    cleanup();
    wide = 900;
    show({ places });
    expect(names()).toEqual([]);
  });
});
