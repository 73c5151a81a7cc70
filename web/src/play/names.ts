/** Names of routes and contracts: their two places. */

import type { BoardFacts } from "../protocol";

export function placeName(board: BoardFacts, place: number): string {
  return board.locations[place]?.name ?? "";
}

export function routeName(board: BoardFacts, route: number): string {
  const ends = board.routes[route]?.ends ?? [0, 0];
  return `${placeName(board, ends[0])} – ${placeName(board, ends[1])}`;
}

export function contractName(board: BoardFacts, contract: number): string {
  const ends = board.contracts[contract]?.ends ?? [0, 0];
  return `${placeName(board, ends[0])} – ${placeName(board, ends[1])}`;
}
