/**
 * The voice of the table: all that is told aloud goes through it, so that nothing is told twice.
 *
 * A screen reader says what is added to a live region. There is one at the table, and what other
 * parts have to say they say here.
 */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** So many sentences stay, for those who read them back; screen readers mind only what is new. */
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

/** Tells what an element says when it appears, and again when it says something else. */
export function aloud(words: string): Attachment {
  return () => voice.say(words);
}
