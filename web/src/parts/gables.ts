/** A row of canal houses in ink, made from a fixed seed: the foot of quiet pages. */

import { chanceFrom } from "./chance";
import { path } from "../cards/ink";

export interface House {
  readonly front: string;
  readonly marks: string;
  /** Which of four washes it has. */
  readonly wash: number;
}

export const ROW_WIDTH = 1200;
export const ROW_HEIGHT = 118;
const QUAY = 100;

/** The upper edge of a front from its left eaves to its right: step, neck, bell or spout. */
const TOPS: readonly ((w: number, h: number) => string)[] = [
  (w, h) => {
    const [dx, dy] = [w / 9, h / 4];
    const up = path`v${-dy}h${dx}`.repeat(4);
    return up + path`h${w - 8 * dx}` + path`h${dx}v${dy}`.repeat(4);
  },
  (w, h) =>
    path`v${-h * 0.2}` +
    path`c${w * 0.2} 0 ${w * 0.24} ${-h * 0.2} ${w * 0.28} ${-h * 0.5}` +
    path`l${w * 0.22} ${-h * 0.3}l${w * 0.22} ${h * 0.3}` +
    path`c${w * 0.04} ${h * 0.3} ${w * 0.08} ${h * 0.5} ${w * 0.28} ${h * 0.5}v${h * 0.2}`,
  (w, h) =>
    path`c${w * 0.2} ${-h * 0.1} ${w * 0.2} ${-h * 0.7} ${w * 0.36} ${-h * 0.8}` +
    path`q${w * 0.14} ${-h * 0.3} ${w * 0.28} 0` +
    path`c${w * 0.16} ${h * 0.1} ${w * 0.16} ${h * 0.7} ${w * 0.36} ${h * 0.8}`,
  (w, h) => path`l${w * 0.42} ${-h}h${w * 0.16}l${w * 0.42} ${h}`,
];

/** Windows in rows, a door, and the beam that hoists the goods. */
function marksOf(x: number, w: number, eaves: number, gable: number): string {
  const columns = w > 40 ? 3 : 2;
  const gap = w / columns;
  let d = path`M${x + w / 2} ${eaves - gable * 0.52}v${gable * 0.26}`;
  for (let y = eaves + 5; y < QUAY - 20; y += 15)
    for (let n = 0; n < columns; n++)
      d += path`M${x + gap * (n + 0.5) - 3.5} ${y}h7v9.5h-7zm3.5 0v9.5m-3.5 -5h7`;
  const door = x + gap * (columns === 3 ? 1.5 : 0.5);
  return d + path`M${door - 4} ${QUAY}v-14q4 -3 8 0v14M${x + w * 0.72} ${QUAY - 5}h${w * 0.18}`;
}

export function row(seed: number): House[] {
  const chance = chanceFrom(seed);
  const houses: House[] = [];
  for (let x = -6, last = -1; x < ROW_WIDTH; ) {
    const w = chance.between(30, 48);
    const eaves = QUAY - chance.between(42, 62);
    const gable = chance.between(20, 32);
    let kind = Math.floor(chance.between(0, TOPS.length));
    if (kind === last) kind = (kind + 1) % TOPS.length; // neighbours built differently
    last = kind;
    houses.push({
      front: path`M${x} ${QUAY}V${eaves}` + TOPS[kind]!(w, gable) + path`V${QUAY}z`,
      marks: marksOf(x, w, eaves, gable),
      wash: Math.floor(chance.between(0, 4)),
    });
    x += w;
  }
  return houses;
}

/** The canal below: broken strokes, longer towards the viewer. */
export function canal(seed: number): string {
  const chance = chanceFrom(seed);
  let d = path`M-5 ${QUAY}H${ROW_WIDTH + 5}`;
  for (let y = QUAY + 4; y < ROW_HEIGHT; y += 3.5)
    for (let x = chance.between(-40, 0); x < ROW_WIDTH; x += chance.between(14, 70)) {
      const length = chance.between(10, 46);
      d += path`M${x} ${y}h${length}`;
      x += length;
    }
  return d;
}
