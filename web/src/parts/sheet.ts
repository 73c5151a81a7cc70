/**
 * A sheet that lies over the page. Esc closes it, so does a press beside it, and so does Back: for
 * that, an open sheet has an entry of its own in the browser's history.
 */

import type { Attachment } from "svelte/attachments";

const open: HTMLDialogElement[] = [];
/** The entry of a sheet that was closed is being left: that takes the browser a moment. */
let isLeaving = false;
/** What is to be done once it has been left. */
let waiting: (() => void)[] = [];

function isMarked(): boolean {
  return (history.state as { sheet?: boolean } | null)?.sheet === true;
}

/** After everything else: where one sheet has taken the place of another, nothing is to be done. */
function settle(): void {
  if (isLeaving) return;
  if (open.length > 0 && !isMarked()) history.pushState({ sheet: true }, "");
  else if (open.length === 0 && isMarked()) {
    isLeaving = true;
    history.back();
  }
}

addEventListener("popstate", () => {
  if (isLeaving) {
    isLeaving = false;
    settle(); // another sheet may have been opened meanwhile
    if (isLeaving) return;
    const done = waiting;
    waiting = [];
    for (const go of done) go();
  } else if (!isMarked()) open.at(-1)?.close();
});

/**
 * Go to another page, after the entry of a sheet that was just closed has been left: the browser
 * would go back from the new page instead.
 */
export function afterSheets(go: () => void): void {
  settle();
  if (isLeaving) waiting.push(go);
  else go();
}

/** To be attached to the dialog that is the sheet: it is opened with that. */
export const sheet: Attachment<HTMLDialogElement> = (dialog) => {
  const press = (event: MouseEvent): void => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const [x, y] = [event.clientX, event.clientY];
    // What a key presses has no place, and the dialog itself is pressed on its edge too.
    if (event.target !== dialog || event.detail === 0) return;
    if (x < left || x > right || y < top || y > bottom) dialog.close();
  };
  dialog.addEventListener("click", press);
  dialog.showModal();
  open.push(dialog);
  setTimeout(settle);
  return () => {
    dialog.removeEventListener("click", press);
    open.splice(open.indexOf(dialog), 1);
    setTimeout(settle);
  };
};
