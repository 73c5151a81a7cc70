/** Whether the shuffle was what was promised: reckoned here, not believed. See docs/shuffle.md. */

import { keptBytes, promised } from "../net/bytes";
import type { TableState } from "../protocol";

/** `unknown`: this browser cannot tell. */
export type Verdict = "agrees" | "differs" | "unknown";

export interface Fairness {
  /** Is the commitment made of the secret and the salt? */
  readonly promise: Verdict;
  /** Does the seed follow from the secret and everybody's bytes? */
  readonly seed: Verdict;
  /** Are the bytes that this browser sent the ones that were used? */
  readonly mine: Verdict;
}

const TAG = "grachten-shuffle/1";

/** What was used as ours: somebody with several seats adds to the first of them. */
export function usedBytes(table: TableState): string | null {
  return table.seats.find((seat) => seat.mine)?.contribution ?? null;
}

export function compareBytes(table: TableState, kept: string | null): Verdict {
  if (kept === null) return "unknown";
  return usedBytes(table) === kept ? "agrees" : "differs";
}

export async function judge(table: TableState): Promise<Fairness> {
  const { reveal } = table;
  const mine = compareBytes(table, keptBytes(table.id));
  // Browsers reckon only where the connection is safe, or on the machine itself.
  const canReckon = globalThis.crypto?.subtle !== undefined;
  if (!reveal || !canReckon) return { promise: "unknown", seed: "unknown", mine };
  const promise = await sha256([...bytesOf(reveal.secret), ...bytesOf(reveal.salt)]);
  const seed = await sha256([
    ...Array.from(TAG, (letter) => letter.charCodeAt(0)),
    ...bytesOf(reveal.secret),
    ...table.seats.flatMap(({ contribution }, seat) =>
      contribution === null ? [] : [seat, ...bytesOf(contribution)],
    ),
  ]);
  return {
    promise: verdict(promise === (promised(table.id) ?? table.commitment)),
    seed: verdict(BigInt(`0x${seed}`).toString() === reveal.seed),
    mine,
  };
}

function verdict(agrees: boolean): Verdict {
  return agrees ? "agrees" : "differs";
}

async function sha256(bytes: readonly number[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
