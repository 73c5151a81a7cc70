/** The words of these pages are loaded with them; the start page has a few of its own. */

import { dated } from "../words/dates";
import { learn } from "../words/words.svelte";

const ours = import.meta.glob<string>("../../../src/grachten/words/*/deals.ftl", {
  query: "?raw",
  import: "default",
});

/** To be awaited before any of them is shown. */
export const dealWords = (): Promise<void> => learn(ours);

/** A day as people write it: the date is one by UTC, wherever they are. */
export function dayName(day: string, how: Intl.DateTimeFormatOptions = {}): string {
  const shown: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", ...how };
  return new Intl.DateTimeFormat(dated(), { timeZone: "UTC", ...shown }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment by the reader's own clock. */
export function moment(at: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dated(), how).format(at);
}
