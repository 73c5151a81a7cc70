/** A player's routes as one shape: a band along them, and round the places that it joins. */

import type { Route } from "../protocol";
import type { Drawing } from "./drawing";
import type { Point } from "./shapes";

export interface Band {
  readonly seat: number;
  /** Along all routes of the seat, from the middle of a place to the middle of the next: path data. */
  readonly path: string;
  /** The places that it joins, and which part of the ring round each is its own, of how many. */
  readonly rings: readonly { readonly at: Point; readonly part: number; readonly parts: number }[];
}

/** The bands of all seats that have routes; that of `last` is drawn above the others. */
export function bandsOf(
  drawing: Drawing,
  routes: readonly Route[],
  owners: readonly (number | null)[],
  last: number | null,
): Band[] {
  const seats = [...new Set(owners.filter((owner) => owner !== null))].sort(
    (a, b) => Number(a === last) - Number(b === last) || a - b,
  );
  const joined = seats.map((seat) => {
    const mine = routes.flatMap((route, index) => (owners[index] === seat ? [{ route, index }] : []));
    return {
      seat,
      path: mine.map(({ route, index }) => way(drawing, route, index)).join(""),
      places: new Set(mine.flatMap(({ route }) => route.ends)),
    };
  });
  return joined.map(({ seat, path, places }) => ({
    seat,
    path,
    rings: [...places].map((place) => {
      const there = joined.filter((other) => other.places.has(place));
      const part = there.findIndex((other) => other.seat === seat);
      return { at: drawing.medallions[place]!, part, parts: there.length };
    }),
  }));
}

/** The way of a route goes from edge to edge of its places: the band goes on to their middles. */
function way({ medallions, routes }: Drawing, { ends }: Route, index: number): string {
  const { hit } = routes[index]!;
  const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(hit)!;
  const far = ([u, v]: Point): number => Math.hypot(u - Number(x), v - Number(y));
  const [one, other] = ends.map((end) => medallions[end]!) as [Point, Point];
  const [from, to] = far(one) < far(other) ? [one, other] : [other, one];
  return `M${from.join(" ")}L${hit.slice(1)}L${to.join(" ")}`;
}

/** Everything but the places: bands run below them. */
export function aroundPlaces({ sheet: [left, top, width, height], medallions, radius }: Drawing): string {
  const discs = medallions.map(
    ([x, y]) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`,
  );
  return `M${left} ${top}h${width}v${height}h${-width}z${discs.join("")}`;
}
