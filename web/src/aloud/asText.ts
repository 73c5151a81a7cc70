/** The board as text instead of as a map. It is for some only, and loaded for them. */

import { change, settings } from "../state/settings.svelte";

export const textBoard = () => import("./TextBoard.svelte");

export function toggleText(): void {
  change({ textBoard: !settings.textBoard });
}

/** Show the board as text, and go there. */
export async function goToText(root: HTMLElement): Promise<void> {
  change({ textBoard: true });
  await textBoard();
  // It is laid once it is loaded, a moment later.
  while (settings.textBoard && home(root) === root) await new Promise(requestAnimationFrame);
  home(root).focus();
}

/** Where somebody is who was nowhere: at the board as text, or at the table. */
export function home(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>("[data-home]") ?? root;
}
