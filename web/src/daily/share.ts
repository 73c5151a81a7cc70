/** What can be shared without giving away the deal: the place, and a row of marks. */

import type { DealDay } from "../protocol";
import { t } from "../words/words.svelte";
import { dayName } from "./words";

const MARKS = 5;

/** Five for a player whom nobody beat, and none for one who beat nobody. */
export function marks(beaten: number): string {
  const full = Math.round(beaten * MARKS);
  return "🟨".repeat(full) + "⬜".repeat(MARKS - full);
}

/** Null before one has finished. */
export function shareText(deal: DealDay, address: string): string | null {
  const { standing } = deal;
  if (!standing) return null;
  const words = t("deals-share", {
    title: `${t("common-game")} · ${t("daily-title")}`,
    day: dayName(deal.day),
    rank: standing.rank,
    of: standing.of,
  });
  return `${words}\n${marks(standing.beaten)}\n${address}`;
}
