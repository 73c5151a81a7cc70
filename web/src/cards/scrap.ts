/** The scrap of the map that a contract shows: which part, how large, and what lies on it. */

import type { BoardFacts } from "../protocol";
import { path } from "./ink";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Scrap {
  /** The two places, the northern one first, and which locations they are. */
  readonly ends: readonly [Point, Point];
  readonly places: readonly [number, number];
  /** The line between them, swelling a little so that it is no route. */
  readonly line: string;
  readonly others: readonly Point[];
  readonly links: string;
  /** From the board's units to the card's. */
  readonly scale: number;
  readonly shift: Point;
}

/** The part of a card that shows the map, and where in it the two places have to lie. */
export const WINDOW = { x: 6.5, y: 24, width: 147, height: 56 } as const;
const ROOM = { x: 18, y: 33, width: 90, height: 38 } as const;
const CLOSEST = 0.24;

export function scrap(board: BoardFacts, contract: number): Scrap {
  const [one, two] = board.contracts[contract]!.ends;
  const north = board.locations[one]!.y <= board.locations[two]!.y;
  const places: [number, number] = north ? [one, two] : [two, one];
  const [a, b] = [board.locations[places[0]]!, board.locations[places[1]]!];
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const scale = Math.min(CLOSEST, ROOM.width / (across || 1), ROOM.height / (down || 1));
  const shift = {
    x: ROOM.x + ROOM.width / 2 - (scale * (a.x + b.x)) / 2,
    y: ROOM.y + ROOM.height / 2 - (scale * (a.y + b.y)) / 2,
  };
  const at = (index: number): Point => {
    const { x, y } = board.locations[index]!;
    return { x: x * scale + shift.x, y: y * scale + shift.y };
  };
  const ends: [Point, Point] = [at(places[0]), at(places[1])];
  return {
    ends,
    places,
    line: bow(...ends),
    others: board.locations
      .map((_, index) => index)
      .filter((index) => !places.includes(index))
      .map(at)
      .filter(inside),
    links: board.routes
      .filter((route, index) => route.twin === null || index < route.twin)
      .map(({ ends: [from, to] }) => [at(from), at(to)] as const)
      .filter(([from, to]) => inside(from) || inside(to))
      .map(([from, to]) => path`M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join(""),
    scale,
    shift,
  };
}

function inside({ x, y }: Point): boolean {
  return (
    x > WINDOW.x && x < WINDOW.x + WINDOW.width && y > WINDOW.y && y < WINDOW.y + WINDOW.height
  );
}

function bow(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [across, down] = [to.x - from.x, to.y - from.y];
  return path`M${from.x} ${from.y}Q${x + down * 0.14} ${y - across * 0.14} ${to.x} ${to.y}`;
}
