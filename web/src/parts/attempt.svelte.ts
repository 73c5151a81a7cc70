/** Something that the server may refuse: while it is under way, and why it was not done. */

import { explain } from "../log/errors";
import { Refusal } from "../net/api";

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Do it unless something is under way already; what is refused becomes a sentence. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = explain(error.code, error.rule, error.message);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
