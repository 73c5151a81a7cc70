/** The ground of the routes: a pale bed below each, and a path that fingers and pointers find. */

import type { Layout } from "./geometry";
import { line } from "./path";
import type { Point } from "./shapes";

/** The way of a route, from medallion to medallion less `short` at both ends. */
export function roadOf({ courses }: Layout, route: number, short = 0): string {
  const { arc, aside } = courses[route]!;
  const steps = Math.max(2, Math.round(arc.length / 14));
  return line(
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const { x, y } = arc.at(short + ((arc.length - 2 * short) * step) / steps, aside);
      return [x, y];
    }),
  );
}

/** Every road in one path. */
export function roads(layout: Layout): string {
  return layout.courses.map((_, route) => roadOf(layout, route)).join("");
}
