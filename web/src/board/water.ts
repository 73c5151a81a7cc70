/** Water as an engraver cuts it: lines along the shore, broken strokes further out. */

import type { Chance } from "./chance";
import { line, lines, mark, type Mark } from "./path";
import { beside, smooth, type Line, type Point } from "./shapes";

/** How far the lines that follow the shore lie from it. */
const SHORE_LINES = [2.2, 5, 8.4, 12.6];

/** Everything north of the shore. */
export function drawOpenWater(shore: Line, width: number, chance: Chance): Mark[] {
  const follow = SHORE_LINES.map((aside) => beside(shore, -aside));
  return [
    mark("open-water", line([[-2, -2], ...shore, [width + 2, -2]], true)),
    mark("ripple", lines(strokes(shore, width, chance))),
    mark("ripple near", lines(follow)),
    mark("bank", line(shore)),
  ];
}

/** Rows of long broken strokes, closer together towards the land. */
function strokes(shore: Line, width: number, chance: Chance): Point[][] {
  const all: Point[][] = [];
  const lowest = Math.max(...shore.map(([, y]) => y));
  for (let y = 4; y < lowest; y += 5.6 - (1.8 * y) / lowest) {
    let x = chance.between(-40, 0);
    while (x < width) {
      const end = x + chance.between(14, 70);
      const phase = chance.between(0, 6.28);
      const stroke: Point[] = [];
      for (let at = Math.max(x, 1); at <= Math.min(end, width); at += 9) {
        const point: Point = [at, y + 0.8 * Math.sin(at / 8 + phase)];
        if (heightAbove(point, shore) > SHORE_LINES.at(-1)! + 2) stroke.push(point);
      }
      if (stroke.length > 1) all.push(stroke);
      x = end + chance.between(8, 60);
    }
  }
  return all;
}

function heightAbove([x, y]: Point, shore: Line): number {
  const after = shore.findIndex(([there]) => there >= x);
  if (after < 1) return -1;
  const [a, b] = [shore[after - 1]!, shore[after]!];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]) - y;
}

/** A river along its middle line, with the width it has at each point. */
export function drawRiver(course: Line, widths: readonly number[]): Mark[] {
  const middle = smooth(course, 6);
  const wide = smooth(widths.map((width): Point => [width, 0]), 6);
  const strand = (share: number): Point[] => beside(middle, wide.map(([width]) => (width * share) / 2));
  const [left, right] = [strand(-1), strand(1)];
  return [
    mark("river", line([...left, ...right.toReversed()], true)),
    mark("ripple flow", lines([-0.78, -0.5, -0.1, 0.3, 0.62, 0.82].map(strand))),
    mark("bank", lines([left, right])),
  ];
}

/** Canals with their quays, and if wanted rows of elms along both sides. */
export function drawCanals(canals: readonly Line[], manner: "" | "narrow" | "avenues" = ""): Mark[] {
  const d = lines(canals);
  const elms = lines(canals.flatMap((canal) => [-4.9, 4.9].map((aside) => beside(canal, aside))));
  return [
    mark(`canal-bank ${manner}`, d),
    mark(`canal ${manner}`, d),
    ...(manner === "avenues" ? [mark("elms", elms)] : []),
  ];
}

export function drawBridges(spans: readonly Line[]): Mark[] {
  const d = lines(spans);
  return [mark("bridge-edge", d), mark("bridge", d)];
}

/** Two rows of posts in the water. */
export function drawPalisade(course: Line): Mark[] {
  const row = smooth(course);
  const d = lines([row, beside(row, 4)]);
  return [mark("posts-foot", d, { place: "translate(0 1.6)" }), mark("posts", d)];
}
