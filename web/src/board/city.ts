/** The map of Amsterdam below the game: water, wall, canals, houses, fields and ships. */

import * as amsterdam from "./amsterdam";
import { evenStops, Strip, Town, unevenStops, type Manner } from "./blocks";
import { chanceFrom, type Chance } from "./chance";
import type { Mark } from "./path";
import { distance, smooth, type Line, type Point } from "./shapes";
import { drawShip } from "./ships";
import { drawFields, drawWall } from "./wall";
import { drawBridges, drawCanals, drawOpenWater, drawPalisade, drawRiver } from "./water";

const SEED = 1660;
/** Radius of the open square at every location. */
const SQUARE = 25;
/** Singel, Herengracht, Keizersgracht and Prinsengracht, as shares of the way outwards. */
const BELT = [0, 1 / 3, 2 / 3, 1];
/** Streets of the Jordaan that are canals, counted from the north. */
const JORDAAN_CANALS = [4, 7, 10, 13];

const OLD: Manner = { street: 1.4, quay: 3.8 };
const RICH: Manner = { street: 2, quay: 5.4, depth: 4.6 };
const POOR: Manner = { street: 1.4, quay: 1.6 };
const GREEN: Manner = { street: 1.6, quay: 3.6, depth: 4 };

const pairs = (values: readonly number[]): Point[] =>
  values.slice(1).map((value, index) => [values[index]!, value]);

/** All of the map; routes and names come on top. */
export function drawCity(squares: readonly Point[], size: Point): Mark[] {
  const chance = chanceFrom(SEED);
  const { damrak, ...rest } = strips();
  const [old, young] = [new Town(squares, SQUARE), new Town(squares, SQUARE)];
  buildOld(old, damrak, rest.newSide, chance);
  const { radial, lanes } = buildNew(young, rest, chance);
  const canals = [
    rest.newSide.line(0.68),
    ...[0.3, 0.52, 1].map((share) => damrak.line(share)),
    ...[0.62, 1].map((share) => rest.lastage.line(share)),
    rest.east.line(0.35),
    smooth(amsterdam.BROUWERSGRACHT),
    smooth(amsterdam.DAMRAK.slice(0, 5)),
  ];
  const narrow = JORDAAN_CANALS.map((lane) =>
    [0, 0.25, 0.5, 0.75, 0.93].map((share) => rest.outer.at(lanes[lane]!, share)),
  );
  const crossings = [
    ...radial.slice(1, -1).flatMap((u, i) => (i % 2 ? [] : BELT.map((v) => [rest.belt, u, v] as const))),
    ...[0.3, 0.52, 1].flatMap((v) => [0.14, 0.3, 0.47, 0.63].map((u) => [damrak, u, v] as const)),
    ...[0.2, 0.45, 0.7].map((u) => [rest.lastage, u, 0.62] as const),
  ];
  const shore = smooth(amsterdam.SHORE);
  return [
    ...drawFields(amsterdam.WALL, size, chance),
    ...drawOpenWater(shore, size[0], chance),
    ...drawWall(amsterdam.WALL),
    ...old.draw("old"),
    ...young.draw("young"),
    ...drawCanals(narrow, "narrow"),
    ...drawCanals(canals),
    ...drawCanals(BELT.map((share) => rest.belt.line(share)), "avenues"),
    ...drawBridges(crossings.map(([strip, u, v]) => across(strip.at(u, v), strip.at(u, v + 0.02)))),
    ...drawRiver(amsterdam.AMSTEL, amsterdam.AMSTEL_WIDTHS),
    ...drawPalisade(amsterdam.PALISADE),
    ...amsterdam.SHIPS.flatMap((ship) => drawShip(ship[0], ship[1], ship[2], ship[3])),
  ];
}

function strips() {
  const { DAMRAK, KLOVENIERSBURGWAL, OUDESCHANS, PRINSENGRACHT, SINGEL } = amsterdam;
  return {
    belt: new Strip(SINGEL, PRINSENGRACHT),
    outer: new Strip(PRINSENGRACHT, amsterdam.WALL_WEST),
    newSide: new Strip(SINGEL.slice(0, DAMRAK.length), DAMRAK),
    damrak: new Strip(DAMRAK, KLOVENIERSBURGWAL),
    lastage: new Strip(KLOVENIERSBURGWAL, OUDESCHANS),
    east: new Strip(OUDESCHANS, amsterdam.WALL_EAST),
    north: new Strip(amsterdam.BROUWERSGRACHT, amsterdam.HARBOUR_WEST),
  };
}

function buildQuarter(
  town: Town,
  strip: Strip,
  shares: readonly number[],
  blocks: number,
  manner: Manner,
  chance: Chance,
): void {
  for (const share of pairs(shares)) {
    town.build(strip, share, unevenStops(blocks, chance, 0.012, 0.985), manner, chance);
  }
}

/** The medieval town on both sides of the Damrak. */
function buildOld(town: Town, damrak: Strip, newSide: Strip, chance: Chance): void {
  buildQuarter(town, newSide, [0, 0.35, 0.68, 1], 20, OLD, chance);
  buildQuarter(town, damrak, [0, 0.15, 0.3, 0.52, 0.76, 1], 16, OLD, chance);
}

/** The canal belt with its gardens, and the quarters round it. */
function buildNew(
  town: Town,
  { belt, outer, lastage, east, north }: Omit<ReturnType<typeof strips>, "damrak">,
  chance: Chance,
): { radial: number[]; lanes: number[] } {
  const radial = evenStops(22);
  const lanes = evenStops(38, 0.012, 0.985);
  for (const share of pairs(BELT)) town.build(belt, share, radial, RICH, chance);
  for (const share of pairs([0.05, 0.27, 0.49, 0.7, 0.91])) town.build(outer, share, lanes, POOR, chance);
  buildQuarter(town, lastage, [0, 0.3, 0.62, 1], 13, GREEN, chance);
  buildQuarter(town, east, [0, 0.35, 0.66, 0.92], 12, GREEN, chance);
  buildQuarter(town, north, [0, 0.5, 0.97], 12, POOR, chance);
  return { radial, lanes };
}

/** A bridge: as far to one bank as to the other. */
function across(middle: Point, towards: Point, reach = 4.8): Line {
  const far = distance(middle, towards) || 1;
  const [x, y] = [((towards[0] - middle[0]) / far) * reach, ((towards[1] - middle[1]) / far) * reach];
  return [
    [middle[0] - x, middle[1] - y],
    [middle[0] + x, middle[1] + y],
  ];
}
