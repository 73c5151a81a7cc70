/** Compass stars, scooped panels, volutes, arms and the paper's fibres, as path data. */

import { chanceFrom } from "./chance";
import { lines, mark, number as n, type Mark } from "./path";
import { TURN, type Point } from "./shapes";

function onCircle(radius: number, degrees: number): Point {
  return [radius * Math.sin(degrees * TURN), -radius * Math.cos(degrees * TURN)];
}

/** The light and the dark halves of a star with `count` points, the first at `turn` degrees. */
function star(count: number, turn: number, reach: number, waist: number, spread: number): Mark[] {
  const light: Point[][] = [];
  const dark: Point[][] = [];
  for (let point = 0; point < count; point++) {
    const at = turn + (360 / count) * point;
    const tip = onCircle(reach, at);
    light.push([[0, 0], onCircle(waist, at - spread), tip]);
    dark.push([[0, 0], tip, onCircle(waist, at + spread)]);
  }
  return [mark("light", lines(light, true)), mark("dark", lines(dark, true))];
}

/** Sixteen winds; a lily for the north. */
export const COMPASS_STARS: readonly Mark[] = [
  ...star(8, 22.5, 30, 8, 20),
  ...star(4, 45, 38, 9.5, 32),
  ...star(4, 0, 48, 10.5, 45),
  mark(
    "lily",
    "M0-65C3-60 3.4-57 1.6-52.5H-1.6C-3.4-57-3-60 0-65z" +
      "M1.8-53C3-58 7-60 8-56.4C8.4-54 5.4-53.6 5.4-55.4" +
      "M-1.8-53C-3-58-7-60-8-56.4C-8.4-54-5.4-53.6-5.4-55.4M-4-52.4H4",
  ),
];

export const COMPASS_DEGREES = lines(
  Array.from({ length: 32 }, (_, wind) => [onCircle(31.4, 11.25 * wind), onCircle(34.2, 11.25 * wind)]),
);

export const MEDALLION_STARS: readonly Mark[] = [...star(4, 45, 9.9, 3.4, 30), ...star(4, 0, 13.6, 3.8, 45)];

/** A panel with scooped corners, around the origin. */
export function scooped(width: number, height: number, scoop = 9): string {
  const [across, down, r] = [n(width - 2 * scoop), n(height - 2 * scoop), n(scoop)];
  return (
    `M${n(scoop - width / 2)} ${n(-height / 2)}h${across}a${r} ${r} 0 0 0 ${r} ${r}v${down}` +
    `a${r} ${r} 0 0 0-${r} ${r}h-${across}a${r} ${r} 0 0 0-${r}-${r}v-${down}a${r} ${r} 0 0 0 ${r}-${r}z`
  );
}

export const VOLUTE =
  "M0-20C10-24 16-18 15-12C14-6 6-6 6-11C6-14 10-14.6 10.4-12" +
  "M0 20C10 24 16 18 15 12C14 6 6 6 6 11C6 14 10 14.6 10.4 12M0-9C6-4 6 4 0 9";

/** Amsterdam's arms: three saltires on a black pale on red, under a crown. */
export const ARMS: readonly Mark[] = [
  mark("gules", "M-11-14H11V2C11 9 5 13 0 16C-5 13-11 9-11 2z"),
  mark("sable", "M-4.2-14H4.2V13.2C2.8 14.4 1.3 15.3 0 16C-1.3 15.3-2.8 14.4-4.2 13.2z"),
  mark("saltire", [-9, -1, 7].map((y) => `M-2.4 ${y - 2.4}l4.8 4.8m0-4.8l-4.8 4.8`).join("")),
  mark("outline", "M-11-14H11V2C11 9 5 13 0 16C-5 13-11 9-11 2z"),
  mark("or", "M-11-16l-1.6-7l5 3.4l3.6-5l4 5l4-5l3.6 5l5-3.4l-1.6 7z"),
];

/** The star of a corner of the score track. */
export const CORNER_STAR = lines(
  [
    Array.from({ length: 8 }, (_, tip): Point => onCircle(tip % 2 ? 26 : 9, 45 * tip)),
  ],
  true,
);

/** Short bent hairs in the paper, most of them lying along the sheet. */
export function fibres([left, top, width, height]: readonly number[], seed: number): string {
  const chance = chanceFrom(seed);
  let d = "";
  for (let fibre = 0; fibre < 420; fibre++) {
    const turn = chance.between(-1.1, 1.1);
    const long = chance.between(4, 15);
    const bend = chance.between(-3, 3);
    const [dx, dy] = [long * Math.cos(turn), long * Math.sin(turn)];
    const x = left! + chance.between(0, width!);
    const y = top! + chance.between(0, height!);
    d += `M${n(x)} ${n(y)}q${n(dx / 2 - bend)} ${n(dy / 2 + bend)} ${n(dx)} ${n(dy)}`;
  }
  return d;
}
