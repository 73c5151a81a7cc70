/**
 * Busts as an engraver would cut them into a medallion, 100 × 100 round (50, 50): for every level
 * what they wear and carry, and four heads. A woman, a man, an older woman, an older man.
 */

import { circle, hatch, path } from "../cards/ink";
import type { Level } from "../protocol";

/** `cloth` has the level's colour; `line` and `fine` are strokes; the others are filled and edged. */
export type Tone = "skin" | "hair" | "grey" | "linen" | "cloth" | "dark" | "brass" | "line" | "fine";

export interface Cut {
  readonly tone: Tone;
  readonly d: string;
}

interface Head {
  readonly face: string;
  readonly hair: readonly Cut[];
  readonly beard: readonly Cut[];
  /** How far the eyes are apart, and how high they are. */
  readonly eyes: readonly [number, number];
  readonly mouth: number;
  readonly isOld: boolean;
}

const HEADS: readonly Head[] = [
  {
    face: "M36.5 40C36.5 53 42 65 50 66.5C58 65 63.5 53 63.5 40C63.5 28 57 23 50 23C43 23 36.5 28 36.5 40z",
    hair: [
      {
        tone: "hair",
        d: "M31 62C27 40 30 19 50 18.5C70 19 73 40 69 62C65.5 64 63 60 63.5 54C65 44 63 34 57 28.5C51 34 42 36 37.5 37C35.5 44 36 49 36.5 54C37 60 34.5 64 31 62z",
      },
      { tone: "fine", d: "M34 40Q32 50 34 60M66 40Q68 50 66 60M44 22Q37 26 35 34M56 22Q64 26 66 35" },
    ],
    beard: [],
    eyes: [6.6, 44],
    mouth: 58,
    isOld: false,
  },
  {
    face: "M35.5 38C35.5 52 38 60 43 65Q50 71 57 65C62 60 64.5 52 64.5 38C64.5 26 58 21 50 21C42 21 35.5 26 35.5 38z",
    hair: [
      {
        tone: "hair",
        d: "M31 66C25 46 28 18 50 17.5C72 18 75 46 69 66C64 68 63 60 64.5 50C65.5 42 64 36 61 31C54 27 46 27 39 31C36 36 34.5 42 35.5 50C37 60 36 68 31 66z",
      },
      { tone: "fine", d: "M32 40Q29 52 32 64M68 40Q71 52 68 64M43 20Q35 24 33 34M57 20Q65 24 67 34" },
    ],
    beard: [
      { tone: "hair", d: "M50 55.5C46 53.5 42 56 38.5 54.5C40.5 59 46.5 59.5 50 57.5C53.5 59.5 59.5 59 61.5 54.5C58 56 54 53.5 50 55.5z" },
      { tone: "hair", d: "M46.5 63.5Q50 61.5 53.5 63.5L50 72z" },
    ],
    eyes: [6.8, 43],
    mouth: 60,
    isOld: false,
  },
  {
    face: "M35 42C35 54 41 66.5 50 67.5C59 66.5 65 54 65 42C65 30 58 25 50 25C42 25 35 30 35 42z",
    hair: [
      {
        tone: "linen",
        d: "M28 62C22 38 30 14 50 14C70 14 78 38 72 62C69 65 65 62 65.5 56C66.5 46 66 38 61 31.5C55 28 45 28 39 31.5C34 38 33.5 46 34.5 56C35 62 31 65 28 62z",
      },
      { tone: "fine", d: "M31 56C27 38 33 19 50 19C67 19 73 38 69 56M36 22l4 6M64 22l-4 6M50 15v5" },
      { tone: "hair", d: "M38 35Q44 28.5 50 29Q56 28.5 62 35Q56 31.5 50 32Q44 31.5 38 35z" },
    ],
    beard: [],
    eyes: [6.8, 45.5],
    mouth: 59,
    isOld: true,
  },
  {
    face: "M37 37C37 51 40 66 50 69C60 66 63 51 63 37C63 26 57 20.5 50 20.5C43 20.5 37 26 37 37z",
    hair: [
      {
        tone: "grey",
        d: "M33.5 52C30 38 33 18 50 17.5C67 18 70 38 66.5 52C64.5 53 64 47 63.5 42C62.5 34 58 27 50 26.5C42 27 37.5 34 36.5 42C36 47 35.5 53 33.5 52z",
      },
    ],
    beard: [
      {
        tone: "grey",
        d: "M36.5 47C36 64 42 80 50 82C58 80 64 64 63.5 47C62 54 59 57.5 55.5 56Q50 53.5 44.5 56C41 57.5 38 54 36.5 47z",
      },
      { tone: "fine", d: "M42 60q1 10 5 16M46 62q1 9 3 15M54 62q-1 9-3 15M58 60q-1 10-5 16" },
    ],
    eyes: [6.2, 42.5],
    mouth: 60,
    isOld: true,
  },
];

