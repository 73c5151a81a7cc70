/** Where a replay comes from: a table of this server, a game of the page, or a file of one's own. */

import { explain } from "../log/errors";
import { board, Refusal } from "../net/api";
import type { ErrorBody, Replay } from "../protocol";
import { introduce } from "../state/me.svelte";
import { NotARecord, parseRecord, type KeptRecord } from "../state/records";
import { t } from "../words/words.svelte";
import type { Played } from "./replay";

export async function fromTable(table: string): Promise<Played> {
  await introduce(); // whoever comes by a link is a guest from now on
  return ask(`/api/tables/${table}/replay`, { method: "GET" });
}

export async function fromRecord(record: KeptRecord): Promise<Played> {
  await introduce();
  const played = await ask("/api/replays", {
    method: "POST",
    body: JSON.stringify(record),
    headers: { "Content-Type": "application/json" },
  });
  return { ...played, record };
}

/** One of the games that come with the page. */
export async function fromSample(name: string): Promise<Played> {
  const { sampleAddress } = await import("../prints/samples");
  const address = sampleAddress(name);
  if (address === undefined) throw new Refusal("not-found", "", 404);
  let record: KeptRecord;
  try {
    record = parseRecord(await (await fetch(address)).text());
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
  return fromRecord(record);
}

async function ask(address: string, how: RequestInit): Promise<Played> {
  let answer: Response;
  try {
    answer = await fetch(address, { ...how, credentials: "same-origin" });
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Refusal("internal", "", answer.status);
  }
  if (answer.ok) {
    const replay = told as Replay;
    return { ...replay, board: await board(replay.board) };
  }
  const { code, message, rule } = told as ErrorBody;
  throw new Refusal(code, message, answer.status, rule);
}

/** Why there is nothing to see, in a sentence. `isFile`: it was to come from a file. */
export function whyNot(error: unknown, isFile: boolean): string {
  if (error instanceof NotARecord) return t("replay-not-a-record");
  if (!(error instanceof Refusal)) return t("error-internal");
  const { code, message, rule } = error;
  if (isFile && code === "too-large") return t("replay-not-a-record");
  // `grachten verify` says exactly what is wrong with the record; a player needs another file.
  if (isFile && (code === "invalid" || code === "illegal")) return t("replay-broken");
  if (code === "not-found" || code === "conflict") return t("replay-missing");
  return explain(code, rule, message);
}
