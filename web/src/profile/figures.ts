/** Numbers of a profile, as they are written. */

import type { Figures, RatingPoint } from "../protocol";
import { withMinus } from "../words/numbers";
import { language } from "../words/words.svelte";

/** "+12", "−7": with a real minus sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}

export function decimal(value: number, digits = 1): string {
  const written = new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
  return withMinus(written);
}

export function share(value: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(value);
}

/** Luck is a share of victories gained or lost. */
export function luck(value: number): string {
  return `${value > 0 ? "+" : ""}${withMinus(share(value))}`;
}

export function day(when: number): string {
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { dateStyle: "medium" }).format(when);
}

export function wonShare({ won, games }: Figures): string {
  return share(games ? won / games : 0);
}

export interface Scale {
  low: number;
  high: number;
  lines: number[];
}

/** Round numbers that hold all points, a hundred apart or more. */
export function scaleOf(points: readonly RatingPoint[]): Scale {
  const values = points.map((each) => each.points);
  const low = Math.floor((Math.min(...values) - 20) / 100) * 100;
  const high = Math.ceil((Math.max(...values) + 20) / 100) * 100;
  const step = Math.max(100, Math.ceil((high - low) / 500) * 100);
  const lines: number[] = [];
  for (let line = low; line <= high; line += step) lines.push(line);
  return { low, high: Math.max(high, lines.at(-1) ?? high), lines };
}
