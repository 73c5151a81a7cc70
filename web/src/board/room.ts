/** Where on the map something can be written without covering a route, a place or the table of points. */

import type { Drawing } from "./drawing";
import { box, gap, gapToCircle, type Box, type Point } from "./shapes";

/** The map in squares of so many units. */
const CELL = 4;
/** Air round what must be seen. */
const AIR = 2;
/** Half the diagonal of a square: no square counts as free of which a corner is taken. */
const CORNER = CELL * Math.SQRT1_2;
/** The badge of a place that matters, as Places.svelte draws it. */
const BADGE = { x: 12.5, y: -12.5, radius: 9 };

/** In the lower right corner of a small board lie the buttons of the window onto it. */
const BUTTONS = 124;

/** All boxes of a size that lie on the map, every so many squares. */
const STRIDE = 2;

export class Room {
  readonly #columns: number;
  readonly #rows: number;
  /** How many squares above and to the left of each are taken. */
  readonly #sums: Uint32Array;

  constructor(drawing: Drawing) {
    this.#columns = Math.floor(drawing.width / CELL);
    this.#rows = Math.floor(drawing.height / CELL);
    const taken = new Uint8Array(this.#columns * this.#rows);
    const { medallions, radius, points, routes } = drawing;
    for (const route of routes) for (const space of route.spaces) this.#take(taken, space, AIR);
    if (points) this.#take(taken, points, 0);
    this.#take(taken, box(drawing.width - BUTTONS / 2, drawing.height - BUTTONS / 2, BUTTONS, BUTTONS), 0);
    for (const [x, y] of medallions) {
      this.#takeCircle(taken, [x, y], radius + AIR);
      this.#takeCircle(taken, [x + BADGE.x, y + BADGE.y], BADGE.radius);
    }
    this.#sums = this.#summed(taken);
  }

  /** How many squares of a box are taken; it lies on the map. */
  taken({ x, y, width, height }: Box): number {
    const [left, top] = [Math.floor((x - width / 2) / CELL), Math.floor((y - height / 2) / CELL)];
    const [right, low] = [Math.ceil((x + width / 2) / CELL), Math.ceil((y + height / 2) / CELL)];
    return this.#sum(left, top, Math.min(right, this.#columns), Math.min(low, this.#rows));
  }

  /** How much of a straight line lies on what must be seen, in units of the map. */
  crossed([x, y]: Point, [u, v]: Point): number {
    const long = Math.hypot(u - x, v - y);
    let found = 0;
    for (let at = 2 * CELL; at < long; at += CELL) {
      const [px, py] = [x + ((u - x) * at) / long, y + ((v - y) * at) / long];
      if (this.taken(box(px, py, 0.1, 0.1)) > 0) found += CELL;
    }
    return found;
  }

  /**
   * The cheapest of all free boxes of a size not too far from a point; null if none is free.
   *
   * `cost` is told what the cheapest has cost so far: it need not be exact about anything dearer.
   */
  best([width, height]: Point, [x, y]: Point, reach: number, cost: (spot: Box, least: number) => number): Box | null {
    let found: Box | null = null;
    let least = Infinity;
    for (const spot of this.#spots([width, height], [x, y], reach)) {
      if (this.taken(spot) > 0) continue;
      const price = cost(spot, least);
      if (price < least) [found, least] = [spot, price];
    }
    return found;
  }

  /** Where there is no free one: that which covers least, and of those the cheapest. */
  leastBad([width, height]: Point, cost: (spot: Box) => number): Box | null {
    let found: Box | null = null;
    let least = Infinity;
    for (const spot of this.#spots([width, height], [0, 0], Infinity)) {
      const price = this.taken(spot) * CELL * CELL + cost(spot);
      if (price < least) [found, least] = [spot, price];
    }
    return found;
  }

  *#spots([width, height]: Point, [x, y]: Point, reach: number): Generator<Box> {
    const [wide, high] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
    const from = (at: number, size: number): number => Math.max(0, Math.ceil((at - reach - size) / CELL));
    const to = (at: number, end: number): number => Math.min(end, Math.floor((at + reach) / CELL));
    for (let row = from(y, height); row <= to(y, this.#rows - high); row += STRIDE) {
      for (let column = from(x, width); column <= to(x, this.#columns - wide); column += STRIDE) {
        yield box(column * CELL + width / 2, row * CELL + height / 2, width, height);
      }
    }
  }

  #take(taken: Uint8Array, what: Box, air: number): void {
    const reach = Math.hypot(what.width, what.height) / 2 + air + CELL;
    this.#mark(taken, [what.x, what.y], reach, (point) => gapToCircle(what, point, 0) < air + CORNER);
  }

  #takeCircle(taken: Uint8Array, [x, y]: Point, radius: number): void {
    const isIn = ([px, py]: Point): boolean => Math.hypot(px - x, py - y) < radius + CORNER;
    this.#mark(taken, [x, y], radius + CELL, isIn);
  }

  #mark(taken: Uint8Array, [x, y]: Point, reach: number, isIn: (point: Point) => boolean): void {
    const first = (at: number): number => Math.max(0, Math.floor((at - reach) / CELL));
    const last = (at: number, end: number): number => Math.min(end - 1, Math.ceil((at + reach) / CELL));
    for (let row = first(y); row <= last(y, this.#rows); row++) {
      for (let column = first(x); column <= last(x, this.#columns); column++) {
        if (isIn([(column + 0.5) * CELL, (row + 0.5) * CELL])) taken[row * this.#columns + column] = 1;
      }
    }
  }

  #summed(taken: Uint8Array): Uint32Array {
    const wide = this.#columns + 1;
    const sums = new Uint32Array(wide * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let along = 0;
      for (let column = 0; column < this.#columns; column++) {
        along += taken[row * this.#columns + column]!;
        sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + along;
      }
    }
    return sums;
  }

  #sum(left: number, top: number, right: number, low: number): number {
    const at = (column: number, row: number): number => this.#sums[row * (this.#columns + 1) + column]!;
    return at(right, low) - at(left, low) - at(right, top) + at(left, top);
  }
}

const rooms = new WeakMap<Drawing, Room>();

/** Measured once for every drawing. */
export function roomOn(drawing: Drawing): Room {
  const known = rooms.get(drawing);
  if (known) return known;
  const room = new Room(drawing);
  rooms.set(drawing, room);
  return room;
}

/** Whether a box keeps clear of all of these. */
export function isApart(spot: Box, others: readonly Box[], air: number): boolean {
  return others.every((other) => gap(spot, other) >= air);
}
