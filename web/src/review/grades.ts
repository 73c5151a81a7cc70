/** How grave an error is: the worst first, and the mark of each. */

import type { Grade } from "../protocol";

/** Each has a shape of its own, 12 × 12 round the middle: colour alone says nothing. */
export const SHAPES: Readonly<Record<Exclude<Grade, "good">, string>> = {
  inaccuracy: "M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6ZM0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2Z",
  mistake: "M0-6L6 0L0 6L-6 0Z",
  blunder: "M0-6.2L6.4 5.2H-6.4Z",
};
export const STAR =
  "M0-6.6L1.9-2.3L6.5-2L3 1.1L4.1 5.7L0 3.2L-4.1 5.7L-3 1.1L-6.5-2L-1.9-2.3Z";
export const GRADES = ["blunder", "mistake", "inaccuracy"] as const;
