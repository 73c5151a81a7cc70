/** Games of bots that come with the page, for when nobody plays: their records lie in web/samples. */

import type { Level } from "../protocol";

export interface Sample {
  readonly name: string;
  readonly board: string;
  readonly names: readonly string[];
  readonly levels: readonly Level[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The routes that each seat had at the end. */
  readonly networks: readonly (readonly number[])[];
}

export const SAMPLES: readonly Sample[] = [
  {
    name: "canal",
    board: "amsterdam",
    names: ["Adriaen", "Lysbeth"],
    levels: ["regent", "merchant"],
    totals: [36, 36],
    winners: [1],
    networks: [[42, 2, 5, 26, 1, 28], [23, 31, 37, 24, 8, 3]],
  },
  {
    name: "market",
    board: "amsterdam",
    names: ["Hillegond", "Govert", "Reynier"],
    levels: ["regent", "trader", "merchant"],
    totals: [32, 28, 29],
    winners: [0],
    networks: [[31, 22, 5, 20, 1, 23, 4], [26, 16, 27, 24, 42, 3], [6, 19, 2, 18, 21, 8]],
  },
  {
    name: "harbour",
    board: "amsterdam",
    names: ["Hendrick", "Margriete", "Weyntje", "Barent"],
    levels: ["merchant", "regent", "trader", "carter"],
    totals: [28, 31, 25, 24],
    winners: [1],
    networks: [[42, 7, 29, 21, 3], [31, 23, 24, 1, 22, 13], [25, 2, 43, 40, 37, 4], [5, 19, 28, 18, 34, 8]],
  },
];

const addresses = import.meta.glob<string>("../../samples/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the record of a sample lies, beside the page. */
export function sampleAddress(name: string): string | undefined {
  return addresses[`../../samples/${name}.json`];
}
