/** Clocks as they are shown: the server says what was left, and time goes on from there. */

import type { SeatClock } from "../protocol";
import { t } from "../words/words.svelte";

export function leftOf(clock: SeatClock, since: number): { turn: number; reserve: number } {
  const passed = Math.max(0, since); // what is shown is a little older than what was heard
  const over = Math.max(0, passed - clock.turn);
  return {
    turn: Math.max(0, clock.turn - passed),
    reserve: Math.max(0, clock.reserve - over),
  };
}

/** 4:05, or for slow games in days and hours: 2 d 3 h. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = String(Math.floor(seconds / 60) % 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${minutes.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
