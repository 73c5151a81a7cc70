/** Finding room: where a name or an ornament can lie without covering anything. */

import { box, corners, gap, gapToCircle, type Box, type Point } from "./shapes";

/** A canvas and what must stay visible on it: boxes, and circles of one size. */
export interface Room {
  readonly size: Point;
  readonly boxes: readonly Box[];
  readonly circles: readonly Point[];
  readonly radius: number;
}

const DIRECTIONS = 36;
/** How far something may be pushed away from what it belongs to, nearest first. */
const STEPS = [3, 7, 12, 18, 26, 36, 48, 62, 78, 96];

/** How much the box covers or crowds; 0 when it is free. */
export function cover(room: Room, wanted: Box, margin = 3): number {
  let sum = 0;
  for (const other of room.boxes) sum += Math.max(0, margin - gap(wanted, other));
  for (const circle of room.circles) {
    sum += Math.max(0, margin - gapToCircle(wanted, circle, room.radius));
  }
  for (const [x, y] of corners(wanted)) {
    sum += Math.max(margin - x, x + margin - room.size[0], 0);
    sum += Math.max(margin - y, y + margin - room.size[1], 0);
  }
  return sum;
}

/** The best box around a circle, and which of the sizes it has. */
export function bestSpot(
  room: Room,
  middle: Point,
  sizes: readonly Point[],
): { box: Box; kind: number } {
  let best = { box: box(middle[0], middle[1], 0, 0), kind: 0, cost: Infinity };
  sizes.forEach(([width, height], kind) => {
    for (const step of STEPS) {
      for (let index = 0; index < DIRECTIONS; index++) {
        const turn = (2 * Math.PI * index) / DIRECTIONS;
        const [x, y] = [Math.sin(turn), Math.cos(turn)];
        // Push the box out until it clears the circle; right below is best.
        const reach =
          step +
          Math.min(
            (width / 2 + room.radius) / Math.max(Math.abs(x), 1e-6),
            (height / 2 + room.radius) / Math.max(Math.abs(y), 1e-6),
          );
        const spot = box(middle[0] + x * reach, middle[1] + y * reach, width, height);
        const near = 0.06 * step + 0.25 * (1 - y) + 0.2 * Math.abs(x);
        let cost = near + 0.1 * kind + strangeness(room, spot, middle);
        if (cost < best.cost) cost += 5 * cover(room, spot); // the long sum, only where it matters
        if (cost < best.cost) best = { box: spot, kind, cost };
      }
    }
  });
  return best;
}

/** What it costs a box to be far from its own circle, and more if it is nearer to another. */
function strangeness(room: Room, spot: Box, middle: Point): number {
  const own = gapToCircle(spot, middle, room.radius);
  const nearer = room.circles.some(
    (circle) => circle !== middle && gapToCircle(spot, circle, room.radius) < own + 8,
  );
  return 0.05 * own + (nearer ? 2 : 0);
}

/** A free place for an ornament, as close to a corner of the canvas as there is one. */
export function freeSpot(room: Room, [width, height]: Point, margin = 8): Box | null {
  const [wide, high] = room.size;
  let best: { far: number; spot: Box } | null = null;
  for (let x = width / 2 + margin; x <= wide - width / 2 - margin; x += 20) {
    for (let y = height / 2 + margin; y <= high - height / 2 - margin; y += 20) {
      const far = Math.hypot(Math.min(x, wide - x), Math.min(y, high - y));
      const spot = box(x, y, width, height);
      if ((!best || far < best.far) && cover(room, spot, margin) === 0) best = { far, spot };
    }
  }
  return best?.spot ?? null;
}
