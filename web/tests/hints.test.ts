// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Hints from "../src/hints/Hints.svelte";
import { allowsHints } from "../src/hints/allowed";
import { Hinting } from "../src/hints/hinting.svelte";
import { practiceResult, practiceWords } from "../src/hints/practice";
import { placesOfAction } from "../src/play/lighting";
import { keptBy } from "../src/play/choices";
import { keyFor } from "../src/play/keys";
import type { Hint, OwnSeat } from "../src/protocol";
import { adviceWords } from "../src/review/words";
import { BOARD } from "./cards-board";
import { bot, OPTIONS, person } from "./pages-tables";

const HINT: Hint = {
  seat: 0,
  advice: [
    { action: { type: "claim", route: 0, colour: "pink", wilds: 1 }, chance: 0.61, reason: { kind: "points", numbers: { points: 2 } } },
    { action: { type: "draw" }, chance: 0.5, reason: { kind: "close", numbers: { tenths: 110 } } },
  ],
};

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(body), { status })));
}

beforeAll(() => adviceWords());
afterEach(() => vi.unstubAllGlobals());

describe("where hints are offered", () => {
  const me = person("Anna", { mine: true });
  it("is always against bots alone, and otherwise where it was agreed", () => {
    expect(allowsHints(OPTIONS, [me, bot()])).toBe(true);
    expect(allowsHints(OPTIONS, [person("Anna"), bot()])).toBe(false);
    expect(allowsHints(OPTIONS, [me, person("Bo")])).toBe(false);
    expect(allowsHints({ ...OPTIONS, hints: true }, [me, person("Bo")])).toBe(true);
    expect(allowsHints({ ...OPTIONS, hints: true, lesson: "first-game" }, [me, bot()])).toBe(false);
  });

  it("says who had one", () => {
    const seats = [{ ...me, hinted: true }, bot()];
    expect(practiceWords(seats)).toBe("Anna had a hint, so this game counts as practice.");
    expect(practiceResult(seats)).toBe("A practice game, with hints for Anna.");
    expect(practiceResult([me])).toBe("A practice game: moves were taken back.");
  });
});

describe("a hint", () => {
  it("is a list of actions with chances and reasons, to be pointed at and played", async () => {
    answering(200, HINT);
    const hinting = new Hinting();
    const onplay = vi.fn();
    await hinting.ask("a-table", 0);
    render(Hints, { board: BOARD, hinting, onplay, onclose: vi.fn() });
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]!.textContent).toMatch(/61\s?%.*It scores 2 points at once\./s);
    const first = screen.getAllByRole("button", { name: /61/ })[0]!;
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(hinting.pointed).toEqual(HINT.advice[0]);
    first.click();
    expect(onplay).toHaveBeenCalledWith(HINT.advice[0]!.action);
    hinting.close();
    expect(hinting.pointed).toBeNull();
  });

  it("that is refused says why, and one that is late is nothing", async () => {
    const hinting = new Hinting();
    answering(403, { code: "forbidden", message: "", rule: null });
    await hinting.ask("a-table", 0);
    expect(hinting.problem).toBe("Hints aren't allowed at this table.");
    answering(409, { code: "stale", message: "", rule: null });
    await hinting.ask("a-table", 0);
    expect([hinting.isOpen, hinting.problem]).toEqual([false, null]);
    answering(200, HINT);
    const late = hinting.ask("a-table", 0);
    hinting.close();
    await late;
    expect(hinting.hint).toBeNull();
  });

  it("lights what it is about", () => {
    const market = ["red", "blue", null, "wild", "red"] as const;
    expect(placesOfAction({ type: "take", card: "wild", space: null }, market)).toEqual(["space-3"]);
    expect(placesOfAction({ type: "keep", choice: "both" }, market)).toEqual(["offered-0", "offered-1"]);
    expect(placesOfAction({ type: "draw-contracts" }, market)).toEqual(["contract-deck"]);
    expect(placesOfAction(null, market)).toEqual([]);
    const own = { offered: [4, 9] } as unknown as OwnSeat;
    expect([keptBy("first", own), keptBy("second", own), keptBy("both", own)]).toEqual([4, 9, null]);
  });

  it("has a key", () => {
    const key = { key: "h", ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null };
    expect(keyFor(key)).toBe("hint");
  });
});
