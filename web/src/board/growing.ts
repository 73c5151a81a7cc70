/**
 * On a small board the printed names cannot be read. Those of the places that matter to somebody are
 * then written again, larger, where they cover least; printed names that lie in their way give way.
 */

import type { DrawnName, Drawing, NameLine } from "./drawing";
import { box, distance, gap, gapToCircle, TURN, type Box, type Point } from "./shapes";

/** What can be read, in pixels of the screen. */
const READABLE = 10.5;
/** As if it were written at these sizes only: a window that is dragged does not set them anew all the time. */
const STEP = 0.1;
const DIRECTIONS = 24;
const STEPS = [2, 8, 18, 32];
const ROUNDS = 2;
/** Paper round the words, and between two names. */
const PADDING = 4;
/** What it costs to cover a point of a route, against being so many units away, and how near is covered. */
const COVERED = 7;
const EDGE = 5;
const APART = 2;

/** A name that is written larger: its lines, and the box around them. */
export interface GrownName {
  readonly lines: readonly NameLine[];
  readonly box: Box;
}

/** How many times larger names must be where a unit of the map has this many pixels; 1 if they can be read. */
export function growthFor({ lettering }: Drawing, pixels: number): number {
  const wanted = READABLE / (lettering.size * pixels);
  return wanted > 1.05 && Number.isFinite(wanted) ? Math.ceil(wanted / STEP) * STEP : 1;
}

/** The larger names of these locations. */
export function grownNames(
  drawing: Drawing,
  locations: readonly number[],
  growth: number,
): ReadonlyMap<number, GrownName> {
  const grown = new Map<number, GrownName>();
  const points = pointsOf(drawing);
  // The longest have the fewest places to go; a second round lets each improve on what is left.
  const order = locations.toSorted((a, b) => lengthOf(drawing.names[b]) - lengthOf(drawing.names[a]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const location of order) {
      const others = [...grown].flatMap(([other, { box }]) => (other === location ? [] : [box]));
      const found = bestName(drawing, location, growth, points, others);
      if (found) grown.set(location, found);
      else grown.delete(location);
    }
  }
  return grown;
}

/** The printed names that are written larger, or lie below one that is. */
export function givingWay(drawing: Drawing, grown: ReadonlyMap<number, GrownName>): ReadonlySet<number> {
  const found = new Set(grown.keys());
  drawing.names.forEach(({ box: printed }, location) => {
    for (const { box: large } of grown.values()) if (gap(printed, large) < 0) found.add(location);
  });
  return found;
}

function lengthOf(name: DrawnName | undefined): number {
  return name?.breaks[0]?.[0]?.[0].length ?? 0;
}

function sizeOf(lines: readonly NameLine[], line: number, growth: number): Point {
  const wide = Math.max(...lines.map(([, width]) => width));
  return [wide * growth + 2 * PADDING * growth, (line * lines.length + 3) * growth];
}

/** Three points of every space, and the table of points: who sees them sees the route. */
function pointsOf({ routes, points: table }: Drawing): Point[] {
  const spaces = routes.flatMap((route) => route.spaces).flatMap(({ x, y, width, angle }): Point[] => {
    const [dx, dy] = [Math.cos(angle * TURN) * width * 0.36, Math.sin(angle * TURN) * width * 0.36];
    return [
      [x - dx, y - dy],
      [x, y],
      [x + dx, y + dy],
    ];
  });
  if (!table) return spaces;
  const sides = [-0.5, 0.5];
  const corners = sides.flatMap((i) => sides.map((j): Point => [table.x + i * table.width, table.y + j * table.height]));
  return [...spaces, ...corners];
}

/** The name where it covers least of the routes, or null if it would lie on another name everywhere. */
function bestName(
  { lettering, medallions, names, radius, width, height }: Drawing,
  location: number,
  growth: number,
  points: readonly Point[],
  others: readonly Box[],
): GrownName | null {
  const middle = medallions[location]!;
  const { breaks, box: printed } = names[location]!;
  let best: { name: GrownName; cost: number } | null = null;
  for (const lines of breaks) {
    const size = sizeOf(lines, lettering.line, growth);
    for (const spot of spotsRound(middle, radius, printed, size, [width, height])) {
      if (others.some((other) => gap(spot, other) < APART * growth)) continue;
      let cost = distance(middle, [spot.x, spot.y]) / 20;
      for (const circle of medallions) {
        const off = gapToCircle(spot, circle, radius);
        if (circle === middle) cost += Math.abs(off) / 2;
        // Near to another place it looks as if it were that one's name.
        else if (off < 8) cost += 6;
        if (off < 0) cost -= 2 * off;
      }
      const [right, low] = [spot.width / 2 + EDGE, spot.height / 2 + EDGE];
      for (const [x, y] of points) {
        if (Math.abs(x - spot.x) < right && Math.abs(y - spot.y) < low) cost += COVERED;
      }
      if (!best || cost < best.cost) best = { name: { lines, box: spot }, cost };
    }
  }
  return best?.name ?? null;
}

/** Boxes where it is printed and all round the place, pushed back onto the map from beyond its edge. */
function* spotsRound(
  [x, y]: Point,
  radius: number,
  printed: Box,
  [width, height]: Point,
  [right, low]: Point,
): Generator<Box> {
  const onto = (at: number, long: number, end: number): number =>
    Math.min(Math.max(at, long / 2), end - long / 2);
  yield box(onto(printed.x, width, right), onto(printed.y, height, low), width, height);
  for (const step of STEPS) {
    for (let index = 0; index < DIRECTIONS; index++) {
      const turn = (2 * Math.PI * index) / DIRECTIONS;
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      const reach =
        step +
        Math.min(
          (width / 2 + radius) / Math.max(Math.abs(sin), 1e-6),
          (height / 2 + radius) / Math.max(Math.abs(cos), 1e-6),
        );
      yield box(onto(x + sin * reach, width, right), onto(y + cos * reach, height, low), width, height);
    }
  }
}
