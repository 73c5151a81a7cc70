/** Something that the server may refuse: while it is under way, and why it was not done. */

import { explain } from "../log/errors";
import { Refusal } from "../net/api";
import { t } from "../words/words.svelte";

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  #words: Readonly<Record<string, string>>;
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;

  /** `words`: messages for codes that mean something of their own here. */
  constructor(words: Readonly<Record<string, string>> = {}) {
    this.#words = words;
  }

  /** Do it, after what is under way already; what is refused becomes a sentence. */
  run(what: () => Promise<unknown>): Promise<boolean> {
    this.#open += 1;
    this.busy = true;
    const turn = this.#last.then(() => this.#do(what));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #do(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const own = this.#words[error.code];
      this.problem = own ? t(own) : explain(error.code, error.rule, error.message);
      return false;
    } finally {
      this.#open -= 1;
      this.busy = this.#open > 0;
    }
  }
}
