/** How much room there is, for what the style sheets alone cannot decide: table.css has the same words. */

import { MediaQuery } from "svelte/reactivity";

const PHONE = "(max-width: 800px), (max-height: 540px) and (orientation: landscape)";

const asked = new Map<string, MediaQuery>();

function matches(words: string): boolean {
  let query = asked.get(words);
  if (!query) asked.set(words, (query = new MediaQuery(words)));
  return query.current;
}

/** A phone, held either way, or a narrow window: cards are small, and words give way to signs. */
export function isCompact(): boolean {
  return matches(PHONE);
}

/** A phone held upright: what is asked lies along an edge. */
export function isUprightPhone(): boolean {
  return matches("(max-width: 800px) and (orientation: portrait)");
}

/** A tablet held upright: everything lies below the board, as on a phone, but with room for words. */
export function isUprightTablet(): boolean {
  return matches("(min-width: 801px) and (max-aspect-ratio: 9/10)");
}

/** Whether the chronicle has a place of its own: beside the board, or below it on a long screen. */
export function hasRoomForLog(): boolean {
  if (isUprightTablet()) return matches("(max-aspect-ratio: 7/10)");
  return !isCompact() || matches("(max-aspect-ratio: 1/2) and (min-height: 780px)");
}
