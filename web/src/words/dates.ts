/** Dates as people write them. */

import { language } from "./words.svelte";

/** For `Intl`: English dates are written as in Britain, with the month in the middle. */
export const dated = (): string => (language() === "en" ? "en-GB" : language());

/** "18 Nov 2026", by the reader's own clock. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(dated(), { dateStyle: "medium" }).format(at);
}
