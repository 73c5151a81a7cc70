/** Keys for everything that is not reached by Tab. */

import type { View } from "../protocol";
import type { Acting } from "./acting.svelte";
import type { Choices } from "./choices";

export type Wish =
  | number
  | "deck"
  | "contracts"
  | "pass"
  | "undo"
  | "log"
  | "hint"
  | "again"
  | "text"
  | "skip"
  | "help";

const KEYS: Readonly<Record<string, Wish>> = {
  "1": 0,
  "2": 1,
  "3": 2,
  "4": 3,
  "5": 4,
  d: "deck",
  c: "contracts",
  p: "pass",
  u: "undo",
  l: "log",
  h: "hint",
  r: "again",
  t: "text",
  Escape: "skip",
  "?": "help",
};

export function keyFor(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** It is held down: one press is one wish. */
  repeat: boolean;
  target: EventTarget | null;
}): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, select, textarea, dialog")) return null;
  return KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? null;
}

/** What is done without a mouse: whether it could be done now. */
export function actByKey(wish: Wish, acting: Acting, choices: Choices, market: View["market"]): boolean {
  if (wish === "deck" && choices.deck) acting.act({ type: "draw" });
  else if (wish === "contracts" && choices.contracts) acting.drawContracts();
  else if (wish === "pass" && choices.pass) acting.act({ type: "pass" });
  else if (typeof wish === "number") {
    const card = market[wish];
    if (!card || !choices.cards.has(card)) return false;
    acting.act({ type: "take", card, space: wish });
  } else return false;
  return true;
}
