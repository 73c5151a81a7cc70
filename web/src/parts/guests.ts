/** Who sits round one screen: people with names and colours of their own, and bots. */

import { CART_COLOURS } from "../cards/livery";
import type { CartColour, Level } from "../protocol";
import type { Guest } from "./opening";

/** A line of the form. `id` stays with it while lines come and go. */
export interface Line {
  readonly id: number;
  readonly who: "me" | "bot";
  readonly name: string;
  readonly level: Level;
  readonly colour: CartColour;
}

export const MOST = 4;

/** Letters of a name; the server takes no more. */
export const LONGEST_NAME = 30;

/** A line more, in the first colour that nobody has. */
export function added(lines: readonly Line[], who: Line["who"], name: string, level: Level): Line[] {
  const colour = CART_COLOURS.find((each) => lines.every((line) => line.colour !== each));
  if (colour === undefined) return [...lines];
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return [...lines, { id, who, name, level, colour }];
}

/** One line in another colour; whoever had it gets the old one in exchange. */
export function coloured(lines: readonly Line[], id: number, colour: CartColour): Line[] {
  const old = lines.find((line) => line.id === id)!.colour;
  return lines.map((line) => {
    if (line.id === id) return { ...line, colour };
    return line.colour === colour ? { ...line, colour: old } : line;
  });
}

/** Everybody with a name: whoever has typed none is called as their place says, "Player 2". */
export function named(lines: readonly Line[], called: (number: number) => string): Line[] {
  return lines.map((line, place) =>
    line.who === "me" && line.name.trim() === "" ? { ...line, name: called(place + 1) } : line,
  );
}

/** What is still missing before these can play, or null. */
export function missing(lines: readonly Line[]): "few" | "people" | "names" | null {
  if (lines.length < 2) return "few";
  const names = lines.filter(({ who }) => who === "me").map(({ name }) => name.trim());
  if (names.length === 0) return "people";
  const different = new Set(names.map((name) => name.toLocaleLowerCase()));
  return names.includes("") || different.size < names.length ? "names" : null;
}

export function guests(lines: readonly Line[], youngest: number | null): Guest[] {
  return lines.map(({ id, who, name, level, colour }) =>
    who === "me"
      ? { who, name: name.trim(), colour, youngest: id === youngest }
      : { who, level, colour },
  );
}
