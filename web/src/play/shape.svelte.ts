/** How much room there is, for what the style sheets alone cannot decide. */

import { MediaQuery } from "svelte/reactivity";

let small: MediaQuery | undefined;
let long: MediaQuery | undefined;

/** A phone, held either way, or a narrow window: cards are small, and words give way to signs. */
export function isCompact(): boolean {
  small ??= new MediaQuery("(max-width: 800px), (max-height: 540px) and (orientation: landscape)");
  return small.current;
}

/** Whether the chronicle has a place of its own: beside the board, or below it on a long phone. */
export function hasRoomForLog(): boolean {
  long ??= new MediaQuery("(max-aspect-ratio: 1/2) and (min-height: 780px)");
  return !isCompact() || long.current;
}
