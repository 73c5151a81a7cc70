// @vitest-environment node
import { describe, expect, it } from "vitest";
import { changesTold } from "../src/parts/changes";
import { lasting } from "../src/parts/people";
import type { Change, Options, SeatState } from "../src/protocol";
import { bot, open, OPTIONS, person, table } from "./pages-tables";

const ANNA = person("Anna", { mine: true });
const SEATS = [ANNA, person("Bo"), bot("Regent", { level: "regent" }), open()];

/** What is said of this change, at a table that is now so. */
function said(
  what: Change["what"],
  { seat = null, seats = SEATS, ...options }: Partial<Options> & Partial<Change> & { seats?: SeatState[] } = {},
): string[] {
  const changes = [{ what, seat }];
  return changesTold(table(seats, { changes, options: { ...OPTIONS, ...options } }));
}

describe("what has changed since I was ready", () => {
  it("is said of seats and who sits there", () => {
    expect(said("seats")).toEqual(["There are now four seats."]);
    expect(said("player", { seat: 0 })).toEqual(["You're now in seat 1."]);
    expect(said("player", { seat: 1 })).toEqual(["Bo is now in seat 2."]);
    expect(said("player", { seat: 2 })).toEqual(["Regent now plays in seat 3."]);
    expect(said("player", { seat: 3 })).toEqual(["Seat 4 is now free."]);
    const beside = [ANNA, person("Cas", { mine: true })];
    expect(said("player", { seat: 1, seats: beside })).toEqual(["Cas is now in seat 2."]);
  });

  it("is said of who is the youngest", () => {
    const young = (who: SeatState): SeatState => ({ ...who, youngest: true });
    expect(said("youngest")).toEqual([
      "Nobody is marked as the youngest now: chance decides who goes first.",
    ]);
    expect(said("youngest", { seats: [ANNA, young(person("Bo"))] })).toEqual([
      "Bo is now the youngest.",
    ]);
    expect(said("youngest", { seats: [young(ANNA), person("Bo")] })).toEqual([
      "You're now the youngest.",
    ]);
  });

  it("is said of all that is agreed", () => {
    expect(said("board")).toEqual(["The game is now on a different board."]);
    expect(said("public")).toEqual(["Strangers can no longer find the table in the list."]);
    expect(said("public", { public: true })).toEqual(["Strangers can now find the table in the list."]);
    expect(said("spectators")).toEqual(["People without a seat can now watch."]);
    expect(said("spectators", { spectators: false })).toEqual([
      "People without a seat can no longer watch.",
    ]);
    expect(said("clock")).toEqual(["There is no longer a clock."]);
    expect(said("clock", { clock: { turn: 20, reserve: 5 } })).toEqual([
      "The clock has changed: 20 seconds a turn, and 5 seconds in reserve.",
    ]);
    expect(said("level", { level: "regent" })).toEqual(["Regent now stands in for absent players."]);
    expect(said("pace", { pace: "instant" })).toEqual(["Bots now move instantly."]);
    expect(said("patience", { patience: 3600 })).toEqual([
      "The table now waits 1 hour for absent players.",
    ]);
    expect(said("resigned")).toEqual(["A bot now takes over if somebody resigns."]);
    expect(said("resigned", { resigned: "nobody" })).toEqual([
      "The game now ends if somebody resigns.",
    ]);
  });

  it("leaves out what does not matter now", () => {
    expect(said("patience", { clock: { turn: 30, reserve: 0 } })).toEqual([]);
  });
});

describe("how long something takes", () => {
  it("is told in the largest unit that fits exactly, in each language", () => {
    const told = (language: string): string[] =>
      [600, 3600, 86_400, 3 * 86_400, 7 * 86_400, 90].map((each) => lasting(each, language));
    expect(told("en")).toEqual(["10 minutes", "1 hour", "1 day", "3 days", "1 week", "90 seconds"]);
    expect(told("da").slice(0, 3)).toEqual(["10 minutter", "1 time", "1 dag"]);
    expect(told("sv").slice(0, 2)).toEqual(["10 minuter", "1 timme"]);
  });
});
