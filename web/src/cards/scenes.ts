/** What the transport cards show: a means of transport for each colour, and a whole company. */

import type { TransportCard } from "../protocol";
import { OX, YOKE } from "./beasts";
import { barrel, crate, hatch, path, place, sack, type Piece, type Shape } from "./ink";
import { WALKER } from "./people";
import { barge, handCart, packDonkey, pusher, sailingBoat, tun, wagon } from "./transport";

export const WIDTH = 160;
export const HEIGHT = 104;
const GROUND = 81;

/** A row of gabled houses far behind, different for each card but always the same for one. */
function houses(seed: number, from: number, to: number, base: number): Shape {
  let d = "";
  let n = seed;
  for (let x = from; x < to - 6;) {
    n = (n * 7 + 3) % 31;
    const width = Math.min(8 + (n % 5) * 1.6, to - x);
    const wall = base - 13 - (n % 7) * 1.7;
    const top = wall - 5 - (n % 3) * 1.5;
    const [end, mid] = [x + width, x + width / 2];
    if (n % 3 === 0) d += path`M${x} ${base}V${wall}L${mid} ${top}L${end} ${wall}V${base}`;
    else if (n % 3 === 1)
      d += path`M${x} ${base}V${wall}h2v-2.5h2v-2.5H${end - 4}v2.5h2v2.5h2V${base}`;
    else d += path`M${x} ${base}V${wall}q2.5 0 2.5-5H${end - 2.5}q0 5 2.5 5V${base}`;
    d += hatch([mid - 2, wall + 3], [mid - 2, base - 6], [0, 2.4], 2);
    d += hatch([mid + 2, wall + 3], [mid + 2, base - 6], [0, 2.4], 2);
    if (n % 2) d += hatch([x + 1, wall + 2], [x + 1, base - 1], [1.8, 0], 7);
    x = end;
  }
  return { tone: "far", d };
}

/** The sky of an engraver: strokes along its upper edge, and a few birds. */
function sky(seed: number): Shape {
  let d = "";
  for (let row = 0; row < 5; row++) {
    for (let x = 30 + ((seed * 13 + row * 29) % 23); x < 140; x += 27 + ((row * 11 + seed) % 17))
      d += path`M${x} ${11 + row * 2.6}h${22 - row * 3.4}`;
  }
  const [x, y] = [104 + ((seed * 7) % 30), 27 + ((seed * 3) % 7)];
  d += path`M${x} ${y}q1.6-1.8 3 0q1.4-1.8 3 0M${x + 9} ${y - 4}q1.3-1.5 2.5 0q1.2-1.5 2.5 0`;
  return { tone: "far", d };
}

/** Cobbles and the edge of the quay. */
function quay(seed: number, edge = GROUND - 5): Shape[] {
  let d = "";
  for (let n = 0; n < 16; n++) {
    const x = 12 + ((n * 37 + seed * 11) % 136);
    d += path`M${x} ${GROUND + 3 + ((n * 5) % 11)}q2.5-1.5 5 0`;
  }
  return [
    { tone: "shade", d: path`M6.5 ${edge}H153.5V97.5H6.5z` },
    { tone: "far", d: path`M6.5 ${edge}H153.5` },
    { tone: "fine", d },
  ];
}

/** Engraved waves, denser towards the viewer. */
function water(top: number, bottom = 97.5): Shape[] {
  let d = "";
  for (let row = 0; top + row * 4.4 < bottom - 2; row++) {
    const y = top + row * 4.4;
    for (let x = 8 + ((row * 17) % 13); x < 142; x += 21 + ((row * 5) % 7))
      d += path`M${x} ${y}q3-2 6 0t6 0`;
  }
  return [
    { tone: "glow", d: path`M6.5 ${top - 3}H153.5V${bottom}H6.5z` },
    { tone: "fine", d },
  ];
}

/** What stands on the quay throws a shadow of strokes. */
function shadow(x: number, width: number, y = GROUND): Shape {
  let d = "";
  for (let row = 0; row < 4; row++)
    d += path`M${x - width + row * 3} ${y - 0.8 + row * 1.1}h${2 * width - row * 4}`;
  return { tone: "fine", d };
}

function onQuay(seed: number, ...pieces: readonly Piece[]): Piece[] {
  return [place([sky(seed), houses(seed, 7, 153, GROUND - 5), ...quay(seed)]), ...pieces];
}

function afloat(y: number, seed: number, ...pieces: readonly Piece[]): Piece[] {
  return [place([sky(seed), houses(seed, 7, 153, y - 12), ...water(y - 9)]), ...pieces];
}

function company(): Piece[] {
  return [
    place([sky(2), houses(4, 7, 153, 57), ...water(60, 70)]),
    place(sailingBoat(), 116, 61, 0.52),
    place([...quay(3, 68)]),
    place([shadow(31, 22), shadow(82, 34), shadow(119, 12)]),
    place(packDonkey(), 34, GROUND, 0.78),
    ...pusher(68, GROUND + 3, 0.76),
    place(handCart(), 92, GROUND + 3, 0.68),
    place(tun(7.5), 120, GROUND + 3),
  ];
}

export const SCENES: Readonly<Record<TransportCard, readonly Piece[]>> = {
  pink: onQuay(
    5,
    place([shadow(44, 36), shadow(108, 26)]),
    place(wagon(), 46, GROUND, 0.94),
    place(OX, 108, GROUND, 0.9),
    place(YOKE, 108, GROUND, 0.9),
  ),
  blue: afloat(80, 9, place(sailingBoat(), 78, 80, 0.98)),
  green: onQuay(
    12,
    place([shadow(64, 34), shadow(114, 14)]),
    place(packDonkey(), 64, GROUND, 1.1),
    place(WALKER, 115, GROUND, 1.05),
    place([{ tone: "line", d: "M100 48Q108 58 118 54" }]),
  ),
  black: afloat(
    78,
    20,
    ...barge().map((piece) => ({ ...piece, x: 76 + piece.x, y: 78 + piece.y })),
  ),
  red: onQuay(
    8,
    place([shadow(86, 36), shadow(40, 20)]),
    ...pusher(40, GROUND, 1.1),
    place(handCart(), 87, GROUND, 1.08),
  ),
  orange: onQuay(
    16,
    place([shadow(96, 34), shadow(48, 20)]),
    ...pusher(50, GROUND, 1.15),
    place(tun(19), 89, GROUND),
  ),
  wild: company(),
};

/** What merchandise cards show. */
export const MERCHANDISE: readonly Piece[] = onQuay(
  23,
  place([shadow(66, 50)]),
  place([
    ...crate(50, 57, 30, 23),
    ...barrel(78, 57, 20, 26),
    ...sack(30, 56, 18, 18),
    ...barrel(29, GROUND, 23, 29),
    ...crate(57, GROUND, 33, 27),
    ...barrel(86, GROUND, 23, 29),
    ...sack(110, GROUND + 1, 26, 28),
    ...sack(17, GROUND + 6, 19, 20),
    ...crate(98, GROUND + 9, 20, 15),
  ]),
);
