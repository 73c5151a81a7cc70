/** The six colours as a wheel: what stands for any of them. */

import { path } from "./ink";

/** The nth of six sectors of a disc round the origin, the first beginning at the top. */
export function sector(n: number, radius: number): string {
  const at = (turn: number): [number, number] => {
    const angle = ((turn - 1.5) * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const [from, to] = [at(n), at(n + 1)];
  return path`M0 0L${from[0]} ${from[1]}A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}z`;
}
