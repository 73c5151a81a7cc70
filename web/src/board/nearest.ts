/** A finger is thicker than a route on a small screen: which one is meant. */

import type { Drawing } from "./drawing";
import { distance, gapToCircle, type Point } from "./shapes";

/** The route among those wanted that lies nearest to a point, if one is within reach. */
export function nearestRoute(
  { routes }: Drawing,
  wanted: Iterable<number>,
  point: Point,
  reach: number,
): number | null {
  let best: number | null = null;
  let near = reach;
  for (const route of wanted) {
    for (const space of routes[route]?.spaces ?? []) {
      const far = gapToCircle(space, point, 0);
      // Between two that touch the finger, the one whose middle is nearer.
      const rank = far > 0 ? far : -1 / (1 + distance(point, [space.x, space.y]));
      if (rank < near) [near, best] = [rank, route];
    }
  }
  return best;
}
