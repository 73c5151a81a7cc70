/** The words of events are loaded with them, not with the first page. */

import type { EventEntrant, EventSettings, EventState } from "../protocol";
import { lasting } from "../parts/people";
import { personName } from "../words/naming";
import { withMinus } from "../words/numbers";
import { dated } from "../words/dates";
import { language, learn, t } from "../words/words.svelte";

const files = import.meta.glob<string>("../../../src/grachten/words/*/events.ftl", {
  query: "?raw",
  import: "default",
});

/** To be awaited before an event is shown. */
export const eventWords = (): Promise<void> => learn(files);

export function when(time: number): string {
  const format = new Intl.DateTimeFormat(dated(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(new Date(time));
}

export function number(value: number, digits = 2): string {
  return withMinus(new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value));
}

export function percent(value: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 }).format(value);
}

/** "Swiss · 3 rounds · 2 at a table". */
export function shape(settings: EventSettings): string {
  const { kind, rounds, minutes, players } = settings;
  return [
    t("events-kind", { kind }),
    ...(kind === "arena" ? [lasting(minutes * 60, language())] : []),
    ...(kind === "swiss" || kind === "duplicate" ? [t("events-rounds-count", { count: rounds })] : []),
    t("events-players-count", { count: players }),
  ].join(" · ");
}

/** What an entrant is called; null is a bot in a seat that was left over. */
export function naming(event: EventState): (entrant: number | null) => string {
  const names = new Map(event.entrants.map((each: EventEntrant) => [each.number, personName(each.name)]));
  return (entrant) => (entrant === null ? t("events-bot") : (names.get(entrant) ?? ""));
}
