/** Decided by eye for Amsterdam, in the units of the canvas. What is not decided is found by search. */

import type { Location } from "../protocol";
import type { Point } from "./shapes";

interface Decided {
  /** How far the location is shifted from where the board file puts it. */
  readonly move: Point;
  /** The middle of its ribbon, seen from the location, and the number of lines. */
  readonly name: readonly [number, number, number];
  /** The foot of its landmark, seen from the location. */
  readonly landmark: Point;
}

/** Where the ornaments have their middle. */
export interface Ornaments {
  readonly cartouche: Point;
  readonly points: Point;
  readonly compass: Point;
  readonly scale: Point;
}

export interface Direction {
  readonly places: Readonly<Record<string, Decided>>;
  /** By both ends: how far a link swells to the left of the way from the first to the second. */
  readonly bows: readonly (readonly [string, string, number])[];
  readonly ornaments: Ornaments;
}

const decide = (move: Point, name: Decided["name"], landmark: Point): Decided => ({
  move,
  name,
  landmark,
});

const AMSTERDAM: Direction = {
  places: {
    "nieuwe-waal": decide([-12, -6], [-31, -34, 1], [41, 62]),
    haringpakkerstoren: decide([0, -6], [95, -28, 1], [4, -19]),
    "oude-waal": decide([8, -8], [4, -33, 1], [76, 2]),
    montelbaanstoren: decide([20, -4], [49, -48, 1], [44, 27]),
    noordermarkt: decide([-20, -4], [-80, -10, 1], [-42, -23]),
    korenmetershuisje: decide([0, -6], [88, -50, 1], [23, 51]),
    "oude-kerk": decide([4, -4], [18, 68, 2], [79, 103]),
    waag: decide([8, -2], [76, 44, 1], [-33, -40]),
    jordaan: decide([-25, -3], [-48, 28, 1], [-40, 10]),
    "jan-roodenpoortstoren": decide([-12, 4], [36, 91, 2], [12, 70]),
    dam: decide([9, 4], [-41, 39, 1], [-37, -36]),
    "oost-indisch-huis": decide([18, 8], [77, -36, 2], [15, 88]),
    westermarkt: decide([-8, 8], [19, 72, 1], [-18, -42]),
    "de-drie-hendricken": decide([-18, 14], [-69, 19, 2], [-52, -11]),
    begijnhof: decide([5, 14], [0, 33, 1], [35, -19]),
    munttoren: decide([4, 18], [8, 29, 1], [-14, -29]),
    blauwbrug: decide([22, 6], [31, 31, 1], [42, 12]),
  },
  bows: [
    ["nieuwe-waal", "haringpakkerstoren", 28],
    ["haringpakkerstoren", "oude-waal", 12],
    ["haringpakkerstoren", "korenmetershuisje", 4],
    ["haringpakkerstoren", "noordermarkt", -12],
    ["nieuwe-waal", "noordermarkt", -10],
    ["oude-waal", "montelbaanstoren", 11],
    ["oude-waal", "waag", 0],
    ["oude-waal", "oude-kerk", -6],
    ["oude-kerk", "waag", -6],
    ["korenmetershuisje", "oude-kerk", 18],
    ["oude-kerk", "dam", -18],
    ["korenmetershuisje", "jan-roodenpoortstoren", 0],
    ["noordermarkt", "korenmetershuisje", 4],
    ["noordermarkt", "jan-roodenpoortstoren", 15],
    ["noordermarkt", "jordaan", -18],
    ["jordaan", "jan-roodenpoortstoren", 10],
    ["jordaan", "westermarkt", -4],
    ["jordaan", "de-drie-hendricken", -6],
    ["de-drie-hendricken", "begijnhof", -32],
    ["de-drie-hendricken", "westermarkt", 0],
    ["westermarkt", "jan-roodenpoortstoren", 0],
    ["westermarkt", "begijnhof", 0],
    ["dam", "begijnhof", 0],
    ["begijnhof", "munttoren", 0],
    ["jan-roodenpoortstoren", "dam", -4],
    ["dam", "oost-indisch-huis", -24],
    ["munttoren", "oost-indisch-huis", 0],
    ["munttoren", "blauwbrug", -17],
    ["oost-indisch-huis", "blauwbrug", -6],
    ["waag", "oost-indisch-huis", 0],
    ["montelbaanstoren", "blauwbrug", 22],
    ["montelbaanstoren", "waag", 0],
  ],
  ornaments: {
    cartouche: [840, 74],
    points: [84, 703],
    compass: [72, 76],
    scale: [900, 748],
  },
};

/** The locations count, not the board's id: a board with other contracts is the same map. */
export function directionFor(locations: readonly Location[]): Direction | null {
  const known = Object.keys(AMSTERDAM.places);
  const same = locations.length === known.length;
  return same && locations.every(({ id }) => known.includes(id)) ? AMSTERDAM : null;
}
