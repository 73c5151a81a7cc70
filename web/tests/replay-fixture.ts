import type { Replay, TableState, View } from "../src/protocol";
import { tableOf, type Played } from "../src/replay/replay";
import { AMSTERDAM } from "./drawn";
import played from "./replay.json";

/** A game of two, made by the engine (seed 4): its first nine frames, and its last two. */
export const SENT = played as unknown as Replay;
export const REPLAY = { ...SENT, board: AMSTERDAM } as unknown as Played;

export const BOARD = REPLAY.board;
export const LAST = REPLAY.frames.at(-1)!;
export const VIEW: View = LAST.view;

/** The table of that game; seat 0 is ours. */
export function table(more: Partial<TableState> = {}): TableState {
  const made = tableOf(REPLAY, "AAAAAAAAAAAAAAAA");
  const seats = made.seats.map((seat, n) => ({ ...seat, mine: n === 0 }));
  return { ...made, seats, ...more };
}
