/** How far somebody is with the guided game: kept on the device. */

const KEY = "grachten-guide";

export interface Progress {
  /** Begun, played to its end, or declined. */
  readonly state: "new" | "begun" | "done" | "declined";
  /** The table of the game that was begun. */
  readonly table: string | null;
  /** The learner's actions so far, and the slips read since the last of them. */
  readonly number: number;
  readonly slips: number;
  /** The table at which the guide was sent away. */
  readonly alone: string | null;
  /** Whether the helper has told of hints: once is enough. */
  readonly toldOfHints: boolean;
}

const NEW: Progress = { state: "new", table: null, number: 0, slips: 0, alone: null, toldOfHints: false };

export function progress(): Progress {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return NEW; // storage is blocked, or holds nonsense
  }
}

export function note(wanted: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...wanted }));
  } catch {
    // a private window: the guide follows the moves that were played
  }
}
