/** Chance from a fixed seed, so that the map is the same every time (mulberry32). */

export interface Chance {
  /** From low up to, and without, high. */
  between(low: number, high: number): number;
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { between: (low, high) => low + (high - low) * next() };
}
