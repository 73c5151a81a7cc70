/**
 * The shortest ways between the two places of a contract that are still open to a seat.
 *
 * `grachten.rules.distances` counts the same spaces for the cards (`missing`); a test compares them.
 */

import type { BoardFacts, View } from "../protocol";
import { isClosed } from "./doubles";

/** Whose ways, over which routes. */
export interface Standing {
  /** The seat that owns each route. */
  readonly owners: readonly (number | null)[];
  readonly seat: number;
  readonly players: number;
  /** Carts that the seat has left. */
  readonly carts: number;
}

export interface Ways {
  readonly ends: readonly [number, number];
  /** `carts`: there is a way, but not enough carts for it. */
  readonly state: "open" | "done" | "carts" | "none";
  /** Spaces still to be claimed, 0 if it is completed; null if no way is left. */
  readonly spaces: number | null;
  readonly carts: number;
  /** The routes of all ways of that length, own ones included; none where it cannot be done. */
  readonly routes: ReadonlySet<number>;
}

export function standingOf(view: View, owners: Standing["owners"], seat: number): Standing {
  return { owners, seat, players: view.players, carts: view.seats[seat]?.carts ?? 0 };
}

export function waysOf(board: BoardFacts, standing: Standing, ends: Ways["ends"]): Ways {
  const prices = board.routes.map((_, route) => price(board, standing, route));
  const [from, to] = ends.map((end) => distances(board, prices, end)) as [number[], number[]];
  const spaces = from[ends[1]]!;
  const { carts } = standing;
  if (!Number.isFinite(spaces)) return { ends, state: "none", spaces: null, carts, routes: new Set() };
  if (spaces > carts) return { ends, state: "carts", spaces, carts, routes: new Set() };
  const on = board.routes.flatMap(({ ends: [a, b] }, route) => {
    const through = Math.min(from[a]! + to[b]!, from[b]! + to[a]!) + prices[route]!;
    return through === spaces ? [route] : [];
  });
  return {
    ends,
    state: spaces === 0 ? "done" : "open",
    spaces,
    carts,
    routes: withoutSpurs(board, on, ends),
  };
}

/** The routes still to be claimed that lie on a shortest way of one of these contracts. */
export function servingRoutes(
  board: BoardFacts,
  standing: Standing,
  contracts: readonly number[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const contract of contracts) {
    for (const route of waysOf(board, standing, board.contracts[contract]!.ends).routes) {
      if (standing.owners[route] === null) found.add(route);
    }
  }
  return found;
}

/** Which of these contracts would be completed by claiming a route, and which come nearer by it. */
export function servedBy(
  board: BoardFacts,
  standing: Standing,
  contracts: readonly number[],
  route: number,
): { readonly completed: readonly number[]; readonly nearer: readonly number[] } {
  const owners = standing.owners.with(route, standing.seat);
  const completed: number[] = [];
  const nearer: number[] = [];
  for (const contract of contracts) {
    const { ends } = board.contracts[contract]!;
    const now = waysOf(board, standing, ends);
    if (now.state !== "open") continue;
    const then = waysOf(board, { ...standing, owners }, ends);
    if (then.spaces === 0) completed.push(contract);
    else if (now.routes.has(route)) nearer.push(contract);
  }
  return { completed, nearer };
}

/** What a route costs the seat, in spaces: nothing if it is its own, too much if it cannot be had (5.6). */
function price({ routes }: BoardFacts, { owners, seat, players }: Standing, route: number): number {
  const owner = owners[route] ?? null;
  if (owner !== null) return owner === seat ? 0 : Infinity;
  const wanted = routes[route]!;
  return isClosed(wanted, owners, seat, players) ? Infinity : wanted.length;
}

function distances({ routes, locations }: BoardFacts, prices: readonly number[], start: number): number[] {
  const far = locations.map((_, location) => (location === start ? 0 : Infinity));
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    routes.forEach(({ ends: [a, b] }, route) => {
      for (const [here, there] of [[a, b] as const, [b, a] as const]) {
        const through = far[here]! + prices[route]!;
        if (through < far[there]!) [far[there], isShorter] = [through, true];
      }
    });
  }
  return far;
}

/** Own routes cost nothing, so those beside the way would count as well: what ends nowhere is left out. */
function withoutSpurs({ routes }: BoardFacts, on: readonly number[], ends: Ways["ends"]): ReadonlySet<number> {
  let kept = on;
  for (;;) {
    const meeting = new Map<number, number>();
    for (const route of kept)
      for (const end of routes[route]!.ends) meeting.set(end, (meeting.get(end) ?? 0) + 1);
    const isSpur = (end: number): boolean => meeting.get(end) === 1 && !ends.includes(end);
    const next = kept.filter((route) => !routes[route]!.ends.some(isSpur));
    if (next.length === kept.length) return new Set(next);
    kept = next;
  }
}
