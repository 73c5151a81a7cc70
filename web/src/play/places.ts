/** The places of a seat's contracts, those on offer included: what is still to be joined comes first. */

import type { BoardFacts, OwnSeat } from "../protocol";

export function placesOf(board: BoardFacts, own: OwnSeat): Map<number, "wanted" | "joined"> {
  const found = new Map<number, "wanted" | "joined">();
  for (const contract of [...own.contracts, ...own.offered]) {
    const isDone = own.completed.includes(contract);
    for (const end of board.contracts[contract]?.ends ?? []) {
      if (!isDone || !found.has(end)) found.set(end, isDone ? "joined" : "wanted");
    }
  }
  return found;
}
