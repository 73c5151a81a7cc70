/**
 * Our part of the shuffle: random bytes of this browser. They are remembered, with what the server
 * promised before the deal, to be compared when everything is revealed.
 */

const BYTES = "grachten-bytes";
const PROMISES = "grachten-promises";
const KEPT = 100;

function all(key: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(key: string, table: string, value: string): void {
  const others = Object.entries(all(key)).filter(([name]) => name !== table);
  const entries = [...others, [table, value] as const].slice(-KEPT);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // nothing can be kept here: the shuffle is as fair, it only cannot be compared later
  }
}

/** 32 new random bytes. */
export function drawBytes(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes for a table: new ones the first time, the same ones when asked again. */
export function ownBytes(table: string): string {
  const known = keptBytes(table);
  if (known !== null) return known;
  const drawn = drawBytes();
  keepBytes(table, drawn);
  return drawn;
}

export function keepBytes(table: string, bytes: string): void {
  keep(BYTES, table, bytes);
}

/** The bytes that this browser drew for a table, if it remembers. */
export function keptBytes(table: string): string | null {
  return all(BYTES)[table] ?? null;
}

/** Remember what the server promised, the first time that we see it. */
export function notePromise(table: string, commitment: string): void {
  if (promised(table) === null) keep(PROMISES, table, commitment);
}

/** Whether a game was begun in this browser; the guided one does not count. */
export function hasPlayedHere(): boolean {
  return Object.keys(all(PROMISES)).length > 0;
}

/** The commitment that was seen before the deal, if this browser remembers. */
export function promised(table: string): string | null {
  return all(PROMISES)[table] ?? null;
}
