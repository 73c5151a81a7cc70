/** Tables for the tests of pages. */

import type { Options, SeatState, TableState, TableSummary } from "../src/protocol";

export const ID = "abcdefghijklmnop";

export const OPTIONS: Options = {
  board: "amsterdam",
  public: false,
  spectators: true,
  clock: null,
  level: "carter",
  pace: "calm",
  patience: 24 * 3600,
  resigned: "bot",
  takebacks: true,
  hints: false,
  chat: false,
  lesson: null,
  deal: null,
  branch: null,
  event: null,
  rated: false,
  arranged: false,
};

export function person(name: string, more: Partial<SeatState> = {}): SeatState {
  return {
    who: "person",
    name,
    mine: false,
    level: null,
    colour: "burgundy",
    youngest: false,
    ready: false,
    here: true,
    away: null,
    hinted: false,
    contribution: null,
    ...more,
  };
}

export function bot(name = "Carter", more: Partial<SeatState> = {}): SeatState {
  return person(name, { who: "bot", level: "carter", colour: "charcoal", ready: true, ...more });
}

export function open(more: Partial<SeatState> = {}): SeatState {
  return person("", { who: "open", name: null, colour: "ivory", here: false, ...more });
}

export function table(seats: readonly SeatState[], more: Partial<TableState> = {}): TableState {
  return {
    id: ID,
    status: "open",
    host: true,
    options: OPTIONS,
    seats,
    watching: 0,
    commitment: "d7".repeat(32),
    terms: "0123456789abcdef",
    changes: [],
    overdue: seats.map(() => null),
    ending: [],
    number: 0,
    result: null,
    reveal: null,
    rematch: null,
    practice: false,
    series: null,
    ...more,
  };
}

export function summary(more: Partial<TableSummary> = {}): TableSummary {
  return {
    id: ID,
    status: "playing",
    board: "amsterdam",
    names: ["Anna", "Barent"],
    levels: [null, "carter"],
    colours: ["burgundy", "ochre"],
    networks: [[1, 2], [3]],
    points: [4, 1],
    clock: null,
    rated: false,
    mine: [0],
    my_turn: false,
    changed: Date.now(),
    result: null,
    ...more,
  };
}
