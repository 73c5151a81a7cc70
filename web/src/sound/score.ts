/** What the sounds are made of: noise through a filter, and tones, dry and small. No audio here. */

export interface Noise {
  readonly kind: "noise";
  /** Seconds after the beginning, and how long it is heard. */
  readonly at: number;
  readonly length: number;
  readonly gain: number;
  /** The filter's middle moves from one frequency to the other. */
  readonly from: number;
  readonly to: number;
  readonly q: number;
}

export interface Tone {
  readonly kind: "tone";
  readonly at: number;
  readonly length: number;
  readonly gain: number;
  readonly from: number;
  readonly to: number;
  readonly wave: "sine" | "triangle";
}

export type Voice = Noise | Tone;
export type SoundName = "card" | "cart" | "coin" | "stamp" | "bell" | "carillon" | "sweep";

/** Carts roll on this many seconds apart, as they do on the board. */
export const CART_STEP = 0.09;
/** The same sound is not begun twice within this time: it would only grow louder. */
export const CLOSEST = 0.03;

function noise(
  at: number,
  length: number,
  gain: number,
  from: number,
  to: number,
  q: number,
): Noise {
  return { kind: "noise", at, length, gain, from, to, q };
}

function tone(at: number, length: number, gain: number, from: number, to = from): Tone {
  return { kind: "tone", at, length, gain, from, to, wave: "sine" };
}

/** A sheet that slides and is laid down. Through so narrow a filter little of the noise is left. */
function paper(at: number, pitch = 1): Voice[] {
  return [
    noise(at, 0.09, 1.2, 2200 * pitch, 4200 * pitch, 0.9),
    noise(at + 0.06, 0.04, 1.6, 1500 * pitch, 900 * pitch, 1.2),
  ];
}

/** Wood on wood. */
function knock(at: number, pitch: number): Voice[] {
  return [
    noise(at, 0.02, 0.4, 1400 * pitch, 700 * pitch, 2.5),
    { ...tone(at, 0.085, 0.42, 235 * pitch, 170 * pitch), wave: "triangle" },
    tone(at, 0.04, 0.16, 610 * pitch, 540 * pitch),
  ];
}

// A bell's partials (hum, prime, tierce, quint, nominal): how high, how loud, how long.
const PARTIALS = [
  [0.5, 0.2, 1],
  [1, 0.34, 0.8],
  [1.2, 0.16, 0.55],
  [1.5, 0.09, 0.4],
  [2, 0.2, 0.45],
  [2.66, 0.06, 0.25],
] as const;

function struck(at: number, pitch: number, length: number, loud = 1): Voice[] {
  return PARTIALS.map(([high, gain, part]) => tone(at, length * part, gain * loud, pitch * high));
}

// Our own phrase for the end: half steps above C5, and beats.
const PHRASE = [
  [7, 0],
  [4, 1],
  [9, 2],
  [7, 3],
  [5, 4],
  [2, 4.5],
  [4, 5],
  [-1, 6],
  [0, 7],
] as const;
const BEAT = 0.24;

function carillon(): Voice[] {
  const bells = PHRASE.flatMap(([steps, beat]) =>
    struck(beat * BEAT, 523.25 * 2 ** (steps / 12), 1.1, 0.4),
  );
  return [...bells, ...struck(7 * BEAT, 261.63, 2.2, 0.42)];
}

/** The voices of a sound. `count` carts roll on one after the other, a little unlike each other. */
export function voices(name: SoundName, count = 1): Voice[] {
  switch (name) {
    case "card":
      return paper(0);
    case "cart":
      return Array.from({ length: count }, (_, n) =>
        knock(n * CART_STEP, 1 + ((n * 3) % 4) * 0.06),
      ).flat();
    case "coin":
      return [
        tone(0, 0.16, 0.13, 2960),
        tone(0, 0.1, 0.06, 4710),
        tone(0.07, 0.34, 0.15, 3520),
        tone(0.07, 0.2, 0.07, 5600),
      ];
    case "stamp":
      return [
        ...paper(0, 0.7),
        tone(0.09, 0.13, 0.6, 128, 62),
        noise(0.09, 0.06, 0.34, 420, 180, 0.8),
      ];
    case "bell":
      return struck(0, 659.26, 1.3, 0.8);
    case "carillon":
      return carillon();
    case "sweep":
      return [0, 1, 2, 3, 4].flatMap((n) => paper(n * 0.038, 0.85 + n * 0.08));
  }
}

/** How long a sound is heard, in seconds. */
export function duration(sound: readonly Voice[]): number {
  return Math.max(0, ...sound.map(({ at, length }) => at + length));
}

/** The gain for a volume of 0 to 100: by its square, as ears hear it. */
export function loudness(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

/** May a sound begin now that was last begun then? */
export function isDue(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= CLOSEST;
}
