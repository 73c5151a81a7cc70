/** Where the routes lie: one arc for each link between two locations, spaces along it. */

import type { BoardFacts } from "../protocol";
import { arc, box, corners, gap, gapToCircle, type Arc, type Box, type Point } from "./shapes";

export const MEDALLION = 17;
export const TWINS_APART = 26;
export const SPACE_WIDTH = 22;
const SPACE_LENGTH = 60;
const SHORTEST = 34;
const SPACE_GAP = 5;
/** Between two spaces of a route, where a long link leaves room for more. */
const WIDEST_GAP = 7;
/** Between a medallion and the first space. */
const END_GAP = 4;
/** What the search for bows tries to keep between two routes. */
const CLEARANCE = 7;
const BOWS = [0, 6, 12, 18, 24, 32, 40, 52, 66].flatMap((bow) => (bow ? [bow, -bow] : [bow]));
const ROUNDS = 4;

/** All routes between two locations: one, or the two of a double route. */
export interface Link {
  readonly ends: readonly [number, number];
  readonly routes: readonly number[];
  readonly length: number;
}

export function linksOf(board: BoardFacts): Link[] {
  return board.routes.flatMap(({ ends, length, twin }, route) => {
    if (twin !== null && twin < route) return [];
    return [{ ends, length, routes: twin === null ? [route] : [route, twin] }];
  });
}

export function arcOf(link: Link, medallions: readonly Point[], bow: number): Arc {
  return arc(medallions[link.ends[0]]!, medallions[link.ends[1]]!, bow);
}

/** How far each route of the link lies to the right of its arc. */
export function asidesOf(link: Link): number[] {
  return link.routes.length === 1 ? [0] : [-TWINS_APART / 2, TWINS_APART / 2];
}

/** The spaces of each route of the link; those of a double route stand side by side. */
export function rowsOf(link: Link, course: Arc): Box[][] {
  const asides = asidesOf(link);
  const room = course.length - 2 * (MEDALLION + END_GAP);
  // On the inner side of a bend the spaces' corners come closer together, and must not meet.
  const innerEdge = Math.max(...asides) + SPACE_WIDTH / 2;
  const squeeze = Math.max(0.2, 1 - (innerEdge * 2 * Math.abs(course.halfTurn)) / course.length);
  const free = room * squeeze - SPACE_GAP * (link.length - 1);
  const long = Math.max(SHORTEST, Math.min(SPACE_LENGTH, free / link.length));
  const spare = (room * squeeze - long * link.length) / (link.length + 1);
  const pitch = (long + Math.min(Math.max(spare, SPACE_GAP), WIDEST_GAP)) / squeeze;
  return asides.map((aside) =>
    Array.from({ length: link.length }, (_, index) => {
      const along = course.length / 2 + (index - (link.length - 1) / 2) * pitch;
      const { x, y, angle } = course.at(along, aside);
      return box(x, y, long, SPACE_WIDTH, angle);
    }),
  );
}

/** Bends the links until no two rows of spaces are in each other's way, if that is possible. */
export function settle(
  links: readonly Link[],
  medallions: readonly Point[],
  known: readonly (number | null)[],
  [width, height]: Point,
): number[] {
  const spaces = (index: number, bow: number): Box[] =>
    rowsOf(links[index]!, arcOf(links[index]!, medallions, bow)).flat();
  const bows = known.map((bow) => bow ?? 0);
  const rows = bows.map((bow, index) => spaces(index, bow));
  const cost = (index: number, bow: number): number => {
    const mine = spaces(index, bow);
    let sum = 0.004 * Math.abs(bow);
    for (const space of mine) {
      rows.forEach((theirs, other) => {
        if (other !== index) for (const their of theirs) sum += crowding(gap(space, their));
      });
      for (const medallion of medallions) sum += crowding(gapToCircle(space, medallion, MEDALLION));
      if (corners(space).some(([x, y]) => x < 4 || y < 4 || x > width - 4 || y > height - 4)) sum += 20;
    }
    return sum;
  };
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    known.forEach((decided, index) => {
      if (decided !== null) return;
      const costs = BOWS.map((bow) => cost(index, bow));
      const best = BOWS[costs.indexOf(Math.min(...costs))]!;
      changed ||= best !== bows[index];
      bows[index] = best;
      rows[index] = spaces(index, best);
    });
    if (!changed) break;
  }
  return bows;
}

function crowding(between: number): number {
  return between >= CLEARANCE ? 0 : (CLEARANCE - between) ** 2 / 4;
}
