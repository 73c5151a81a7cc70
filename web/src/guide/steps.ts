/**
 * What the guide says, in order. A slip belongs to the action that it leads to; some are only read,
 * the last before each action asks for it. The words are messages: `guide-` and the slip's name.
 */

import type { Action } from "../protocol";
import type { Taught } from "./lesson";

/** What a slip speaks of, and points at. */
export type Aim =
  /** The contract that is to be kept, among those on offer. */
  | "offered"
  /** The button that keeps what was chosen. */
  | "keep"
  /** The places that the contract is about. */
  | "places"
  /** The contract that was completed. */
  | "contract"
  /** The card in the market that is to be taken. */
  | "card"
  | "deck"
  | "contract-deck"
  | "hand"
  /** The route that is to be claimed, the one that was claimed first, and its twin. */
  | "route"
  | "claimed"
  | "twin"
  /** The table of route points on the map. */
  | "points"
  | "me"
  | "opponent";

export interface Slip {
  readonly name: string;
  readonly to: Taught;
  /** Read: a press leads on. Do: the action itself does. */
  readonly kind: "read" | "do";
  readonly aims: readonly Aim[];
}

const read = (to: Taught, name: string, ...aims: Aim[]): Slip => ({ name, to, kind: "read", aims });
const act = (to: Taught, ...aims: Aim[]): Slip => ({ name: to, to, kind: "do", aims });

export const SLIPS: readonly Slip[] = [
  read("keep", "welcome"),
  read("keep", "contract", "offered"),
  read("keep", "places", "places"),
  act("keep", "offered", "keep"),
  act("take", "card"),
  act("draw", "deck"),
  read("claim", "opponent", "opponent"),
  act("claim", "route", "hand"),
  read("wild", "points", "points"),
  read("wild", "merchandise", "claimed", "me"),
  read("wild", "double", "twin"),
  act("wild", "card"),
  act("mixed", "route", "hand"),
  act("join", "route"),
  read("contracts", "completed", "contract"),
  act("contracts", "contract-deck"),
  act("keep-new", "offered", "keep"),
  read("meanwhile", "meanwhile"),
  read("last-round", "carts", "me"),
  act("last-round", "route"),
  read("last-turn", "last"),
  act("last-turn", "route"),
];

/** What was tried instead, as the messages call it: `guide-not-` and this. */
export function triedInstead(tried: Action, wanted: Action): string {
  if (tried.type === "take" && tried.card === "wild") return "wild";
  if (tried.type === "claim" && wanted.type === "claim" && tried.route === wanted.route) return "payment";
  return tried.type === "draw-contracts" ? "contracts" : tried.type;
}
