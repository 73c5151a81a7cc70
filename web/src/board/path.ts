/** What the map is made of: path data under a class, which says how it looks. */

import type { Line, Point } from "./shapes";

export interface Mark {
  readonly kind: string;
  readonly d: string;
  readonly width?: number;
  readonly place?: string;
}

export function mark(kind: string, d: string, more: Omit<Mark, "kind" | "d"> = {}): Mark {
  return { kind, d, ...more };
}

/** At most one decimal: enough for the eye, and half the text. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

export function line(points: Line, closed = false): string {
  const at = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

export function lines(all: readonly Line[], closed = false): string {
  return all.map((points) => line(points, closed)).join("");
}

/** Lines of no length; a round line cap makes dots of them. */
export function dots(points: Line): string {
  return points.map((point) => `${line([point])}h0`).join("");
}

export function moved(x: number, y: number, more = ""): string {
  return `translate(${number(x)} ${number(y)})${more}`;
}
