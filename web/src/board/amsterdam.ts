/** Amsterdam about 1660, as this board imagines it: where its water, walls and streets run.
 *
 * Lines are given from the IJ in the west round to the IJ in the east, in the canvas's units.
 */

import type { Point } from "./shapes";

/** Points as one list of numbers, which is shorter to send. */
function points(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

export const SHORE = points(
  -8, 204, 46, 192, 120, 180, 200, 166, 290, 160, 360, 162, 404, 166, 430, 170, 480, 180, 540, 190, 600,
  198, 660, 206, 706, 208, 760, 211, 820, 214, 884, 214, 930, 210, 960, 222, 1008, 216,
);
export const PALISADE = points(
  22, 184, 90, 166, 142, 132, 166, 84, 210, 46, 270, 36, 340, 46, 420, 70, 500, 92, 600, 100, 690, 106,
  760, 126, 850, 158, 930, 166, 988, 158,
);
export const SINGEL = points(
  392, 196, 370, 290, 354, 375, 352, 445, 370, 520, 410, 592, 474, 646, 556, 674, 650, 682, 740, 668,
  820, 636, 872, 604,
);
export const PRINSENGRACHT = points(
  206, 226, 182, 300, 190, 385, 210, 462, 244, 540, 298, 612, 385, 672, 490, 710, 610, 727, 730, 716,
  830, 682, 906, 632,
);
export const WALL = points(
  44, 196, 38, 262, 36, 340, 46, 420, 72, 500, 118, 578, 200, 650, 310, 702, 440, 731, 590, 742, 735,
  735, 850, 706, 930, 655, 966, 580, 978, 490, 980, 400, 974, 310, 956, 222,
);
/** The part that faces the Prinsengracht, point by point. */
export const WALL_WEST = WALL.slice(1, 13);
export const WALL_EAST = WALL.slice(12).reverse();
export const BROUWERSGRACHT = points(392, 196, 300, 208, 206, 226, 120, 244, 40, 262);
export const HARBOUR_WEST = points(396, 166, 300, 160, 206, 165, 120, 180, 44, 194);
export const DAMRAK = points(
  436, 166, 448, 250, 458, 330, 466, 400, 476, 462, 520, 515, 560, 560, 606, 612, 650, 650,
);
export const KLOVENIERSBURGWAL = points(
  712, 208, 704, 270, 698, 330, 710, 390, 728, 455, 720, 520, 702, 580, 688, 640,
);
export const OUDESCHANS = points(892, 222, 870, 262, 852, 340, 838, 420, 834, 490, 856, 552);
export const AMSTEL = points(
  1008, 768, 962, 700, 920, 634, 888, 580, 850, 560, 800, 574, 744, 612, 692, 646, 650, 650, 606, 612,
  560, 560, 520, 515, 478, 466,
);
export const AMSTEL_WIDTHS = [40, 36, 32, 26, 24, 24, 23, 22, 20, 15, 13, 12, 10];

/** Kind, place and size; a negative size sails west. */
export const SHIPS = [
  ["fluyt", 510, 66, 0.85],
  ["yacht", 634, 90, -0.8],
  ["fluyt", 664, 46, -0.62],
  ["yacht", 432, 40, 0.66],
  ["boat", 584, 38, 0.9],
  ["boat", 664, 118, -0.85],
] as const;

/** The waters' names, place, turn and letter spacing. Names are not translated. */
export const WATER_NAMES = [
  ["Het Y", 300, 26, 0, 16],
  ["Amstel", 962, 712, 57, 3],
] as const;
