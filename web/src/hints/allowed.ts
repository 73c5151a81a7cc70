/** At which tables somebody may ask what to do. The server decides; this is for what is offered. */

import type { Options, SeatState } from "../protocol";

/** Always against the server's bots alone, and where it was agreed; a lesson has hints of its own,
 * and a rated game none. */
export function allowsHints(options: Options, seats: readonly SeatState[]): boolean {
  if (options.lesson !== null || options.rated) return false;
  const others = seats.filter(({ who, level }) => who !== "bot" || level === null);
  return options.hints || (others.length === 1 && others[0]!.mine);
}
