/** Blocks of houses: a strip of town between two lines, cut into blocks by streets. */

import type { Chance } from "./chance";
import { dots, lines, mark, type Mark } from "./path";
import { between, distance, inside, resample, smooth, type Line, type Point } from "./shapes";

/** Points on each edge of a strip; odd, so that the middle is one of them. */
const FINE = 97;
/** A block narrower than this would be a blot. */
const LEAST = 4.5;

/** The land between two lines that run side by side, as a grid: u along, v across. */
export class Strip {
  readonly #near: Line;
  readonly #far: Line;

  /** Lines through equally many points match point by point, others by their length. */
  constructor(near: Line, far: Line) {
    const same = near.length === far.length;
    this.#near = same ? smooth(near) : resample(smooth(near), FINE);
    this.#far = same ? smooth(far) : resample(smooth(far), FINE);
  }

  /** The point at those shares of the strip's length and width. */
  at(u: number, v: number): Point {
    const place = Math.min(Math.max(u, 0), 1) * (this.#near.length - 1);
    const index = Math.min(Math.floor(place), this.#near.length - 2);
    const along = (edge: Line): Point => between(edge[index]!, edge[index + 1]!, place - index);
    return between(along(this.#near), along(this.#far), v);
  }

  /** A line all along the strip, at that share of its width. */
  line(v: number): Point[] {
    return this.#near.map((point, index) => between(point, this.#far[index]!, v));
  }
}

/** How a quarter is built: half a street, the quay, and the depth of houses round a garden. */
export interface Manner {
  readonly street: number;
  readonly quay: number;
  /** Without it there are no gardens: houses fill the block. */
  readonly depth?: number;
}

/** What has been built so far: outlines of blocks, their rows of houses, and their gardens. */
export class Town {
  readonly #squares: readonly Point[];
  readonly #radius: number;
  readonly #blocks: Line[] = [];
  readonly #shadows: Line[] = [];
  readonly #rows = new Map<number, Line[]>();
  readonly #gardens: Line[] = [];
  readonly #trees: Point[] = [];

  /** Round the middle of each square nothing is built. */
  constructor(squares: readonly Point[], radius: number) {
    this.#squares = squares;
    this.#radius = radius;
  }

  /** Fills the strip between two shares of its width with a block between each two stops. */
  build(strip: Strip, shares: Point, stops: readonly number[], manner: Manner, chance: Chance): void {
    stops.slice(1).forEach((stop, index) => {
      const along: Point = [stops[index]!, stop];
      const outline = block(strip, along, shares, manner.street, manner.quay);
      if (!outline || this.#isOpen(outline)) return;
      this.#blocks.push(outline);
      this.#shadows.push(...shadedSides(outline));
      const deep = manner.depth ?? 0;
      const inner = deep ? block(strip, along, shares, manner.street + deep, manner.quay + deep) : null;
      if (inner) {
        const row = outline.map((point, i) => between(point, inner[i]!, 0.5));
        this.#row(Math.round(deep), [...row, row[0]!]);
        this.#plant(inner, chance);
      } else this.#fill(outline);
    });
  }

  draw(kind: string): Mark[] {
    const depths = [...this.#rows.keys()].sort((a, b) => a - b);
    return [
      mark(`block ${kind}`, lines(this.#blocks, true)),
      mark("garden", lines(this.#gardens, true)),
      ...depths.map((depth) => mark(`houses ${kind}`, lines(this.#rows.get(depth)!), { width: depth })),
      mark("shaded", lines(this.#shadows)),
      mark("trees", dots(this.#trees)),
    ];
  }

  /** Two rows of houses back to back, or one where there is no room for two. */
  #fill(outline: Line): void {
    const facing = outline.slice(0, 3).map((point, i): Point[] => [point, outline[5 - i]!]);
    const deep = Math.min(...facing.map(([a, b]) => distance(a!, b!)));
    for (const share of deep > 8 ? [0.27, 0.73] : [0.5]) {
      const row = facing.map(([a, b]) => between(a!, b!, share));
      this.#row(Math.round(deep * (deep > 8 ? 0.42 : 0.9)), row);
    }
  }

  #row(depth: number, row: Line): void {
    this.#rows.set(depth, [...(this.#rows.get(depth) ?? []), row]);
  }

  #plant(garden: Line, chance: Chance): void {
    this.#gardens.push(garden);
    const [xs, ys] = [garden.map(([x]) => x), garden.map(([, y]) => y)];
    for (let tree = Math.round(Math.abs(area(garden)) / 45); tree > 0; tree--) {
      const spot: Point = [
        chance.between(Math.min(...xs), Math.max(...xs)),
        chance.between(Math.min(...ys), Math.max(...ys)),
      ];
      if (inside(spot, garden)) this.#trees.push(spot);
    }
  }

  #isOpen(outline: Line): boolean {
    const sum = outline.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [0, 0] as Point);
    const middle: Point = [sum[0] / outline.length, sum[1] / outline.length];
    return this.#squares.some((square) => distance(middle, square) < this.#radius);
  }
}

export function evenStops(count: number, start = 0, end = 1): number[] {
  return Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count);
}

/** Streets at distances that differ by up to a third, as in a town that grew. */
export function unevenStops(count: number, chance: Chance, start: number, end: number): number[] {
  const stops = [0];
  for (let index = 0; index < count; index++) stops.push(stops[index]! + chance.between(0.67, 1.33));
  return stops.map((stop) => start + ((end - start) * stop) / stops.at(-1)!);
}

/** The block less its streets and quays; nothing if there is not enough left to see. */
function block(strip: Strip, [u0, u1]: Point, [v0, v1]: Point, street: number, quay: number): Point[] | null {
  const middle = (u0 + u1) / 2;
  const across = distance(strip.at(middle, v0), strip.at(middle, v1));
  const along = Math.min(...[v0, v1].map((v) => distance(strip.at(u0, v), strip.at(u1, v))));
  if (across - 2 * quay < LEAST || along - 2 * street < LEAST) return null;
  const du = (street / along) * (u1 - u0);
  const dv = (quay / across) * (v1 - v0);
  const us = [u0 + du, middle, u1 - du];
  return [...us.map((u) => strip.at(u, v0 + dv)), ...us.reverse().map((u) => strip.at(u, v1 - dv))];
}

/** Above 0 for a polygon whose corners follow each other clockwise, as seen on the screen. */
function area(outline: Line): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The sides away from the light, which comes from the north-west as on every map. */
function shadedSides(outline: Line): Line[] {
  const turn = Math.sign(area(outline));
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const away = (b[1] - a[1] + a[0] - b[0]) * turn;
    return away > 0.35 * distance(a, b) ? [[a, b]] : [];
  });
}
