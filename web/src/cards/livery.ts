/** The colours of the carts, each with a pattern and a charge, so that none needs its colour. */

import type { CartColour } from "../protocol";
import { circle, path } from "./ink";

export type Pattern = "plain" | "stripes" | "dots" | "chequer";

export interface Livery {
  readonly pattern: Pattern;
  /** What the pattern is painted with. */
  readonly second: string;
  /** The outline of the crest, 48 × 56, and what stands on it, 24 × 24. */
  readonly shield: string;
  readonly charge: string;
}

export const CART_COLOURS: readonly CartColour[] = ["burgundy", "ochre", "charcoal", "ivory"];

export const LIVERIES: Readonly<Record<CartColour, Livery>> = {
  burgundy: {
    pattern: "plain",
    second: "#a9505c",
    shield: "M4 4H44V27C44 40 35 47 24 53C13 47 4 40 4 27z",
    // a crown
    charge: "M3 19L2 7L8 12L12 4L16 12L22 7L21 19zM3.5 20.5h17v2h-17z",
  },
  ochre: {
    pattern: "stripes",
    second: "#7a500a",
    shield: "M4 4H44V32A20 21 0 0 1 4 32z",
    // a herring
    charge: "M1 12C5 5 14 5 18 11L23 6.5V17.5L18 13C14 19 5 19 1 12zM5.6 11.5a1.2 1.2 0 1 1 0 .1z",
  },
  charcoal: {
    pattern: "dots",
    second: "#d8cfba",
    shield: "M24 3C37 3 44 14 44 28S37 53 24 53S4 42 4 28S11 3 24 3z",
    // an anchor
    charge:
      "M10.8 8H7V5.8H10.8V5A3 3 0 1 1 13.2 5V5.8H17V8H13.2V19.5C16.5 19 19 17 19.8 14.5L18 15L21.5 11L23 16L21.6 15.2C20.5 19.5 16.8 22.5 12 22.5S3.5 19.5 2.4 15.2L1 16L2.5 11L6 15L4.2 14.5C5 17 7.5 19 10.8 19.5z",
  },
  ivory: {
    pattern: "chequer",
    second: "#8c7448",
    shield: "M24 2L45 13V43L24 54L3 43V13z",
    // a tulip
    charge:
      "M6 2L9.5 5.5L12 1.5L14.5 5.5L18 2C19.5 8 18 12.5 13 13.5V16C14.5 14 17.5 13.5 20 14C19 18.5 16.5 20.5 13 21V23H11V21C7.5 20.5 5 18.5 4 14C6.5 13.5 9.5 14 11 16V13.5C6 12.5 4.5 8 6 2z",
  },
};

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
