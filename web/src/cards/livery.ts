/** The colours of the carts, each with a pattern and a charge, so that none needs its colour.
 *  `grachten.drawing` draws crests from the same file. */

import liveries from "../../../src/grachten/drawing/art/liveries.json";
import type { CartColour } from "../protocol";
import { circle, path } from "./ink";

export type Pattern = "plain" | "stripes" | "dots" | "chequer";

export interface Livery {
  readonly pattern: Pattern;
  /** What the pattern is painted with. */
  readonly second: string;
  /** The outline of the crest, 48 × 56, and what stands on it, 24 × 24: a crown, a herring, an
   *  anchor, a tulip. */
  readonly shield: string;
  readonly charge: string;
}

export const CART_COLOURS: readonly CartColour[] = ["burgundy", "ochre", "charcoal", "ivory"];

export const LIVERIES = liveries as Readonly<Record<CartColour, Livery>>;

/** A pattern over a parallelogram: its corner, its size, and how far its foot is shifted. */
export function painted(
  pattern: Pattern,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  lean: number,
  columns: number,
  rows: number,
): string {
  const [w, h] = [width / columns, height / rows];
  const left = (row: number): number => x + (lean * row) / rows;
  let d = "";
  for (let column = 0; column < columns; column++) {
    if (pattern === "stripes" && column % 2)
      d += path`M${x + w * column} ${y}h${w}l${lean} ${height}h${-w}z`;
    for (let row = 0; row < rows; row++) {
      if (pattern === "dots")
        d += circle(
          left(row + 0.5) + w * (column + 0.5),
          y + h * (row + 0.5),
          Math.min(w, h) * 0.26,
        );
      if (pattern === "chequer" && (row + column) % 2)
        d += path`M${left(row) + w * column} ${y + h * row}h${w}l${lean / rows} ${h}h${-w}z`;
    }
  }
  return d;
}
