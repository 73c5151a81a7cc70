/**
 * The voice of the table: every announcement goes through it, so that nothing is announced twice.
 *
 * A screen reader says what is added to a live region. There is one at the table, and all parts of
 * the page use it through this module.
 */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** How many sentences stay, for people who read back; screen readers only say what is new. */
const KEPT = 12;

export interface Sentence {
  readonly id: number;
  readonly words: string;
}

export class Voice {
  sentences: readonly Sentence[] = $state.raw([]);
  #count = 0;

  say(words: string): void {
    if (!words) return;
    this.#count += 1;
    // Effects speak, and must not hear themselves.
    const before = untrack(() => this.sentences);
    this.sentences = [...before, { id: this.#count, words }].slice(-KEPT);
  }
}

export const voice = new Voice();

/** Announces the text of an element when it appears, and again when it changes. */
export function aloud(words: string): Attachment {
  return () => voice.say(words);
}
