/** Which games can become a challenge. The server decides; this is for what is offered. */

import type { TableState } from "../protocol";

/** A finished game of mine against the server's bots that was not practice. */
export function canChallenge({ status, options, seats, practice }: TableState): boolean {
  const isOrdinary = options.lesson === null && options.branch === null && options.deal === null;
  const others = seats.filter(({ who, level }) => who !== "bot" || level === null);
  return status === "over" && isOrdinary && !practice && others.length === 1 && others[0]!.mine;
}
