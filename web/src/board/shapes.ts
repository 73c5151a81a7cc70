/** Points and turned rectangles. The y axis points down, as in SVG. */

export type Point = readonly [number, number];

export const TURN = Math.PI / 180;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
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

/** The transform that puts what is drawn around the origin into its place. */
export function moved(x: number, y: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** How far apart two boxes are, as seen along their sides: below 0 they overlap. */
export function gap(a: Box, b: Box): number {
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

/** The corners of a box that reaches `out` further on every side, as path data: a closed line. */
export function outline({ x, y, width, height, angle }: Box, out: number): string {
  const [cos, sin] = [Math.cos(angle * TURN), Math.sin(angle * TURN)];
  const [wide, high] = [width / 2 + out, height / 2 + out];
  const corners = [[-wide, -high], [wide, -high], [wide, high], [-wide, high]] as const;
  const placed = corners.map(([u, v]) => `${(x + u * cos - v * sin).toFixed(1)} ${(y + u * sin + v * cos).toFixed(1)}`);
  return `M${placed.join("L")}Z`;
}
