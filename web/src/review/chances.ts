/** Chances in words. */

import { language } from "../words/words.svelte";

/** "45 %" */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
}

/** "+4 %" or "−4 %", with a real minus sign. */
export function signed(chance: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent", signDisplay: "exceptZero" });
  return format.format(chance).replace("-", "−");
}
