/**
 * What happened, shown one thing after the other. Each entry runs until it is done or skipped;
 * while the queue is long, everything goes faster, so that the table is never far behind.
 */

export interface Motion {
  /** Show it; `pace` is 1, or less where there is no time to lose. */
  run: (pace: number, skipped: AbortSignal) => Promise<void>;
}

export class MotionQueue {
  #waiting: Motion[] = [];
  #running: AbortController | null = null;
  #idle: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#running !== null;
  }

  get length(): number {
    return this.#waiting.length + (this.isBusy ? 1 : 0);
  }

  add(motion: Motion): void {
    this.#waiting.push(motion);
    if (!this.isBusy) void this.#work();
  }

  /** End what runs now; what waits follows. */
  skip(): void {
    this.#running?.abort();
  }

  /** Forget everything: the table was read anew. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void> {
    if (!this.isBusy) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  async #work(): Promise<void> {
    let motion = this.#waiting.shift();
    while (motion) {
      this.#running = new AbortController();
      try {
        await motion.run(paceOf(this.#waiting.length), this.#running.signal);
      } catch {
        // a picture that cannot be shown must not hold up the table
      }
      motion = this.#waiting.shift();
    }
    this.#running = null;
    for (const done of this.#idle.splice(0)) done();
  }
}

/** How long things may take with that many waiting behind: 1 for none, towards 0 for many. */
export function paceOf(waiting: number): number {
  if (waiting > 12) return 0;
  return 1 / (1 + waiting * 0.35);
}

/** A pause that ends at once when it is skipped. */
export function pause(milliseconds: number, skipped: AbortSignal): Promise<void> {
  if (skipped.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      skipped.removeEventListener("abort", done);
      resolve();
    }
    skipped.addEventListener("abort", done);
  });
}
