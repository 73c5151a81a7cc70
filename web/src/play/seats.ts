/** Through whose eyes the table is seen. */

import type { SeatState } from "../protocol";
import type { Game } from "../state/session.svelte";

/** Ours that still play: players who have resigned no longer need the device, unless all have. */
export function seatsInPlay(seats: readonly SeatState[]): readonly number[] {
  const mine = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const playing = mine.filter((number) => seats[number]!.away !== "resigned");
  return playing.length > 0 ? playing : mine;
}

/**
 * Our seat; of several on one screen the one that is to act, or that was last; null for spectators.
 */
export function seatAtDevice(
  mine: readonly number[],
  games: ReadonlyMap<number | null, Game>,
): number | null {
  const known = mine.filter((seat) => games.has(seat));
  if (known.length === 0) return null;
  const any = games.get(known[0]!)!;
  const acting = known.find((seat) => any.view.to_act.includes(seat));
  if (acting !== undefined) return acting;
  // Nobody of us: the one who acted last keeps the device, so that nothing is shown to another.
  const last = any.steps.findLast((step) => step.seat !== null && known.includes(step.seat));
  return last?.seat ?? known[0]!;
}
