/** What can be agreed at a table, in the few forms that people choose from. */

import type { CartColour, Clock, Level, Pace, Resigned, SeatState, TableState } from "../protocol";
import { language, t } from "../words/words.svelte";
import { lasting } from "./people";

export const LEVELS: readonly Level[] = [
  "apprentice",
  "carter",
  "trader",
  "merchant",
  "regent",
  "burgomaster",
];
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];
export const RESIGNED: readonly Resigned[] = ["bot", "nobody"];

const HOUR = 60 * 60;
/** Seconds that the others wait for somebody who is away, where there is no clock. */
export const PATIENCES: readonly number[] = [HOUR / 6, HOUR, 24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR];

export type ClockName = "none" | "quick" | "normal" | "slow";

export const CLOCKS: Readonly<Record<ClockName, Clock | null>> = {
  none: null,
  quick: { turn: 30, reserve: 120 },
  normal: { turn: 60, reserve: 300 },
  slow: { turn: 3 * 24 * 60 * 60, reserve: 0 },
};

/** What a clock is called, or null for one that was set by another program. */
export function clockName(clock: Clock | null): ClockName | null {
  const found = Object.entries(CLOCKS).find(
    ([, each]) => each?.turn === clock?.turn && each?.reserve === clock?.reserve,
  );
  return found ? (found[0] as ClockName) : null;
}

/** "30 seconds a turn, and 2 minutes in reserve." */
export function clockWords(clock: Clock | null): string {
  const name = clockName(clock);
  if (name !== null) return t(`lobby-clock-${name}-what`);
  const { turn, reserve } = clock!;
  const long = (seconds: number): string => lasting(seconds, language());
  if (reserve === 0) return t("lobby-clock-alone-what", { turn: long(turn) });
  return t("lobby-clock-other-what", { turn: long(turn), reserve: long(reserve) });
}

/** The colours that a seat may have: not those of other people (bots and open seats exchange). */
export function coloursFor(
  seats: readonly SeatState[],
  number: number,
  all: readonly CartColour[],
): ReadonlySet<CartColour> {
  const taken = seats.filter(
    (seat, each) => each !== number && seat.who === "person" && !(seat.mine && seats[number]?.mine),
  );
  return new Set(all.filter((colour) => !taken.some((seat) => seat.colour === colour)));
}

/** What the start waits for: open seats, people who are not ready (perhaps me too), me, or nothing. */
export type Waiting =
  | { for: "seats"; count: number }
  | { for: "people"; seats: readonly SeatState[]; mine: boolean }
  | { for: "me" }
  | { for: "nothing" };

export function waiting(table: TableState): Waiting {
  const open = table.seats.filter((seat) => seat.who === "open").length;
  if (open > 0) return { for: "seats", count: open };
  const late = table.seats.filter((seat) => !seat.ready);
  const others = late.filter((seat) => !seat.mine);
  if (others.length > 0) return { for: "people", seats: others, mine: others.length < late.length };
  return { for: late.length > 0 ? "me" : "nothing" };
}

export type Side = "south" | "west" | "north" | "east";

/** Where each seat is round the table: `first` at the near side (of two, the left), then clockwise. */
export function sides(seats: number, first: number): Side[] {
  const ROUND: Readonly<Record<number, readonly Side[]>> = {
    2: ["west", "east"],
    3: ["south", "west", "east"],
    4: ["south", "west", "north", "east"],
  };
  const round = ROUND[seats] ?? [];
  return Array.from({ length: seats }, (_, seat) => round[(seat - first + seats) % seats]!);
}
