/** Where a contract runs on the map: along a player's own routes, or with a gap where it failed. */

import type { Drawing } from "../board/drawing";
import { distance, type Point } from "../board/shapes";
import type { BoardFacts } from "../protocol";

/** One route on the way, from place to place. */
export interface Stage {
  readonly route: number;
  readonly from: number;
  readonly to: number;
  /** The player owns it; otherwise it is a part of the gap. */
  readonly isOwn: boolean;
}

export interface Way {
  readonly stages: readonly Stage[];
  /** Spaces that are missing. */
  readonly missing: number;
}

/** A route that somebody else has is no worse a gap, but an open one would have been possible. */
const TAKEN = 0.01;

/**
 * The way with the fewest spaces missing for a seat, between two places. Of two such ways, the one
 * along fewer routes, and along routes that nobody had.
 */
export function wayOf(
  board: BoardFacts,
  owners: readonly (number | null)[],
  seat: number,
  [start, goal]: readonly [number, number],
): Way {
  const cost = (route: number): number => {
    const owner = owners[route] ?? null;
    if (owner === seat) return 0.0001;
    return board.routes[route]!.length + (owner === null ? 0 : TAKEN);
  };
  const best = new Map<number, { cost: number; last: Stage | null }>([[start, { cost: 0, last: null }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (best.get(b)!.cost < best.get(a)!.cost ? b : a));
    open.delete(here);
    board.routes.forEach(({ ends }, route) => {
      if (!ends.includes(here)) return;
      const to = ends[0] === here ? ends[1] : ends[0];
      const total = best.get(here)!.cost + cost(route);
      if (total >= (best.get(to)?.cost ?? Infinity)) return;
      const last = { route, from: here, to, isOwn: owners[route] === seat };
      best.set(to, { cost: total, last });
      open.add(to);
    });
  }
  const stages: Stage[] = [];
  for (let last = best.get(goal)?.last; last; last = best.get(last.from)?.last) stages.unshift(last);
  const missing = stages
    .filter(({ isOwn }) => !isOwn)
    .reduce((sum, { route }) => sum + board.routes[route]!.length, 0);
  return { stages, missing };
}

/** Path data along the spaces of a route, from medallion to medallion. */
export function lineOf(drawing: Drawing, { route, from, to }: Omit<Stage, "isOwn">): string {
  const [start, end] = [drawing.medallions[from]!, drawing.medallions[to]!];
  const spaces = drawing.routes[route]!.spaces.map(({ x, y }): Point => [x, y]);
  const first = spaces[0] ?? start;
  const last = spaces.at(-1) ?? end;
  if (distance(first, start) > distance(last, start)) spaces.reverse();
  return [start, ...spaces, end]
    .map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}
