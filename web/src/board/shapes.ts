/** Points, turned rectangles, arcs and smooth lines. The y axis points down, as in SVG. */

export type Point = readonly [number, number];
export type Line = readonly Point[];

export const TURN = Math.PI / 180;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The point at `share` of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A rectangle, turned by `angle` degrees about its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

export function box(x: number, y: number, width: number, height: number, angle = 0): Box {
  return { x, y, width, height, angle };
}

export function corners({ x, y, width, height, angle }: Box): Point[] {
  const cos = Math.cos(angle * TURN);
  const sin = Math.sin(angle * TURN);
  return ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([i, j]) => {
    const along = (i * width) / 2;
    const across = (j * height) / 2;
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  });
}

/** Boxes further apart than this need no exact distance. */
const FAR = 20;

/** How far apart two boxes are, as seen along their sides: below 0 they overlap. */
export function gap(a: Box, b: Box): number {
  // More than half of both diagonals, and no root to take: a search asks this a million times.
  const reach = (a.width + a.height + b.width + b.height) / 2;
  const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  if (apart > (reach + FAR) ** 2) return Math.sqrt(apart) - reach;
  return Math.max(gapAlongSides(a, b), gapAlongSides(b, a));
}

function gapAlongSides(a: Box, b: Box): number {
  const cos = Math.cos(a.angle * TURN);
  const sin = Math.sin(a.angle * TURN);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // The other box as seen along this one's sides: its middle, and how far it reaches out from there.
  const turn = (b.angle - a.angle) * TURN;
  const [along, across] = [Math.abs(Math.cos(turn)) / 2, Math.abs(Math.sin(turn)) / 2];
  const wide = b.width * along + b.height * across;
  const high = b.width * across + b.height * along;
  return Math.max(
    Math.abs(dx * cos + dy * sin) - a.width / 2 - wide,
    Math.abs(dy * cos - dx * sin) - a.height / 2 - high,
  );
}

/** How far a circle's edge is from the box: below 0 they overlap. */
export function gapToCircle(a: Box, [cx, cy]: Point, radius: number): number {
  const cos = Math.cos(a.angle * TURN);
  const sin = Math.sin(a.angle * TURN);
  const [x, y] = [cx - a.x, cy - a.y];
  const aside = Math.abs(x * cos + y * sin) - a.width / 2;
  const above = Math.abs(y * cos - x * sin) - a.height / 2;
  if (aside <= 0 && above <= 0) return Math.max(aside, above) - radius;
  return Math.hypot(Math.max(aside, 0), Math.max(above, 0)) - radius;
}

/** An arc of a circle; `at` gives the point `along` it and `aside` to its right, and the heading. */
export interface Arc {
  readonly length: number;
  readonly halfTurn: number;
  at(along: number, aside?: number): { x: number; y: number; angle: number };
}

/** The arc from `start` to `end` that swells `bow` to the left of the way there. */
export function arc(start: Point, end: Point, bow: number): Arc {
  const chord = Math.max(distance(start, end), 1); // never 0, so that even two places in one can be drawn
  const turn = 2 * Math.atan2(2 * bow, chord);
  const straight = Math.abs(turn) < 1e-4;
  const length = straight ? chord : (chord * turn) / Math.sin(turn);
  const heading = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const radius = straight ? 0 : chord / 2 / Math.sin(turn);
  return {
    length,
    halfTurn: turn,
    at(along, aside = 0) {
      const share = along / length;
      const swing = straight ? 0 : turn * (2 * share - 1);
      const forth = straight ? chord * share : chord / 2 + radius * Math.sin(swing);
      const up = straight ? 0 : radius * (Math.cos(swing) - Math.cos(turn));
      const here = heading + swing;
      return {
        x: start[0] + forth * cos + up * sin - aside * Math.sin(here),
        y: start[1] + forth * sin - up * cos + aside * Math.cos(here),
        angle: here / TURN,
      };
    },
  };
}

/** A soft line through all the points (Catmull-Rom), `steps` pieces from each to the next. */
export function smooth(points: Line, steps = 8): Point[] {
  const result: Point[] = [points[0]!];
  const pull = (p: number, a: number, b: number, n: number, t: number): number =>
    0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - n) * t * t + (3 * a - p - 3 * b + n) * t ** 3);
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const [p, n] = [points[i - 1] ?? a, points[i + 2] ?? b];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      result.push([pull(p[0], a[0], b[0], n[0], t), pull(p[1], a[1], b[1], n[1], t)]);
    }
  }
  return result;
}

/** `count` points at equal distances along the line. */
export function resample(points: Line, count: number): Point[] {
  const lengths = points.slice(1).map((point, i) => distance(points[i]!, point));
  const pitch = lengths.reduce((sum, length) => sum + length, 0) / (count - 1);
  const result: Point[] = [points[0]!];
  let walked = 0;
  lengths.forEach((length, i) => {
    while (length && result.length < count - 1 && result.length * pitch <= walked + length) {
      result.push(between(points[i]!, points[i + 1]!, (result.length * pitch - walked) / length));
    }
    walked += length;
  });
  return [...result, points.at(-1)!];
}

/** The line moved `aside` to its right: everywhere alike, or by as much as each point asks. */
export function beside(points: Line, aside: number | readonly number[]): Point[] {
  return points.map(([x, y], i) => {
    const before = points[Math.max(i - 1, 0)]!;
    const after = points[Math.min(i + 1, points.length - 1)]!;
    const by = (typeof aside === "number" ? aside : aside[i]!) / (distance(before, after) || 1);
    return [x - by * (after[1] - before[1]), y + by * (after[0] - before[0])];
  });
}

/** Whether the point lies in the polygon (even-odd). */
export function inside([x, y]: Point, polygon: Line): boolean {
  let result = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) result = !result;
  });
  return result;
}
