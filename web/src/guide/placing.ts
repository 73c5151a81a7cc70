/** Where a slip of paper lies: near what it speaks of, and never on it. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between the slip and what it speaks of: room for the line. */
const GAP = 28;
/** Between the slip and the edge of the window. */
const MARGIN = 8;
/** Pixels of a way that covering one pixel of something is worth, by its weight. */
const COVERING = 0.02;

/** Where a slip of that size lies: the nearest place that covers none of `aims`, and little else. */
export function placed(aims: readonly Rect[], slip: Size, room: Size, spared: readonly Rect[] = []): Point {
  if (aims.length === 0) return inside({ x: (room.width - slip.width) / 2, y: (room.height - slip.height) / 2 }, slip, room);
  const to = middle(aims[0]!);
  let best: { point: Point; cost: number } | null = null;
  for (const point of candidates(aims, slip, room)) {
    const rect = { ...point, ...slip };
    const covers = sum(aims.map((aim) => overlap(rect, padded(aim, 6))));
    const spoils = sum(spared.map((each) => overlap(rect, each)));
    const from = middle(rect);
    const cost = covers * 100 + spoils * COVERING + Math.hypot(from.x - to.x, from.y - to.y);
    if (best === null || cost < best.cost) best = { point, cost };
  }
  return best!.point;
}

/** Beside each aim, on all sides and along them; and a grid of places, where all that is taken. */
function candidates(aims: readonly Rect[], slip: Size, room: Size): Point[] {
  const found: Point[] = [];
  for (const aim of aims) {
    const { x, y } = middle(aim);
    for (const shift of [0, -0.35, 0.35, -0.5, 0.5]) {
      const left = x - slip.width / 2 + shift * slip.width;
      const top = y - slip.height / 2 + shift * slip.height;
      found.push(
        { x: aim.x + aim.width + GAP, y: top },
        { x: aim.x - GAP - slip.width, y: top },
        { x: left, y: aim.y - GAP - slip.height },
        { x: left, y: aim.y + aim.height + GAP },
      );
    }
  }
  for (let row = 0; row <= 8; row++)
    for (let column = 0; column <= 8; column++)
      found.push({ x: ((room.width - slip.width) * column) / 8, y: ((room.height - slip.height) * row) / 8 });
  return found.map((point) => inside(point, slip, room));
}

function inside({ x, y }: Point, slip: Size, room: Size): Point {
  return {
    x: Math.max(MARGIN, Math.min(x, room.width - slip.width - MARGIN)),
    y: Math.max(MARGIN, Math.min(y, room.height - slip.height - MARGIN)),
  };
}

/** A line from the slip to an aim: from edge to edge, as short as it can be. */
export function line(slip: Rect, aim: Rect): readonly [Point, Point] {
  const end = nearest(aim, middle(slip));
  return [nearest(slip, end), end];
}

/** The point of a rectangle that is nearest to another point. */
function nearest(rect: Rect, { x, y }: Point): Point {
  return {
    x: Math.max(rect.x, Math.min(x, rect.x + rect.width)),
    y: Math.max(rect.y, Math.min(y, rect.y + rect.height)),
  };
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function padded({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
