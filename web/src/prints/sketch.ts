/** Where carts and words lie on a picture of a board: enough for a small map, and soon there. */

import type { Caption } from "../board/drawing";
import type { Box, Point } from "../board/shapes";

export interface SketchedRoute {
  readonly ends: readonly [number, number];
  /** By how much what stands on the spaces is turned, so that it stands upright. */
  readonly turn: 0 | 180;
  readonly spaces: readonly Box[];
}

/** As `grachten.drawing.for_page` writes it. */
export interface Sketch {
  /** Left, top, width and height of the whole sheet, score track included. */
  readonly sheet: readonly [number, number, number, number];
  readonly medallions: readonly Point[];
  readonly routes: readonly SketchedRoute[];
  /** Those that are written in the reader's language. */
  readonly captions: readonly Caption[];
}

const addresses = import.meta.glob<string>("../../drawn/*.sketch.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const known = new Map<string, Promise<Sketch>>();

/** The sketch of a board, fetched once. */
export function sketchOf(board: string): Promise<Sketch> {
  let found = known.get(board);
  if (!found) {
    found = fetched(addresses[`../../drawn/${board}.sketch.json`]);
    found.catch(() => known.delete(board));
    known.set(board, found);
  }
  return found;
}

async function fetched(address: string | undefined): Promise<Sketch> {
  const answer = await fetch(address ?? "");
  if (!answer.ok) throw new Error("The page has no sketch of this board.");
  const found = (await answer.json()) as Sketch;
  if (!Array.isArray(found.routes)) throw new Error("That is not a sketch.");
  return found;
}

/** The way of a route from place to place, through the middle of its spaces: path data. */
export function wayOf({ medallions, routes }: Sketch, route: number): string {
  const { ends, spaces } = routes[route]!;
  const [from, to] = [medallions[ends[0]]!, medallions[ends[1]]!];
  const between = spaces.map(({ x, y }): Point => [x, y]);
  const first = between[0] ?? from;
  const isForward =
    Math.hypot(first[0] - from[0], first[1] - from[1]) <= Math.hypot(first[0] - to[0], first[1] - to[1]);
  const points = [from, ...(isForward ? between : between.toReversed()), to];
  return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}`;
}
