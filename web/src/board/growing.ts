/**
 * On a small board the printed names cannot be read. Those of the places that matter to somebody are
 * then written again, larger, where nothing has to be seen: beside their place, or further away with a
 * line to it. Printed names that lie in their way give way.
 */

import type { DrawnName, Drawing, NameLine } from "./drawing";
import { isApart, roomOn } from "./room";
import { gap, gapToCircle, type Box, type Point } from "./shapes";

/** What can be read, in pixels of the screen. */
const READABLE = 10.5;
/** As if it were written at these sizes only: a window that is dragged does not set them anew all the time. */
const STEP = 0.1;
/** Where there is no room at that size, a name is written a little smaller. */
const SIZES = [1, 0.88];
const SMALLER = 60;
/** Paper round the words, and between two names. */
const PADDING = 4;
const APART = 2;
/** How far from its place a name may stand, and from where on a line joins the two. */
const REACH = 420;
const BESIDE = 16;
/** Near another place it looks like that place's name. */
const STRANGER = 30;
/** What it costs to lie on the compass or the cartouche. */
const ORNAMENT = 45;
const ATTEMPTS = 4;

/** A name that is written larger: how much, its lines, and the box around them. */
export interface GrownName {
  readonly growth: number;
  readonly lines: readonly NameLine[];
  readonly box: Box;
  /** From the edge of its place to the name, where that is not beside it. */
  readonly leader: readonly [Point, Point] | null;
}

/** How many times larger names must be where a unit of the map has this many pixels; 1 if they can be read. */
export function growthFor({ lettering }: Drawing, pixels: number): number {
  const wanted = READABLE / (lettering.size * pixels);
  return wanted > 1.05 && Number.isFinite(wanted) ? Math.ceil(wanted / STEP) * STEP : 1;
}

/** The larger names of these locations; without those for which there is no room at all. */
export function grownNames(
  drawing: Drawing,
  locations: readonly number[],
  growth: number,
): ReadonlyMap<number, GrownName> {
  // The longest have the fewest places to go. Whoever finds none chooses first the next time.
  let order = locations.toSorted((a, b) => lengthOf(drawing.names[b]) - lengthOf(drawing.names[a]));
  let best: ReadonlyMap<number, GrownName> = new Map();
  for (let attempt = 0; attempt < ATTEMPTS && best.size < order.length; attempt++) {
    const grown = new Map<number, GrownName>();
    for (const location of order) place(drawing, location, growth, grown);
    if (grown.size > best.size) best = grown;
    order = [...order.filter((each) => !grown.has(each)), ...order.filter((each) => grown.has(each))];
  }
  const grown = new Map(best);
  // By now each may have a better place than it found when others were still to come.
  for (const location of order) place(drawing, location, growth, grown);
  return grown;
}

/** Write a name where the others leave room, if there is any. */
function place(drawing: Drawing, location: number, growth: number, grown: Map<number, GrownName>): void {
  const others = [...grown].flatMap(([other, { box }]) => (other === location ? [] : [box]));
  const found = bestName(drawing, location, growth, others);
  if (found) grown.set(location, found);
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

/** The name in the best free spot, or null if there is none. */
function bestName(drawing: Drawing, location: number, growth: number, others: readonly Box[]): GrownName | null {
  const { lettering, medallions, names, ornaments, radius } = drawing;
  const middle = medallions[location]!;
  const room = roomOn(drawing);
  let best: { name: GrownName; cost: number } | null = null;
  for (const size of SIZES) {
    const price = size === 1 ? 0 : SMALLER;
    if (best && best.cost <= price) break;
    for (const lines of names[location]!.breaks) {
      const cost = (spot: Box, least: number): number => {
        const off = gapToCircle(spot, middle, radius);
        const far = price + off + (off > BESIDE ? BESIDE : 0);
        if (far >= least || !isApart(spot, others, APART * growth)) return Infinity;
        // Without a line it must be the nearest of all names; with one, it may stand anywhere.
        const isNearer = (other: Point): boolean => gapToCircle(spot, other, radius) < Math.min(off, BESIDE);
        const strange = medallions.some((other) => other !== middle && isNearer(other)) ? STRANGER : 0;
        const [from, to] = leaderTo(spot, middle, radius);
        const crossed = off > BESIDE ? room.crossed(from, to) : 0;
        return far + strange + crossed + (isApart(spot, ornaments, 0) ? 0 : ORNAMENT);
      };
      const spot = room.best(sizeOf(lines, lettering.line, growth * size), middle, REACH, cost);
      if (!spot) continue;
      const found = cost(spot, Infinity);
      if (best && found >= best.cost) continue;
      const leader = gapToCircle(spot, middle, radius) > BESIDE ? leaderTo(spot, middle, radius) : null;
      best = { name: { growth: growth * size, lines, box: spot, leader }, cost: found };
    }
  }
  return best?.name ?? null;
}

/** From the edge of a place straight to the nearest point of a box. */
export function leaderTo({ x, y, width, height }: Box, [cx, cy]: Point, radius: number): readonly [Point, Point] {
  const inset = 3;
  const near = (at: number, middle: number, size: number): number =>
    Math.min(Math.max(at, middle - size / 2 + inset), middle + size / 2 - inset);
  const [u, v] = [near(cx, x, width), near(cy, y, height)];
  const far = Math.hypot(u - cx, v - cy) || 1;
  return [
    [cx + ((u - cx) * radius) / far, cy + ((v - cy) * radius) / far],
    [u, v],
  ];
}

/** The place whose medallion or printed name lies at a point, or so near that a finger means it. */
export function placeAt({ medallions, names, radius }: Drawing, point: Point, reach: number): number | null {
  let found: number | null = null;
  let near = reach;
  medallions.forEach((middle, location) => {
    const far = Math.min(
      Math.hypot(point[0] - middle[0], point[1] - middle[1]) - radius,
      gapToCircle(names[location]!.box, point, 0),
    );
    if (far < near) [near, found] = [far, location];
  });
  return found;
}

