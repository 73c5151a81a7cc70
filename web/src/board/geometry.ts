/** Where everything on the board lies, before anything is drawn. */

import type { BoardFacts } from "../protocol";
import { arcOf, asidesOf, linksOf, MEDALLION, rowsOf, settle } from "./bending";
import { directionFor, type Ornaments } from "./direction";
import { LANDMARKS } from "./landmarks";
import { placeRibbons, type Ribbon } from "./names";
import { freeSpot, type Room } from "./placing";
import { box, distance, gapToCircle, type Arc, type Box, type Point } from "./shapes";
import { MARGIN, trackFields } from "./track";

export type { Ribbon } from "./names";
export type { Box, Point } from "./shapes";
export { MEDALLION } from "./bending";

const WIDTH = 1000;
const HEIGHT = 770;

export const ORNAMENT_SIZES: Readonly<Record<keyof Ornaments, Point>> = {
  points: [146, 120],
  cartouche: [308, 70],
  compass: [116, 132],
  scale: [150, 30],
};

/** Positions on the canvas. `spaces` and `courses` are by route, the rest by location or score. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Left, top, width and height of the whole sheet, score track included. */
  readonly sheet: readonly [number, number, number, number];
  readonly medallions: readonly Point[];
  readonly courses: readonly { readonly arc: Arc; readonly aside: number }[];
  readonly spaces: readonly (readonly Box[])[];
  readonly ribbons: readonly Ribbon[];
  readonly landmarks: readonly (Box | null)[];
  readonly ornaments: Readonly<Partial<Record<keyof Ornaments, Box>>>;
  readonly track: readonly Box[];
  /** Whether the city below the routes is one that we can draw. */
  readonly city: boolean;
}

const made = new WeakMap<BoardFacts, Layout>();

/** The layout of a board; it never changes, so that it is worked out once. */
export function layout(board: BoardFacts): Layout {
  let found = made.get(board);
  if (!found) {
    found = layOut(board);
    made.set(board, found);
  }
  return found;
}

function layOut(board: BoardFacts): Layout {
  const direction = directionFor(board.locations);
  const scale = Math.min(WIDTH / board.width, HEIGHT / board.height);
  const size: Point = [board.width * scale, board.height * scale];
  const medallions = board.locations.map(({ id, x, y }): Point => {
    const [dx, dy] = direction?.places[id]?.move ?? [0, 0];
    return [x * scale + dx, y * scale + dy];
  });
  const links = linksOf(board);
  const known = links.map(({ ends }) => {
    const [a, b] = ends.map((end) => board.locations[end]!.id);
    const found = direction?.bows.find(
      ([from, to]) => (from === a && to === b) || (from === b && to === a),
    );
    return found ? found[2] * (found[0] === a ? 1 : -1) : null;
  });
  const bows = settle(links, medallions, known, size);
  const spaces: Box[][] = [];
  const courses: Layout["courses"][number][] = [];
  links.forEach((link, index) => {
    const arc = arcOf(link, medallions, bows[index]!);
    const rows = rowsOf(link, arc);
    const asides = asidesOf(link);
    link.routes.forEach((route, row) => {
      spaces[route] = rows[row]!;
      courses[route] = { arc, aside: asides[row]! };
    });
  });
  const room: Room = { size, boxes: spaces.flat(), circles: medallions, radius: MEDALLION };
  const decided = Object.entries(direction?.ornaments ?? {}).map(
    ([name, [x, y]]: [string, Point]): [string, Box] => [
      name,
      box(x, y, ...ORNAMENT_SIZES[name as keyof Ornaments]),
    ],
  );
  const taken = (more: readonly Box[]): Room => ({ ...room, boxes: [...room.boxes, ...more] });
  const ribbons = placeRibbons(
    board,
    medallions,
    direction,
    taken(decided.map(([, place]) => place)),
  );
  const named = ribbons.map((ribbon) => ribbon.box);
  const ornaments: Record<string, Box> = Object.fromEntries(decided);
  if (!direction) {
    for (const name of ["points", "cartouche", "compass"] as const) {
      const spot = freeSpot(taken([...named, ...Object.values(ornaments)]), ORNAMENT_SIZES[name]);
      if (spot) ornaments[name] = spot;
    }
  }
  const landmarks = board.locations.map(({ id }, index) => {
    const [x, y] = medallions[index]!;
    const [size, foot] = [LANDMARKS[id]?.size, direction?.places[id]?.landmark];
    return size && foot ? box(x + foot[0], y + foot[1] - size[1] / 2, ...size) : null;
  });
  return {
    width: size[0],
    height: size[1],
    sheet: [-MARGIN, -MARGIN, size[0] + 2 * MARGIN, size[1] + 2 * MARGIN],
    medallions,
    courses,
    spaces,
    ribbons,
    landmarks,
    ornaments,
    track: trackFields(...size),
    city: direction !== null,
  };
}

/** Whether what lies on a line with this heading stands on its feet, not on its head. */
export function isUpright(angle: number): boolean {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  return -90 <= turned && turned < 90;
}

/** The turn of a space's content: all spaces of a route look the same way, and stand upright. */
export function turnOf(row: readonly Box[]): number {
  return isUpright(row[row.length >> 1]!.angle) ? 0 : 180;
}

/** The route among those wanted that lies nearest to a point, if one is within reach. */
export function nearestRoute(
  { spaces }: Layout,
  wanted: Iterable<number>,
  point: Point,
  reach: number,
): number | null {
  let best: number | null = null;
  let near = reach;
  for (const route of wanted) {
    for (const space of spaces[route] ?? []) {
      const far = gapToCircle(space, point, 0);
      // Between two that touch the finger, the one whose middle is nearer.
      const rank = far > 0 ? far : -1 / (1 + distance(point, [space.x, space.y]));
      if (rank < near) [near, best] = [rank, route];
    }
  }
  return best;
}
