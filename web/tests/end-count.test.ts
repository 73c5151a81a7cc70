// @vitest-environment node
import { describe, expect, it } from "vitest";
import { contractPoints, countOf, rankOf, signed, totalsAfter } from "../src/end/count";
import { longestPath, statisticsOf } from "../src/end/statistics";
import type { SeatScore } from "../src/protocol";
import { BOARD, LAST, REPLAY, VIEW } from "./replay-fixture";

const count = countOf(LAST.events)!;

function score(merchandise_cards: number, contracts: number[] = []): SeatScore {
  return {
    routes: 10,
    contracts: contracts.map((points, contract) => ({ contract, completed: points > 0, points })),
    merchandise_cards,
    merchandise: 0,
    total: 0,
  };
}

describe("the count", () => {
  it("is in the last events, and only there", () => {
    expect(countOf(REPLAY.frames[0]!.events)).toBeNull();
    expect(count.winners).toEqual(REPLAY.result!.winners);
  });

  it("tells routes, then contracts, then merchandise", () => {
    const kinds = count.beats.map((beat) => beat.kind);
    expect(kinds).toEqual([...kinds].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    expect(new Set(kinds).size).toBe(3);
  });

  it("turns over everybody's first contract before anybody's second", () => {
    const events = [score(0, [3, -4, 5]), score(0, [6])].map((each, seat) => ({
      type: "seat-scored" as const,
      seat,
      score: each,
    }));
    const told = countOf([...events, { type: "game-ended", winners: [0] }])!;
    const contracts = told.beats.filter((beat) => beat.kind === "contract");
    expect(contracts.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [1, 6],
      [0, -4],
      [0, 5],
    ]);
  });

  it("adds up to the totals of the result", () => {
    expect(totalsAfter(count, 0)).toEqual([0, 0]);
    expect(totalsAfter(count, 2)).toEqual(count.scores.map(({ routes }) => routes));
    expect(totalsAfter(count, count.beats.length)).toEqual(REPLAY.result!.totals);
  });

  it("ranks merchandise as rule 7.3 does", () => {
    const scores = [score(5), score(3), score(3), score(1), score(0)];
    expect(scores.map((_, seat) => rankOf(scores, seat))).toEqual([1, 2, 2, 4, null]);
  });

  it("writes points with their sign", () => {
    expect([3, 0, -4].map(signed)).toEqual(["+3", "+0", "−4"]);
    expect(contractPoints(score(0, [3, -4]))).toBe(-1);
  });
});

const ORDER = ["routes", "contract", "merchandise"];

describe("the game in numbers", () => {
  const figures = statisticsOf(BOARD, VIEW, count.scores);

  it("counts routes by length, which are the carts on the board", () => {
    figures.forEach((figure, seat) => {
      const spaces = figure.byLength.reduce((sum, routes, n) => sum + routes * (n + 1), 0);
      expect(spaces + VIEW.seats[seat]!.carts).toBe(BOARD.carts);
      const longest = figure.byLength.findLastIndex((routes) => routes > 0) + 1;
      expect(BOARD.routes[figure.longest!]!.length).toBe(longest);
    });
  });

  it("counts what was completed, and what was left", () => {
    expect(figures.map((figure) => figure.done)).toEqual(REPLAY.result!.completed);
    expect(figures.map((figure) => figure.held)).toEqual(VIEW.seats.map((seat) => seat.contracts));
    expect(figures.map((figure) => figure.cardsLeft)).toEqual(VIEW.seats.map((seat) => seat.cards));
    expect(figures.map((figure) => figure.merchandise)).toEqual(
      VIEW.seats.map((seat) => seat.merchandise),
    );
  });

  it("finds the longest path, without using a route twice", () => {
    const link = (from: number, to: number, length: number) => ({
      ends: [from, to] as [number, number],
      length,
      colour: "grey" as const,
      cart: false,
      twin: null,
    });
    // A triangle with a tail, and a route apart from them.
    const routes = [link(0, 1, 1), link(1, 2, 2), link(2, 0, 3), link(2, 3, 4), link(5, 6, 4)];
    const board = { ...BOARD, routes };
    expect(longestPath(board, [0, 1, 2, 3, 4])).toBe(10);
    expect(longestPath(board, [0, 3, 4])).toBe(4);
    expect(longestPath(board, [])).toBe(0);
  });
});
