/** Where the log lies at a table: beside the board, or over it where there is no room beside. */

import { hasRoomForLog } from "./shape.svelte";

export class LogPlace {
  /** Beside the board it is there until it is put away; elsewhere it is asked for. */
  #isKept = $state(true);
  #isAskedFor = $state(false);

  get isShown(): boolean {
    return hasRoomForLog() ? this.#isKept : this.#isAskedFor;
  }

  get isBeside(): boolean {
    return this.isShown && hasRoomForLog();
  }

  get isOver(): boolean {
    return this.isShown && !hasRoomForLog();
  }

  toggle(): void {
    if (hasRoomForLog()) this.#isKept = !this.#isKept;
    else this.#isAskedFor = !this.#isAskedFor;
  }
}
