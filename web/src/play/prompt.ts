/** What the top of the table says: what can be done, or for whom everybody waits. */

import type { TableState, View } from "../protocol";
import { seatName } from "../words/naming";
import { t } from "../words/words.svelte";

/** The last round, as it is for this seat: everybody has one turn in it. */
export function lastRoundOf(view: View, seat: number | null): string | null {
  const { last_turns: turns, to_act: [now] } = view;
  if (turns === null || view.phase === "over" || now === undefined) return null;
  if (seat === null) return t("table-last-round", { turns });
  if (seat === now) return t("table-last-round-now");
  const away = (seat - now + view.players) % view.players;
  return away < turns ? t("table-last-round-next") : t("table-last-round-done");
}

export function promptOf(
  view: View,
  seats: TableState["seats"],
  seat: number | null,
  mustPass: boolean,
): string {
  if (view.phase === "over") return t("table-over");
  if (seat === null) return t("table-watching");
  if (!view.to_act.includes(seat)) {
    const names = view.to_act.map((number) => seatName(seats[number]!)).join(", ");
    return t("table-waiting", { names });
  }
  if (mustPass) return t("table-must-pass");
  if (view.phase === "second card") return t("table-second-card");
  if (view.own && view.own.offered.length > 0) return t("table-choose-contracts");
  return t("table-what-to-do");
}
