/** A game in the middle, as the picture of the start page: nobody plays it. */

import type { BoardFacts, CartColour } from "../protocol";

/** Whose routes they are, by seat; chosen by eye. */
const CLAIMED: readonly (readonly number[])[] = [
  [32, 14, 2, 31],
  [10, 35, 21, 6],
  [42, 22, 27, 13],
];

export const SEATS: readonly { colour: CartColour; name: string; points: number }[] = [
  { colour: "burgundy", name: "", points: 12 },
  { colour: "ochre", name: "", points: 15 },
  { colour: "ivory", name: "", points: 9 },
];

export function owners({ routes }: BoardFacts): (number | null)[] {
  return routes.map((_, route) => {
    const seat = CLAIMED.findIndex((each) => each.includes(route));
    return seat < 0 ? null : seat;
  });
}
