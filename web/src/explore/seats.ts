/** Who moves for whom, where a position of another game is tried out. */

import type { TableState } from "../protocol";

/** Does whoever is here move for everyone? */
export function isFree({ options, seats }: Pick<TableState, "options" | "seats">): boolean {
  return options.branch !== null && seats.every(({ mine }) => mine);
}
