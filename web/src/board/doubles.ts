/** Rule 5.6, as far as the board shows it. */

import type { Route } from "../protocol";

type Owners = readonly (number | null)[];

/**
 * Whether the other route of a pair closes this one to a seat: for whoever claimed the other, and
 * between two players for both. Asked for nobody in particular (null), only what holds for all counts.
 */
export function isClosed({ twin }: Route, owners: Owners, seat: number | null, players: number): boolean {
  const owner = twin === null ? null : (owners[twin] ?? null);
  return owner !== null && (players === 2 || owner === seat);
}

/** The routes that are closed to everybody. */
export function closedRoutes(routes: readonly Route[], owners: Owners, players: number): ReadonlySet<number> {
  return new Set(routes.flatMap((route, index) => (isClosed(route, owners, null, players) ? [index] : [])));
}
