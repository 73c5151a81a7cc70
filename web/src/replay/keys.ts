/** What a key does during a replay. */

export type Wish = "play" | "back" | "on" | "first" | "last";

const WISHES: Readonly<Record<string, Wish>> = {
  " ": "play",
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
};

/** Keys belong first to what has the focus: a button's space, a field's or a list's arrows. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const wish = WISHES[event.key] ?? null;
  const focus = event.target instanceof Element ? event.target : null;
  if (focus?.closest("input, select, textarea, [contenteditable]")) return null;
  if (wish === "play" && focus?.closest("button, a, summary, [role=button]")) return null;
  if ((wish === "first" || wish === "last") && focus?.closest("[role=log]")) return null;
  return wish;
}