const SHOULDERS = "M4 106C6 84 24 79 39 73L61 73C76 79 94 84 96 106z";
const NECK = "M42.5 58V73Q50 80 57.5 73V58z";

interface Dress {
  /** Over the shoulders, below the head; on the head; and what they carry. */
  readonly collar: readonly Cut[];
  readonly hat: readonly Cut[];
  readonly thing: readonly Cut[];
}

const BRIM = "M17 31Q50 15 83 31Q86 36 81 36.5Q50 22.5 19 36.5Q14 36 17 31z";

/** Pleats round the neck, like a millstone. */
function ruff(): Cut[] {
  const [rx, ry] = [34, 12.5];
  let pleats = "";
  for (let n = 0; n < 34; n++) {
    const angle = (n * 2 * Math.PI) / 34;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pleats += path`M${50 + rx * 0.42 * c} ${74 + ry * 0.3 * s}L${50 + rx * c} ${74 + ry * s}`;
  }
  return [
    { tone: "linen", d: path`M${50 - rx} 74a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` },
    { tone: "fine", d: pleats },
  ];
}

/** A chain of office over the breast. */
function chain(): string {
  let d = "";
  for (let n = 0; n <= 8; n++) {
    const along = (n - 4) / 4;
    d += circle(50 + along * 25, 96 - along * along * 10, 2);
  }
  return d;
}

/** Tails of ermine on both sides of a fur. */
function tails(): string {
  const left: readonly (readonly [number, number])[] = [
    [24, 84],
    [15, 92],
    [28, 95],
    [20, 101],
  ];
  return left.flatMap(([x, y]) => [x, 100 - x].map((at) => path`M${at - 1.2} ${y}L${at} ${y + 5}L${at + 1.2} ${y}z`)).join("");
}

const DRESSES: Readonly<Record<Level, Dress>> = {
  apprentice: {
    collar: [
      { tone: "linen", d: "M38 71Q50 81 62 71L66 79Q58 84 52 82L50 79L48 82Q42 84 34 79z" },
      { tone: "line", d: "M50 82V100" },
    ],
    hat: [
      { tone: "cloth", d: "M29 30C23 20 38 9 56 10.5C72 12 80 20 75 28C62 23 44 24 29 30z" },
      { tone: "dark", d: "M30 29.5C44 23 62 22 74 27.5L72 32C60 27 45 28 33 34z" },
      { tone: "fine", d: "M40 24Q42 15 54 13M50 22Q54 15 64 15M61 22Q66 18 71 20" },
    ],
    thing: [],
  },
  carter: {
    collar: [
      { tone: "linen", d: "M36 71Q50 79 64 71L68 77Q60 85 51 84L56 97L47 92L46 84Q38 84 32 77z" },
      { tone: "fine", d: "M40 77l3 3M47 79l2 3M55 78l-2 3M60 76l-2 3M49 87l3 5" },
    ],
    hat: [
      { tone: "dark", d: "M33 31C31 16 41 11 51 12.5C60 10.5 69 17 67 30C75 31 80 34 82 39C64 29 38 30 17 40C20 34 25 32 33 31z" },
      { tone: "fine", d: "M34 28Q50 22 66 27M43 15Q48 19 57 14" },
    ],
    thing: [
      { tone: "line", d: "M85 102L77 44" },
      { tone: "line", d: "M77 44C73 24 90 20 90 33C90 42 80 41 83 33" },
      { tone: "brass", d: "M82.4 82l3.4-.5 1 8-3.4.5z" },
    ],
  },
  trader: {
    collar: [
      { tone: "linen", d: "M35 72Q50 82 65 72L74 82L52 84L50 80L48 84L26 82z" },
      { tone: "fine", d: hatch([30, 80], [46, 82], [3, -6], 5) + hatch([54, 76], [69, 75], [3, 6], 5) },
    ],
    hat: [
      { tone: "cloth", d: "M34 33C32 18 41 13 50 13C59 13 68 18 66 33C57 27 43 27 34 33z" },
      { tone: "fine", d: "M38 27Q40 17 50 15M50 15V25M62 27Q60 17 50 15" },
    ],
    thing: [
      { tone: "line", d: "M66 68V76M53 77Q66 72 79 77M53 77L48 87M53 77L58 87M79 77L74 87M79 77L84 87" },
      { tone: "brass", d: "M46 87h14q-2 6-7 6t-7-6zM72 87h14q-2 6-7 6t-7-6z" },
      { tone: "brass", d: circle(66, 75, 2.2) },
    ],
  },
  merchant: {
    collar: [
      { tone: "linen", d: "M37 70Q50 80 63 70Q78 74 82 88Q64 95 52 90L50 84L48 90Q36 95 18 88Q22 74 37 70z" },
      { tone: "fine", d: "M23 86Q36 90 46 86M77 86Q64 90 54 86" },
      { tone: "line", d: "M50 91v10" },
    ],
    hat: [
      { tone: "dark", d: "M36 29L39 7Q50 3 61 7L64 29z" },
      { tone: "dark", d: BRIM },
      { tone: "brass", d: "M36.8 23Q50 17 63.2 23L63.8 28Q50 22 36.2 28z" },
    ],
    thing: [],
  },
  regent: {
    collar: [...ruff(), { tone: "brass", d: chain() }],
    hat: [
      { tone: "dark", d: "M34.5 34C33 19 41 14.5 50 14.5C59 14.5 67 19 65.5 34C61 27 55 25.5 50 28.5C45 25.5 39 27 34.5 34z" },
      { tone: "fine", d: "M38 25Q44 18 50 18Q56 18 62 25" },
    ],
    thing: [],
  },
  burgomaster: {
    collar: [
      { tone: "linen", d: "M37 70Q50 80 63 70L70 78Q60 86 51.5 84L50 80L48.5 84Q40 86 30 78z" },
      // A fur with tails, open over the breast.
      { tone: "grey", d: "M28 77Q16 81 8 92L6 106H40Q36 92 33 80zM72 77Q84 81 92 92L94 106H60Q64 92 67 80z" },
      { tone: "dark", d: tails() },
      { tone: "brass", d: "M42 86L50 98L58 86L55.5 84.5L50 92L44.5 84.5z" + circle(50, 98, 4.2) },
    ],
    hat: [
      { tone: "dark", d: "M35 29C32 12 42 5.5 50 5.5C58 5.5 68 12 65 29z" },
      { tone: "dark", d: BRIM },
      { tone: "cloth", d: "M35 22Q50 16 65 22L65.4 28.5Q50 22 34.6 28.5z" },
      // A plume that a clasp holds.
      { tone: "linen", d: "M62 24C66 12 76 4 88 9C93 13 90 20 84 20C86 25 79 28 74 25C70 28 65 27 62 24z" },
      { tone: "fine", d: "M63 23Q72 14 86 12M71 17Q74 20 80 19M76 14Q80 16 85 15M67 20Q69 23 74 23" },
      { tone: "brass", d: circle(62.5, 23.5, 2.8) },
    ],
    thing: [],
  },
};

