/** Sealing wax: a round blob whose edge has run a little, always the same way for one seed. */

import { path } from "./ink";

export function wax(radius: number, seed: number, bulges = 9): string {
  const points: [number, number][] = [];
  for (let n = 0; n < bulges; n++) {
    const run = 1 + (((n * 5 + seed * 3) % 7) - 3) * 0.022;
    const angle = (n / bulges) * 2 * Math.PI;
    points.push([Math.cos(angle) * radius * run, Math.sin(angle) * radius * run]);
  }
  let d = "";
  for (let n = 0; n < bulges; n++) {
    const [here, next] = [points[n]!, points[(n + 1) % bulges]!];
    const middle = ((n + 0.5) / bulges) * 2 * Math.PI;
    const out = radius * 1.09;
    if (n === 0) d = path`M${here[0]} ${here[1]}`;
    d += path`Q${Math.cos(middle) * out} ${Math.sin(middle) * out} ${next[0]} ${next[1]}`;
  }
  return `${d}z`;
}
