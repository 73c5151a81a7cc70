import { beforeEach, describe, expect, it } from "vitest";
import type { PuzzleSummary } from "../src/protocol";
import { isWanted, nextOf, note, noteAnswer, noteDay, progress, streakOn } from "../src/puzzles/progress.svelte";
import { isSameChoice } from "../src/puzzles/words";
import { address, parse } from "../src/state/router.svelte";

const PUZZLES: readonly PuzzleSummary[] = [
  { id: "aaaaaaaa", theme: "last-route", difficulty: "easy" },
  { id: "bbbbbbbb", theme: "which-way", difficulty: "hard" },
  { id: "cccccccc", theme: "last-route", difficulty: "hard" },
];

beforeEach(() => note({ answered: {}, day: null, streak: 0, theme: null, difficulty: null }));

describe("the address of puzzles", () => {
  it("leads to all of them, to one, or to today's", () => {
    for (const puzzle of [null, "today", "0123abcd"]) {
      expect(parse(address({ page: "puzzles", puzzle }))).toEqual({ page: "puzzles", puzzle });
    }
    expect(parse("#/puzzles/what")).toEqual({ page: "lost" });
  });
});

describe("progress with puzzles", () => {
  it("counts the first answer alone", () => {
    noteAnswer("aaaaaaaa", false);
    noteAnswer("aaaaaaaa", true);
    expect(progress().answered).toEqual({ aaaaaaaa: false });
    expect(JSON.parse(localStorage.getItem("grachten-puzzles")!)).toMatchObject({ answered: { aaaaaaaa: false } });
  });

  it("counts days in a row, over the end of a month", () => {
    noteDay("2027-02-27");
    noteDay("2027-02-28");
    noteDay("2027-02-28");
    noteDay("2027-03-01");
    expect(streakOn("2027-03-01")).toBe(3);
    expect(streakOn("2027-03-02")).toBe(3);
    expect(streakOn("2027-03-03")).toBe(0);
    noteDay("2027-03-03");
    expect(streakOn("2027-03-03")).toBe(1);
  });

  it("goes on to the next that is wanted, and comes round", () => {
    expect(nextOf(PUZZLES, null)?.id).toBe("aaaaaaaa");
    expect(nextOf(PUZZLES, "aaaaaaaa")?.id).toBe("bbbbbbbb");
    note({ theme: "last-route" });
    expect(PUZZLES.filter((puzzle) => isWanted(puzzle))).toHaveLength(2);
    expect(nextOf(PUZZLES, "aaaaaaaa")?.id).toBe("cccccccc");
    expect(nextOf(PUZZLES, "cccccccc")?.id).toBe("aaaaaaaa");
    noteAnswer("aaaaaaaa", true);
    expect(nextOf(PUZZLES, null)?.id).toBe("cccccccc");
    noteAnswer("cccccccc", true);
    expect(nextOf(PUZZLES, null)?.id).toBe("aaaaaaaa"); // all have an answer: they begin again
    note({ difficulty: "medium" });
    expect(nextOf(PUZZLES, null)).toBeNull();
  });
});

describe("one choice", () => {
  it("is a route, however it is paid", () => {
    const claim = { type: "claim", route: 3, colour: "red", wilds: 0 } as const;
    expect(isSameChoice(claim, { ...claim, colour: null, wilds: 2 })).toBe(true);
    expect(isSameChoice(claim, { ...claim, route: 4 })).toBe(false);
    expect(isSameChoice({ type: "take", card: "red", space: 0 }, { type: "take", card: "red", space: 4 })).toBe(true);
    expect(isSameChoice({ type: "keep", choice: "both" }, { type: "keep", choice: "first" })).toBe(false);
    expect(isSameChoice({ type: "draw" }, { type: "draw-contracts" })).toBe(false);
  });
});
