/** How names are joined, how long ago something was, and how long something takes. */

/** "Anna, Bo and Cas", as the language joins them; English in the British way. */
export function listed(names: readonly string[], language: string): string {
  const spoken = language === "en" ? "en-GB" : language;
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago", in the largest unit that fits; what was just now is "now". */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, "second");
}

const LENGTHS: readonly (readonly [string, number])[] = [
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "10 minutes", "1 day": in the largest unit of which it is a whole number. */
export function lasting(seconds: number, language: string): string {
  const [unit, length] = LENGTHS.find(([, each]) => seconds % each === 0) ?? ["second", 1];
  const words = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return words.format(seconds / length);
}
