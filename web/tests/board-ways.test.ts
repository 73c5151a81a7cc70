// @vitest-environment node
import { describe, expect, it } from "vitest";
import { servedBy, servingRoutes, standingOf, waysOf, type Standing } from "../src/board/ways";
import { owners } from "../src/play/stage";
import { AMSTERDAM as board } from "./drawn";
import { SENT } from "./replay-fixture";

const place = (name: string): number => board.locations.findIndex((location) => location.name === name);
const route = (from: string, to: string): number =>
  board.routes.findIndex(({ ends }) => [place(from), place(to)].every((end) => ends.includes(end)));

function standing(mine: readonly number[], theirs: readonly number[] = [], more: Partial<Standing> = {}): Standing {
  const owned = board.routes.map((_, index) => (mine.includes(index) ? 0 : theirs.includes(index) ? 1 : null));
  return { owners: owned, seat: 0, players: 2, carts: 16, ...more };
}

/** Every way between two places, by trying all of them: the fewest spaces, and the routes of those. */
function tried(game: Standing, [from, to]: readonly [number, number]): { spaces: number; routes: Set<number> } {
  let spaces = Infinity;
  let found = new Set<number>();
  const walk = (at: number, been: ReadonlySet<number>, used: readonly number[], cost: number): void => {
    if (cost > spaces) return;
    if (at === to) {
      if (cost < spaces) [spaces, found] = [cost, new Set()];
      for (const each of used) found.add(each);
      return;
    }
    board.routes.forEach(({ ends, length, twin }, index) => {
      if (!ends.includes(at)) return;
      const next = ends[0] === at ? ends[1] : ends[0];
      const owner = game.owners[index] ?? null;
      const other = twin === null ? null : game.owners[twin]!;
      const isShut = owner === null ? other !== null && (other === 0 || game.players === 2) : owner !== 0;
      if (!isShut && !been.has(next))
        walk(next, new Set([...been, next]), [...used, index], cost + (owner === 0 ? 0 : length));
    });
  };
  walk(from, new Set([from]), [], 0);
  return { spaces, routes: found };
}

describe("the ways of a contract", () => {
  it("count as many spaces as the server does, in every frame of a game", () => {
    let compared = 0;
    for (const { view, own } of SENT.frames) {
      own.forEach((seat) => {
        const game = standingOf(view, owners(view, board.routes.length), seat.seat);
        [...seat.contracts, ...seat.offered].forEach((contract, n) => {
          expect(waysOf(board, game, board.contracts[contract]!.ends).spaces).toBe(seat.missing[n]);
          compared += 1;
        });
      });
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("are all the shortest, and no other route: as trying every way finds them", () => {
    const games = [standing([]), standing([14, 2, 31], [10, 35]), standing([32, 14], [2, 6, 21], { players: 3 })];
    for (const game of games) {
      for (const { ends } of board.contracts.slice(0, 8)) {
        const { spaces, routes } = tried(game, ends);
        const ways = waysOf(board, game, ends);
        expect(ways.spaces).toBe(spaces);
        const open = (all: Iterable<number>): number[] =>
          [...all].filter((each) => game.owners[each] === null).sort((a, b) => a - b);
        expect(open(ways.routes)).toEqual(open(routes));
        for (const each of routes) if (game.owners[each] === 0 && spaces > 0) expect(ways.routes.has(each)).toBe(true);
      }
    }
  });

  it("of a completed one are its path, without what branches off", () => {
    const ends = [place("Dam"), place("Begijnhof")] as const;
    const [path, spur] = [route("Dam", "Begijnhof"), route("Oude Kerk", "Dam")];
    const ways = waysOf(board, standing([path, spur]), ends);
    expect(ways.state).toBe("done");
    expect([...ways.routes]).toEqual([path]);
  });

  it("are none where the carts do not suffice, or everything is shut", () => {
    const { ends } = board.contracts[0]!;
    const open = waysOf(board, standing([]), ends);
    const few = waysOf(board, standing([], [], { carts: open.spaces! - 1 }), ends);
    expect([few.state, few.spaces, few.routes.size]).toEqual(["carts", open.spaces, 0]);
    const round = board.routes.flatMap((each, index) => (each.ends.includes(ends[0]) ? [index] : []));
    const shut = waysOf(board, standing([], round), ends);
    expect([shut.state, shut.spaces, shut.routes.size]).toEqual(["none", null, 0]);
  });

  it("say which routes serve a contract, and what one would complete", () => {
    const contract = board.contracts.findIndex(({ ends }) => waysOf(board, standing([]), ends).spaces! >= 3);
    const serving = [...servingRoutes(board, standing([]), [contract])];
    expect(serving.length).toBeGreaterThan(0);
    const first = serving[0]!;
    expect(servedBy(board, standing([]), [contract], first)).toEqual({ completed: [], nearer: [contract] });
    const { routes, spaces } = waysOf(board, standing([]), board.contracts[contract]!.ends);
    const last = [...routes].find((each) => {
      const rest = standing([...routes].filter((other) => other !== each));
      return servedBy(board, rest, [contract], each).completed.length > 0;
    });
    expect(spaces).toBeGreaterThan(0);
    expect(last === undefined || serving.includes(last)).toBe(true);
    const beside = board.routes.findIndex((_, index) => !routes.has(index));
    expect(servedBy(board, standing([]), [contract], beside)).toEqual({ completed: [], nearer: [] });
  });
});
