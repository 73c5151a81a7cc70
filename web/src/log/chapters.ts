/** The whole chronicle, in chapters: before the game, a turn each, the count. */

import type { Event, Step } from "../protocol";
import { tell, tellKeptFirst, type Context, type Told } from "./chronicle";

/** A line of the chronicle, and what it tells of, where that can be pointed at. */
export interface Line extends Told {
  readonly event?: Event;
}

export interface Chapter {
  readonly kind: "set-up" | "turn" | "end";
  /** Whose turn it was. */
  readonly seat: number | null;
  /** Turns are counted from 1. */
  readonly turn: number;
  readonly lines: readonly Line[];
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
    const count = said(step.events.filter(isCount), context);
    if (count.length > 0) told.push({ kind: "end", seat: null, turn, lines: count });
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
export function linesOf(step: Step, context: Context): readonly Line[] {
  const events = step.events.filter((event) => !isCount(event));
  if (step.number === 0) return deal(events, context);
  if (!isSetUp(step)) return said(events, context);
  const kept = events.filter((event) => event.type === "contracts-kept");
  // The last choice shows how many everybody kept, which says more than that they chose.
  if (kept.length > 0) return kept.map((event) => tellKeptFirst(event, context));
  return said(events, context);
}

/** The deal is one line, whatever was dealt to whom, and the market's first sweeps. */
function deal(events: readonly Event[], context: Context): readonly Line[] {
  const dealt = events.find((event) => event.type === "cards-dealt");
  const lines = events.filter((event) => event.type !== "contracts-offered");
  const first = { id: "log-dealt", values: { count: dealt?.count ?? 0 } };
  return [first, ...said(lines, context)];
}

/** What comes later may say it all: then it takes the place of what was told before. */
function joined(before: readonly Line[], after: readonly Line[]): readonly Line[] {
  const is = (line: Told, id: string): boolean => line.id === id || line.id === `${id}-you`;
  const all = (id: string): boolean => after.some((line) => is(line, id));
  const replaced = all("log-kept") ? "log-offered" : all("log-kept-first") ? "log-chosen" : "";
  return [...before.filter((line) => !is(line, replaced)), ...after];
}

function said(events: readonly Event[], context: Context): readonly Line[] {
  return events.flatMap((event) => {
    const told = tell(event, context);
    return told ? [{ ...told, event }] : [];
  });
}
