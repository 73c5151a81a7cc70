/** Who sits at the table of a puzzle: somebody who solves it, and players without a name. */

import { CART_COLOURS } from "../cards/livery";
import type { PuzzleShown, SeatState, TableState } from "../protocol";
import { t } from "../words/words.svelte";

/** `isBrief`: there is room for one word, and nothing beside it says whose seat is whose. */
export function tableOf(puzzle: PuzzleShown, isBrief: boolean): TableState {
  const { id, board, view, seat } = puzzle;
  return {
    id,
    status: "playing",
    host: false,
    options: {
      board,
      public: false,
      spectators: false,
      clock: null,
      level: "burgomaster",
      pace: "brisk",
      patience: 0,
      resigned: "bot",
      takebacks: false,
      hints: false,
      chat: false,
      lesson: null,
      deal: null,
      branch: null,
      event: null,
      rated: false,
      arranged: false,
    },
    seats: view.seats.map((_, number) => seatOf(number, number === seat, isBrief)),
    watching: 0,
    commitment: "",
    terms: "",
    changes: [],
    overdue: [],
    ending: [],
    number: 0,
    practice: false,
    result: null,
    reveal: null,
    rematch: null,
    series: null,
  };
}

function seatOf(number: number, mine: boolean, isBrief: boolean): SeatState {
  return {
    who: mine ? "person" : "bot",
    name: mine && isBrief ? t("puzzles-you") : t("puzzles-player", { number: number + 1 }),
    mine,
    level: null,
    colour: CART_COLOURS[number]!,
    youngest: false,
    ready: true,
    here: true,
    away: null,
    contribution: null,
    hinted: false,
  };
}
