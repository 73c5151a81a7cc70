/** Amsterdam's water and wall in a few strokes, in the board's units, for the scraps on contracts. */

const SHORE = [0, 200, 120, 180, 290, 160, 430, 170, 600, 198, 760, 211, 930, 210, 1000, 216];
const CANALS = [
  [392, 180, 370, 290, 352, 445, 410, 592, 556, 674, 740, 668, 872, 604], // Singel
  [336, 180, 312, 330, 300, 450, 348, 592, 500, 690, 700, 694, 886, 614], // Herengracht
  [280, 185, 254, 330, 252, 460, 310, 600, 470, 700, 690, 712, 896, 622], // Keizersgracht
  [206, 190, 182, 300, 210, 462, 298, 612, 490, 710, 730, 716, 906, 632], // Prinsengracht
  [436, 166, 458, 330, 476, 462, 560, 560, 650, 650], // Damrak and Rokin
  [712, 208, 698, 330, 728, 455, 702, 580, 688, 640], // Kloveniersburgwal
  [892, 222, 852, 340, 834, 490, 856, 552], // Oudeschans
];
const AMSTEL = [1008, 768, 920, 634, 850, 560, 744, 612, 650, 650];
const WALL = [
  44, 196, 36, 340, 72, 500, 200, 650, 440, 731, 735, 735, 930, 655, 978, 490, 956, 222,
];

/** A soft line through points given as x, y, x, y. */
export function soft(points: readonly number[]): string {
  let d = `M${points[0]} ${points[1]}`;
  for (let n = 2; n + 3 < points.length; n += 2) {
    const [x, y] = [points[n]!, points[n + 1]!];
    d += `Q${x} ${y} ${(x + points[n + 2]!) / 2} ${(y + points[n + 3]!) / 2}`;
  }
  return `${d}L${points.at(-2)} ${points.at(-1)}`;
}

export const CITY = {
  sea: `M-900-900V210${soft(SHORE).replace("M", "L")}H1900V-900z`,
  canals: CANALS.map(soft).join(""),
  river: soft(AMSTEL),
  wall: soft(WALL),
} as const;
