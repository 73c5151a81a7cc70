/** What is printed on a board, drawn by Python when the page is built, and where everything lies. */

import type { BoardFacts } from "../protocol";
import type { Box, Point } from "./shapes";

export interface DrawnRoute {
  readonly spaces: readonly Box[];
  /** By how much what stands on the spaces is turned, so that it stands upright. */
  readonly turn: 0 | 180;
  /** Where a pointer finds the route, and a line round each of its spaces: path data. */
  readonly hit: string;
  readonly ring: string;
  readonly picture: string;
}

/** Words, and how wide they are at the size at which names are printed. */
export type NameLine = readonly [string, number];

export interface DrawnName {
  readonly box: Box;
  /** The name on one line, and on two where it can be broken. */
  readonly breaks: readonly (readonly NameLine[])[];
  /** The part of the ribbon that carries the words: path data. */
  readonly front: string;
  readonly picture: string;
}

/** Words on the map: a message in the reader's language, or a figure. */
export interface Caption {
  readonly kind: "heading" | "mark" | "subtitle" | "value" | "wind";
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly message: string | null;
  /** Long words are set closer, to fit into this. */
  readonly room: number | null;
}

/** As `grachten.drawing.for_page` writes it. Pictures are pieces of SVG; lists are by index. */
export interface Drawing {
  /** Left, top, width and height of the whole sheet, score track included. */
  readonly sheet: readonly [number, number, number, number];
  /** Of the map inside the score track; its upper left corner is the origin. */
  readonly width: number;
  readonly height: number;
  /** Of a medallion. */
  readonly radius: number;
  readonly medallions: readonly Point[];
  readonly routes: readonly DrawnRoute[];
  readonly names: readonly DrawnName[];
  /** Of printed names: the size of their letters, and from line to line. */
  readonly lettering: { readonly size: number; readonly line: number };
  readonly captions: readonly Caption[];
  /** The table of route points. */
  readonly points: Box | null;
  /** Compass, cartouche and scale: pretty, and they need not be seen all the time. */
  readonly ornaments: readonly Box[];
  readonly track: readonly Box[];
  readonly ground: string;
  readonly light: string;
}

/** A board with all that is printed on it, in words and in pictures. */
export interface DrawnBoard extends BoardFacts {
  readonly drawing: Drawing;
}

const addresses = import.meta.glob<string>(["../../drawn/*.json", "!../../drawn/*.sketch.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the drawing of a board lies, beside the page. */
export function drawingAddress(board: string): string | undefined {
  return addresses[`../../drawn/${board}.json`];
}
