/** At which tables somebody may ask what to do. The server decides; this is for what is offered. */

import type { Options, SeatState } from "../protocol";

/** Always against the server's bots alone, and at tables that allow it. A lesson has its own help, and
 * rated games and shared deals have no hints. */
export function allowsHints(options: Options, seats: readonly SeatState[]): boolean {
  const { lesson, deal, event, rated } = options;
  if (rated || lesson !== null || deal !== null || event !== null) return false;
  const others = seats.filter(({ who, level }) => who !== "bot" || level === null);
  return options.hints || (others.length === 1 && others[0]!.mine);
}
