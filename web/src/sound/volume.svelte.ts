/** How loud it is set: heard at once, in the middle of a sound too. */

import { settings } from "../state/settings.svelte";
import { loudness } from "./score";

/** Tell the gain now, and whenever somebody changes it. */
export function follow(tell: (gain: number) => void): void {
  $effect.root(() => {
    $effect(() => tell(settings.sound ? loudness(settings.volume) : 0));
  });
}
