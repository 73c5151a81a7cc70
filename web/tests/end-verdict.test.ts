import { afterEach, describe, expect, it } from "vitest";
import { standingsOf } from "../src/end/standings";
import { verdictOf } from "../src/end/verdict";
import { lineOf, wayOf } from "../src/end/ways";
import type { Count } from "../src/end/count";
import type { SeatScore } from "../src/protocol";
import { noteCounted, wasCounted } from "../src/state/counted";
import { BOARD as CROSS } from "./cards-board";
import { BOARD, table } from "./replay-fixture";

function score(routes: number, contracts: number[], merchandise: number): SeatScore {
  return {
    routes,
    contracts: contracts.map((points, contract) => ({ contract, completed: points > 0, points })),
    merchandise_cards: 0,
    merchandise,
    total: routes + merchandise + contracts.reduce((sum, points) => sum + points, 0),
  };
}

function count(scores: SeatScore[], winners: number[]): Count {
  return { scores, winners, beats: [] };
}

describe("the verdict", () => {
  const three = count([score(20, [5, -8], 8), score(22, [9, 6], 4), score(10, [5], 2)], [1]);

  it("compares the winner with the next, and the others with the winner", () => {
    expect(verdictOf(three, 1)).toMatchObject({ place: 1, rival: 0, margin: 16 });
    expect(verdictOf(three, 0)).toMatchObject({ place: 2, rival: 1, margin: 16 });
    expect(verdictOf(three, 2)).toMatchObject({ place: 3, rival: 1, margin: 24 });
    expect(verdictOf(three, null)).toEqual(verdictOf(three, 1));
  });

  it("finds what made the largest difference", () => {
    expect(verdictOf(three, 0)!.decided).toEqual({ source: "contracts", points: 18 });
    expect(verdictOf(three, 2)!.decided).toEqual({ source: "routes", points: 12 });
    const goods = count([score(20, [], 8), score(20, [], 4)], [0]);
    expect(verdictOf(goods, 0)!.decided).toEqual({ source: "merchandise", points: 4 });
  });

  it("knows that contracts decide between equals, and that a victory can be shared", () => {
    const tied = count([score(20, [5], 0), score(17, [5, 3], 0)], [1]);
    expect(verdictOf(tied, 0)).toMatchObject({ place: 2, margin: 0, decided: null, tie: { more: 2, fewer: 1 } });
    const shared = count([score(20, [5], 0), score(20, [5], 0), score(3, [], 0)], [0, 1]);
    expect([verdictOf(shared, 0), verdictOf(shared, null)]).toEqual([null, null]);
    expect(verdictOf(shared, 2)).toMatchObject({ place: 3, rival: 0, margin: 22 });
  });
});

describe("the series", () => {
  it("is told from its second game on, and me first among equals", () => {
    expect(standingsOf(table(), 0)).toBeNull();
    const result = { totals: [1, 2, 3], completed: [0, 0, 0], winners: [2], gave_up: [], practice: false, hinted: [] };
    const now = table({ result, series: { games: 2, wins: [1, 1, 0] } });
    expect(standingsOf(now, 2)).toEqual({
      games: 3,
      rows: [
        { seat: 2, wins: 1 },
        { seat: 0, wins: 1 },
        { seat: 1, wins: 1 },
      ],
      leader: null,
      score: "1 : 1 : 1",
    });
    const lead = standingsOf({ ...now, series: { games: 2, wins: [0, 1, 1] } }, 0)!;
    expect([lead.leader, lead.score]).toEqual([2, "2 : 1 : 0"]);
    expect(standingsOf({ ...now, status: "playing", result: null }, 2)).toBeNull();
  });
});

describe("the way of a contract", () => {
  it("runs along one's own routes, or shows the gap", () => {
    const owners = [0, 1, 0, null];
    expect(wayOf(CROSS, owners, 0, [0, 2])).toEqual({
      stages: [
        { route: 0, from: 0, to: 1, isOwn: true },
        { route: 2, from: 1, to: 2, isOwn: true },
      ],
      missing: 0,
    });
    const failed = wayOf(CROSS, owners, 1, [2, 0]);
    expect(failed.stages.map(({ route, isOwn }) => [route, isOwn])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(failed.missing).toBe(2);
  });

  it("prefers what was still open", () => {
    const { stages } = wayOf(CROSS, [1, null, null, null], 0, [0, 1]);
    expect(stages.map(({ route }) => route)).toEqual([1]);
  });

  it("is drawn from medallion to medallion, whichever way it is gone", () => {
    const [from, to] = BOARD.routes[0]!.ends;
    const there = lineOf(BOARD.drawing, { route: 0, from, to });
    const back = lineOf(BOARD.drawing, { route: 0, from: to, to: from });
    const points = (d: string) => d.slice(1).split("L");
    expect(points(back)).toEqual(points(there).reverse());
    expect(points(there)).toHaveLength(BOARD.routes[0]!.length + 2);
  });
});

describe("games that were counted", () => {
  afterEach(() => localStorage.clear());

  it("are remembered, the last sixty of them", () => {
    expect(wasCounted("a")).toBe(false);
    noteCounted("a");
    expect(wasCounted("a")).toBe(true);
    for (let n = 0; n < 60; n++) noteCounted(`game-${n}`);
    expect([wasCounted("a"), wasCounted("game-0"), wasCounted("game-59")]).toEqual([false, true, true]);
    localStorage.setItem("grachten-counted", "{");
    expect(wasCounted("game-59")).toBe(false);
  });
});
