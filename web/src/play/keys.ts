/** Keys for everything that is not reached by Tab. */

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
