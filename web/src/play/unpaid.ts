/** Why a route cannot be paid for: what it takes, and what is there. */

import type { Hand, Route } from "../protocol";
import { t } from "../words/words.svelte";

export function unpaid(route: Route, hand: Hand): string {
  const { wild: wilds, ...colours } = hand;
  const most = Math.max(...Object.values(colours));
  if (route.colour === "grey") {
    return t("table-needs-any", { count: route.length, have: most, wilds });
  }
  const cards = t("common-cards", { card: route.colour, count: route.length });
  return t("table-needs", { cards, have: colours[route.colour], wilds });
}
