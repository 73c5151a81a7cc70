/** Rule 5.6, as far as the board shows it. */

import type { Route } from "../protocol";

/** Between two players, a claimed route closes the other route of its pair for both. */
export function closedTwins(
  routes: readonly Route[],
  owners: readonly (number | null)[],
  players: number,
): ReadonlySet<number> {
  const claimed = players === 2 ? routes.filter((_, index) => owners[index] !== null) : [];
  return new Set(claimed.map((route) => route.twin).filter((twin) => twin !== null));
}
