/** What is new since somebody last listened, as messages of the log. */

import { linesOf } from "../log/chapters";
import { tellUndone, type Context, type Told } from "../log/chronicle";
import type { Step } from "../protocol";

/** Whoever draws contracts also keeps some, which says it all. */
const SAID_LATER = ["log-offered", "log-offered-you"];

/** `before` and `after`: the game's steps as they were heard, and as they are. */
export function newsOf(
  before: readonly Step[],
  after: readonly Step[],
  context: Context,
): readonly Told[] {
  if (after.length < before.length) {
    // The first step that is gone is theirs who took it back; bots may have moved since.
    const undone = before.find(({ number }, place) => after[place]?.number !== number);
    return undone === undefined || undone.seat === null ? [] : [tellUndone(undone.seat, context)];
  }
  const lines = after.slice(before.length).flatMap((step) => linesOf(step, context));
  return lines.filter(({ id }) => !SAID_LATER.includes(id));
}
