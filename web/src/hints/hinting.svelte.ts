/** A hint: asked for, waited for, and put away when the game moves on. */

import { explain } from "../log/errors";
import { Refusal, request } from "../net/api";
import type { Hint, HintAdvice } from "../protocol";
import { t } from "../words/words.svelte";

/** Refusals that mean something else here than elsewhere. */
const OURS: readonly string[] = ["forbidden", "conflict", "invalid", "unavailable"];

export class Hinting {
  isOpen: boolean = $state(false);
  hint: Hint | null = $state.raw(null);
  /** Why there is none, in a sentence. */
  problem: string | null = $state(null);
  /** What is pointed at. */
  pointed: HintAdvice | null = $state.raw(null);

  #asking: AbortController | null = null;

  async ask(table: string, seat: number): Promise<void> {
    this.close();
    this.isOpen = true;
    const asking = new AbortController();
    this.#asking = asking;
    const isMeant = (): boolean => this.#asking === asking;
    try {
      const hint = await request<Hint>("POST", `tables/${table}/seats/${seat}/hint`, undefined, asking.signal);
      if (isMeant()) this.hint = hint;
    } catch (error) {
      if (!isMeant()) return; // nobody waits for it any more
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "stale") this.close();
      else this.problem = sentence(error);
    }
  }

  close(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.isOpen = false;
    this.hint = null;
    this.problem = null;
    this.pointed = null;
  }
}

function sentence({ code, rule, message }: Refusal): string {
  return OURS.includes(code) ? t(`hints-not-${code}`) : explain(code, rule, message);
}
