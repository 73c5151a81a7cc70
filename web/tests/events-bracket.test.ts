// @vitest-environment node
import { describe, expect, it } from "vitest";
import { bracketOf } from "../src/events/bracket";
import type { EventRound, EventState } from "../src/protocol";

function round(number: number, tables: readonly (readonly number[])[], byes: readonly number[] = []): EventRound {
  const seat = (entrant: number) => ({
    entrant,
    points: 0,
    completed: 0,
    place: 1,
    left: false,
    share: null,
    steps: null,
  });
  return {
    number,
    started: 0,
    ends: null,
    ended: 0,
    byes,
    commitment: "",
    tables: tables.map((entrants, table) => ({
      number: table,
      table: null,
      done: true,
      walkover: false,
      seats: entrants.map(seat),
    })),
  };
}

const bracket = (...rounds: EventRound[]) => bracketOf({ rounds } as unknown as EventState);
const people = (cells: ReturnType<typeof bracket>[number]) => cells.map(({ entrants }) => entrants);

describe("a bracket", () => {
  it("lays those side by side whose winners meet", () => {
    const [first, second, last] = bracket(
      round(0, [[0, 7], [1, 6], [2, 5], [3, 4]]),
      round(1, [[0, 3], [1, 2]]),
      round(2, [[0, 1]]),
    );
    expect(people(first!)).toEqual([[0, 7], [3, 4], [1, 6], [2, 5]]);
    expect(second!.map(({ leaves, from }) => [leaves, from])).toEqual([
      [2, [0.25, 0.25]],
      [2, [0.25, 0.25]],
    ]);
    expect(last![0]).toMatchObject({ leaves: 4, from: [0.25, 0.25] });
  });

  it("has a place for somebody who has nobody to play", () => {
    const [first, last] = bracket(round(0, [[1, 2]], [0]), round(1, [[0, 1]]));
    expect(people(first!)).toEqual([[1, 2], [0]]);
    expect(first![1]!.table).toBeNull();
    expect(last![0]).toMatchObject({ leaves: 2, from: [0.25, 0.25] });
  });

  it("draws no lines into a first round", () => {
    const [only] = bracket(round(0, [[0, 1], [2, 3]]));
    expect(only!.map(({ from }) => from)).toEqual([null, null]);
  });
});
