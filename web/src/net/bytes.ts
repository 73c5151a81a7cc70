/** Our part of the shuffle: random bytes of this browser, remembered to be compared later. */

const KEY = "grachten-bytes";
const KEPT = 100;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** 32 bytes for a table: new ones the first time, the same ones when asked again. */
export function ownBytes(table: string): string {
  const known = all();
  const found = known[table];
  if (found !== undefined) return found;
  const drawn = hex(crypto.getRandomValues(new Uint8Array(32)));
  const entries = [...Object.entries(known), [table, drawn] as const].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // nothing can be kept here: the shuffle is as fair, it only cannot be compared later
  }
  return drawn;
}
