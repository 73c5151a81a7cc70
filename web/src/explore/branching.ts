/** Trying something out from a position of a finished game: making the table, and the way back. */

import { request } from "../net/api";
import type { Judgement, Level, Pace, Step, TableState } from "../protocol";
import type { Source } from "../review/reviewing.svelte";
import { address, place } from "../state/router.svelte";

export interface Wanted {
  /** How many steps the game has before the position. */
  readonly steps: number;
  /** Whose place is taken against bots; null: all of them. */
  readonly seat: number | null;
  readonly level: Level;
  readonly pace: Pace;
}

/** A table at which the position can be tried out. */
export function branch({ table, record }: Source, { steps, seat, level, pace }: Wanted): Promise<TableState> {
  const asked = new URLSearchParams({ steps: String(steps), level, pace });
  if (seat !== null) asked.set("seat", String(seat));
  return table === null
    ? request("POST", `branches?${asked}`, record)
    : request("POST", `tables/${table}/branches?${asked}`);
}

/** What the judge thinks of the position at a table, and what that seat could do. */
export const judgement = (table: string, seat: number | null): Promise<Judgement> =>
  request("GET", `tables/${table}/judgement${seat === null ? "" : `?seat=${seat}`}`);

/** The first step that does not belong to the other game; null if nothing was tried yet. */
export function firstTried({ options }: TableState, steps: readonly Step[]): number | null {
  const before = options.branch?.steps ?? 0;
  return steps.find(({ number }) => number > before)?.number ?? null;
}

/** The way back to the replay is kept as long as this tab: of a record, only this tab knows it. */
const KEY = "grachten-origin-";

/** The replay that is shown, at this moment of it. */
export function hereAt(step: number, seat: number | null, review: boolean): string | null {
  const here = place();
  return here.page === "replay" ? address({ ...here, step, seat, review }) : null;
}

export function noteOrigin(table: string, origin: string | null): void {
  try {
    if (origin !== null) sessionStorage.setItem(KEY + table, origin);
  } catch {
    // nothing can be kept here: the server knows the way if there was a table
  }
}

/** The address of the replay that a table came from, if anybody knows it. */
export function originOf({ id, options, seats }: TableState): string | null {
  try {
    const kept = sessionStorage.getItem(KEY + id);
    if (kept !== null) return kept;
  } catch {
    // the server may know
  }
  if (!options.branch?.table) return null;
  const { table, steps } = options.branch;
  const mine = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  return address({ page: "replay", table, step: steps, seat: mine.length === 1 ? mine[0]! : null });
}
