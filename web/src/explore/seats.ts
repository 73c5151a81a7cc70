/** Who moves for whom, where a position of another game is tried out. */

import type { TableState } from "../protocol";

/** Does one person move for everyone here? */
export function isFree({ options, seats }: Pick<TableState, "options" | "seats">): boolean {
  return options.branch !== null && seats.every(({ mine }) => mine);
}
