/** Who claims what on the board of the start page, one after the other: as in samples/market.json. */

import type { CartColour } from "../protocol";

export const CLAIMS: readonly (readonly [route: number, colour: CartColour])[] = [
  [26, "ochre"],
  [6, "ivory"],
  [31, "burgundy"],
  [19, "ivory"],
  [16, "ochre"],
  [22, "burgundy"],
  [2, "ivory"],
  [27, "ochre"],
  [5, "burgundy"],
  [24, "ochre"],
  [20, "burgundy"],
  [1, "burgundy"],
  [42, "ochre"],
  [18, "ivory"],
  [23, "burgundy"],
  [21, "ivory"],
  [4, "burgundy"],
  [3, "ochre"],
  [8, "ivory"],
];
