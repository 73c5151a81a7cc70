/** What the server says to a person and not about a table: it comes over any connection of theirs. */

import type { ServerMessage } from "../protocol";

let listener: (message: ServerMessage) => void = () => undefined;

export function listen(hear: (message: ServerMessage) => void): void {
  listener = hear;
}

export function toPerson(message: ServerMessage): void {
  listener(message);
}
