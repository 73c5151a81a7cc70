/** The whole chronicle, in chapters: before the game, a turn each, the count. */

import type { Event, Step } from "../protocol";
import { tell, tellKeptFirst, type Context, type Told } from "./chronicle";

export interface Chapter {
  readonly kind: "set-up" | "turn" | "end";
  /** Whose turn it was. */
  readonly seat: number | null;
  /** Turns are counted from 1. */
  readonly turn: number;
  readonly lines: readonly Told[];
}

export function chapters(steps: readonly Step[], context: Context): readonly Chapter[] {
  const told: Chapter[] = [];
  let turn = 0;
  for (const step of steps) {
    const kind = isSetUp(step) ? "set-up" : "turn";
    const last = told.at(-1);
    // Two cards, or contracts and the choice among them, are steps of the same turn.
    if (last?.kind === kind && (kind === "set-up" || last.seat === step.seat)) {
      told[told.length - 1] = { ...last, lines: joined(last.lines, linesOf(step, context)) };
    } else {
      if (kind === "turn") turn += 1;
      const seat = kind === "turn" ? step.seat : null;
      told.push({ kind, seat, turn, lines: linesOf(step, context) });
    }
    const count = step.events.filter(isCount).map((event) => tell(event, context));
    if (count.length > 0) told.push({ kind: "end", seat: null, turn, lines: said(count) });
  }
  return told;
}

function isSetUp(step: Step): boolean {
  return step.number === 0 || step.events.some((event) => event.type === "contracts-chosen");
}

function isCount(event: Event): boolean {
  return event.type === "seat-scored" || event.type === "game-ended";
}

/** What a step tells, but for the count. */
export function linesOf(step: Step, context: Context): readonly Told[] {
  const events = step.events.filter((event) => !isCount(event));
  if (step.number === 0) return deal(events, context);
  if (!isSetUp(step)) return said(events.map((event) => tell(event, context)));
  const kept = events.filter((event) => event.type === "contracts-kept");
  // The last choice shows how many everybody kept, which says more than that they chose.
  if (kept.length > 0) return kept.map((event) => tellKeptFirst(event, context));
  return said(events.map((event) => tell(event, context)));
}

/** The deal is one line, whatever was dealt to whom, and the market's first sweeps. */
function deal(events: readonly Event[], context: Context): readonly Told[] {
  const dealt = events.find((event) => event.type === "cards-dealt");
  const lines = events.filter((event) => event.type !== "contracts-offered");
  const first = { id: "log-dealt", values: { count: dealt?.count ?? 0 } };
  return [first, ...said(lines.map((event) => tell(event, context)))];
}

/** What comes later may say it all: then it takes the place of what was told before. */
function joined(before: readonly Told[], after: readonly Told[]): readonly Told[] {
  const is = (line: Told, id: string): boolean => line.id === id || line.id === `${id}-you`;
  const all = (id: string): boolean => after.some((line) => is(line, id));
  const replaced = all("log-kept") ? "log-offered" : all("log-kept-first") ? "log-chosen" : "";
  return [...before.filter((line) => !is(line, replaced)), ...after];
}

function said(lines: readonly (Told | null)[]): readonly Told[] {
  return lines.filter((line) => line !== null);
}
