/** A record from a file of one's own: read here, kept as long as this tab, shown by the replay page. */

import { go } from "./router.svelte";

/** As much as we look at before we say no, in bytes; a long game has about 60,000. */
export const LARGEST = 1_000_000;

const FORMAT = "grachten-record/1";

/** The file is something else. */
export class NotARecord extends Error {}

/** A record as far as this page looks into it; the server checks the rest. */
export interface KeptRecord {
  readonly format: typeof FORMAT;
  readonly [more: string]: unknown;
}

const KEY = "grachten-record";
let kept: KeptRecord | null = null;

/** The record that was opened last, before a reload perhaps, or null. */
export function openedRecord(): KeptRecord | null {
  if (kept === null) {
    try {
      kept = parseRecord(sessionStorage.getItem(KEY) ?? "");
    } catch {
      // there is none, or nothing can be kept here
    }
  }
  return kept;
}

function keep(record: KeptRecord): void {
  kept = record;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // a private window, or no room: it is there until the page is left
  }
}

/** One game: a file of its own, or the first line of a file with a game on every line. */
export function parseRecord(text: string): KeptRecord {
  for (const part of [text, text.trimStart().split("\n", 1)[0] ?? ""]) {
    try {
      const found: unknown = JSON.parse(part);
      if (isRecord(found)) return found;
    } catch {
      // not JSON as a whole: perhaps its first line is
    }
  }
  throw new NotARecord();
}

function isRecord(found: unknown): found is KeptRecord {
  return typeof found === "object" && found !== null && "format" in found && found.format === FORMAT;
}

/** Keep the game in this file and go to its replay; throws `NotARecord` if it is not a record. */
export async function openRecord(file: File): Promise<void> {
  if (file.size > LARGEST) throw new NotARecord();
  keep(parseRecord(await file.text()));
  go({ page: "replay", table: null, step: null, seat: null });
}
