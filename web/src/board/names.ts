/** The names of the locations: how wide they are, and where their ribbons lie. */

import type { BoardFacts } from "../protocol";
import type { Direction } from "./direction";
import { line } from "./path";
import { bestSpot, type Room } from "./placing";
import { box, type Box, type Point } from "./shapes";

export const NAME_SIZE = 15;
export const NAME_LINE = 14;
/** Of a ribbon with one line. */
const HEIGHT = 18;
const PADDING = 5;
const TAIL = 6;
const ROUNDS = 3;

/** A location's name on its ribbon: its lines, and the box around them, tails included. */
export interface Ribbon {
  readonly lines: readonly string[];
  readonly box: Box;
}

// Hundredths of an em in IM Fell English SC, so that a ribbon fits its name before any font is there.
const LETTERS = " '-.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const WIDTHS = [
  21, 27, 46, 22, 67, 66, 72, 80, 69, 64, 80, 86, 43, 41, 72, 71, 94, 86, 83, 58, 82, 75, 51, 73, 84,
  66, 96, 81, 68, 71, 44, 42, 49, 52, 46, 41, 50, 58, 31, 30, 51, 43, 69, 56, 54, 43, 56, 48, 35, 51,
  56, 45, 63, 47, 45, 46,
];

export function nameWidth(words: string): number {
  let sum = 0;
  for (const letter of words) sum += WIDTHS[LETTERS.indexOf(letter)] ?? 60;
  return (sum * NAME_SIZE) / 100;
}

/** The name on one line, and on two where it has a space to break at. */
export function lineBreaks(name: string): string[][] {
  const words = name.split(" ");
  const halves = words.slice(1).map((_, cut) => [
    words.slice(0, cut + 1).join(" "),
    words.slice(cut + 1).join(" "),
  ]);
  const longer = (pair: readonly string[]): number => Math.max(...pair.map((half) => half.length));
  halves.sort((a, b) => longer(a) - longer(b));
  return [[name], ...halves.slice(0, 1)];
}

export function ribbonSize(rows: readonly string[]): Point {
  const wide = Math.max(...rows.map(nameWidth));
  return [wide + 2 * (PADDING + TAIL), HEIGHT + NAME_LINE * (rows.length - 1)];
}

export function placeRibbons(
  board: BoardFacts,
  medallions: readonly Point[],
  direction: Direction | null,
  room: Room,
): Ribbon[] {
  const ribbons: (Ribbon | undefined)[] = board.locations.map(({ id, name }, index) => {
    const decided = direction?.places[id];
    if (!decided) return undefined;
    const [x, y] = medallions[index]!;
    const [dx, dy, count] = decided.name;
    const rows = lineBreaks(name)[count - 1] ?? [name];
    return { lines: rows, box: box(x + dx, y + dy, ...ribbonSize(rows)) };
  });
  // Long names have the fewest places to go, so they choose first; later rounds let every name
  // improve on what the others have left it.
  const open = [...board.locations.keys()].filter((index) => !ribbons[index]);
  open.sort((a, b) => board.locations[b]!.name.length - board.locations[a]!.name.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of open) {
      const others = ribbons.flatMap((ribbon, other) => (ribbon && other !== index ? [ribbon.box] : []));
      const breaks = lineBreaks(board.locations[index]!.name);
      const found = bestSpot(
        { ...room, boxes: [...room.boxes, ...others] },
        medallions[index]!,
        breaks.map(ribbonSize),
      );
      ribbons[index] = { lines: breaks[found.kind]!, box: found.box };
    }
  }
  return ribbons as Ribbon[];
}

/** A strip of paper, and its two cut ends folded behind it. */
export function ribbonShape({ x, y, width, height }: Box): { front: string; tails: string } {
  const [left, right] = [x - width / 2, x + width / 2];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const drop = 3;
  const tail = (side: number, inward: number): string =>
    line(
      [
        [side + inward * (TAIL + 3), top + drop],
        [side, top + drop],
        [side + inward * 3.5, (top + bottom + drop) / 2],
        [side, bottom],
        [side + inward * (TAIL + 3), bottom],
      ],
      true,
    );
  const front = line(
    [
      [left + TAIL, top],
      [right - TAIL, top],
      [right - TAIL, bottom - drop],
      [left + TAIL, bottom - drop],
    ],
    true,
  );
  return { front, tails: tail(left, 1) + tail(right, -1) };
}
