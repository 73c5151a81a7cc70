/** Sit down at a table that has a free seat, and go there. */

import { seat, table } from "../net/api";
import { nameSaved } from "../state/me.svelte";
import { go } from "../state/router.svelte";

/** If all seats have been taken meanwhile, the table is shown all the same. */
export async function join(id: string): Promise<void> {
  await nameSaved();
  const state = await table(id);
  const free = state.seats.findIndex((each) => each.who === "open");
  const isThere = state.seats.some((each) => each.mine);
  if (state.status === "open" && free >= 0 && !isThere) await seat(id, free, { who: "me" });
  go({ page: "table", table: id });
}