/** Eyes, brows, nose and mouth, and the shade on the right of the face. */
function features({ eyes: [apart, y], mouth, isOld }: Head): Cut[] {
  const eye = (x: number): string => path`M${x - 3.2} ${y}q3.2 ${-2.6} 6.4 0q${-3.2} ${1.9} ${-6.4} 0`;
  const brow = (x: number, side: number): string =>
    path`M${x - 3.6} ${y - 4.2 + side * 0.6}q3.6 ${-2.2} 7.2 ${-side * 1.2}`;
  const lines =
    eye(50 - apart) +
    eye(50 + apart) +
    brow(50 - apart, 1) +
    brow(50 + apart, -0.4) +
    path`M49 ${y + 1}q-.6 5 ${-2.4} 8.4q2.4 2 5.4 .2` +
    path`M${45.4} ${mouth}q2.6 1.8 4.6 .9q2 .9 4.6 ${-0.9}`;
  const age = isOld
    ? path`M${50 - apart - 3.4} ${y + 3.4}q3 2 6 .6M${50 + apart - 2.6} ${y + 4}q3 1.4 6 ${-0.6}M44 ${mouth - 4}q${-1.8} 2 ${-2} 4M56 ${mouth - 4}q1.8 2 2 4`
    : "";
  return [
    { tone: "fine", d: hatch([58.5, 37], [57, 62], [4.6, -3], 9) + age },
    { tone: "line", d: lines },
    { tone: "dark", d: circle(50 - apart, y - 0.3, 1.05) + circle(50 + apart, y - 0.3, 1.05) },
  ];
}

/** Everything of a medallion's picture, from behind. */
export function bust(level: Level, variation: number): readonly Cut[] {
  const head = HEADS[variation % HEADS.length]!;
  const { collar, hat, thing } = DRESSES[level];
  return [
    { tone: "cloth", d: SHOULDERS },
    { tone: "fine", d: hatch([66, 84], [92, 100], [-5, 14], 9) + hatch([14, 96], [26, 86], [3, 10], 5) },
    { tone: "skin", d: NECK },
    { tone: "fine", d: hatch([52, 68], [56.5, 70], [0, 6], 4) },
    ...collar,
    { tone: "skin", d: head.face },
    ...features(head),
    ...head.hair,
    ...head.beard,
    ...hat,
    ...thing,
  ];
}
