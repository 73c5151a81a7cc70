/** What a search is for, and how long it may take, in words. */

import { lasting } from "../parts/people";
import type { Search } from "../protocol";
import { language, t } from "../words/words.svelte";
import type { Wished } from "./wish";

/** "2, 3 or 4 players · live · rated" */
export function asWords(wish: Wished): string {
  const sizes = wish.players.map(String);
  const spoken = language() === "en" ? "en-GB" : language();
  const listed = new Intl.ListFormat(spoken, { type: "disjunction" }).format(sizes);
  return [
    t("finding-sizes", { sizes: listed }),
    t(`finding-is-${wish.pace}`),
    t(wish.rated ? "finding-is-rated" : "finding-is-friendly"),
  ].join(" · ");
}

/** How long it may take; in steps that don't change all the time. */
export function expected(search: Search, passed: number): string {
  if (search.soon === null) return t("finding-until-somebody");
  const left = Math.max(0, search.soon - passed) / 1000;
  if (left < 5) return t("finding-any-moment");
  const rounded = left < 60 ? Math.ceil(left / 10) * 10 : Math.ceil(left / 60) * 60;
  return t("finding-soon", { time: lasting(rounded, language()) });
}

/** "1:05" */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
