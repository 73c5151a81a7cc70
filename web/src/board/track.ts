/** The markers on the score track 0–49, which is the frame of the map. */

import type { Box } from "./shapes";

export const FIELDS = 50;
export const MARKER = 13;
export const SMALL_MARKER = 9.3;

/** The field for that many points: past 49 the track goes round again. */
export function fieldOf(points: number): number {
  return ((points % FIELDS) + FIELDS) % FIELDS;
}

/** What is written on a marker, since it hides the number of its field. */
export function scoreMark(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Where a marker stands, and its radius: it is smaller where there is a crowd. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where each marker stands, by seat: on the number of its field; those on one field side by side. */
export function standing(fields: readonly Box[], points: readonly number[]): Stand[] {
  const on = points.map(fieldOf);
  return on.map((field, seat) => {
    const together = on.flatMap((other, index) => (other === field ? [index] : []));
    return stand(fields[field]!, together.indexOf(seat), together.length);
  });
}

function stand({ x, y, width, height }: Box, index: number, count: number): Stand {
  if (count === 1) return { x, y, radius: MARKER };
  const side = index % 2 ? 1 : -1;
  if (count > 2 || width === height) {
    const row = index < 2 ? -1 : 1;
    const [far, out] = [SMALL_MARKER + 0.2, height / 2 - SMALL_MARKER - 0.6];
    return { x: x + side * far, y: y + row * out, radius: SMALL_MARKER };
  }
  const far = MARKER + 0.8;
  return width > height
    ? { x: x + side * far, y, radius: MARKER }
    : { x, y: y + side * far, radius: MARKER };
}

/** The way of a hop: every field from the old score to the new one, in order. */
export function hops(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + step * (index + 1));
}

/** The marker's way through the fields: it rises half-way to each, and comes down on it. */
export function hopPath(start: Stand, landings: readonly Stand[], rise = 9): Stand[] {
  const path: Stand[] = [start];
  let here = start;
  for (const next of landings) {
    const radius = Math.max(here.radius, next.radius);
    path.push({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 - rise, radius }, next);
    here = next;
  }
  return path;
}
