/** Which puzzles somebody has answered, and on how many days in a row: kept on the device. */

import type { PuzzleDifficulty, PuzzleSummary, PuzzleTheme } from "../protocol";

const KEY = "grachten-puzzles";
const DAY = 86_400_000;

export interface Progress {
  /** Whether the first answer to each was right. */
  readonly answered: Readonly<Record<string, boolean>>;
  /** The last day whose puzzle was answered, as "2026-11-18", and the days in a row up to then. */
  readonly day: string | null;
  readonly streak: number;
  /** What somebody wants to solve; null: anything. */
  readonly theme: PuzzleTheme | null;
  readonly difficulty: PuzzleDifficulty | null;
}

const NEW: Progress = { answered: {}, day: null, streak: 0, theme: null, difficulty: null };

function kept(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { ...NEW, ...found };
  } catch {
    return NEW; // storage is blocked, or holds nonsense
  }
}

let now = $state.raw(kept());

export function progress(): Progress {
  return now;
}

export function note(wanted: Partial<Progress>): void {
  now = { ...now, ...wanted };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // a private window: it is remembered until it closes
  }
}

/** Only the first answer counts, because the solution is shown after it. */
export function noteAnswer(id: string, isRight: boolean): void {
  if (!(id in now.answered)) note({ answered: { ...now.answered, [id]: isRight } });
}

export function noteDay(day: string): void {
  if (now.day !== day) note({ day, streak: now.day === dayBefore(day) ? now.streak + 1 : 1 });
}

/** Days in a row up to today, or up to yesterday: today is not over. */
export function streakOn(today: string, { day, streak }: Progress = now): number {
  return day === today || day === dayBefore(today) ? streak : 0;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

export function isWanted(puzzle: PuzzleSummary, { theme, difficulty }: Progress = now): boolean {
  return (theme ?? puzzle.theme) === puzzle.theme && (difficulty ?? puzzle.difficulty) === puzzle.difficulty;
}

/** The next one after this, of those that are wanted: one without an answer, while there is one. */
export function nextOf(
  puzzles: readonly PuzzleSummary[],
  after: string | null,
  known: Progress = now,
): PuzzleSummary | null {
  const at = puzzles.findIndex(({ id }) => id === after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const wanted = order.filter((puzzle) => isWanted(puzzle, known));
  return wanted.find(({ id }) => !(id in known.answered)) ?? wanted[0] ?? null;
}
