/** A review as it is made on the server: asked for, waited for, and asked for again if it was lost. */

import { introduce } from "../state/me.svelte";
import { Refusal, request } from "../net/api";
import type { ReviewState, SeatReview } from "../protocol";
import type { KeptRecord } from "../state/records";

/** Milliseconds between two requests for its progress. */
const PAUSE = 400;
/** A server may have lost it: the number of times it is requested again. */
const TRIES = 3;

export interface Source {
  readonly table: string | null;
  readonly record: KeptRecord | null;
}

export class Reviewing {
  state: ReviewState | null = $state.raw(null);
  error: unknown = $state.raw(null);

  #isWanted = true;
  #source: Source;
  #seat: number;
  #hindsight: boolean;

  constructor(source: Source, seat: number, hindsight: boolean) {
    this.#source = source;
    this.#seat = seat;
    this.#hindsight = hindsight;
    void this.#make();
  }

  get done(): number {
    return this.state?.done ?? 0;
  }

  of(seat: number): SeatReview | null {
    return this.state?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Nobody waits any more, so the server gives it up by itself. */
  leave(): void {
    this.#isWanted = false;
  }

  async #make(): Promise<void> {
    try {
      await introduce();
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (await this.#follow(await this.#start())) return;
      }
      this.error = new Refusal("unavailable", "", 503);
    } catch (error) {
      this.error = error;
    }
  }

  #start(): Promise<ReviewState> {
    const { table, record } = this.#source;
    const query = `?seat=${this.#seat}&hindsight=${this.#hindsight}`;
    return table === null
      ? request("POST", `reviews${query}`, record)
      : request("POST", `tables/${table}/review${query}`);
  }

  /** A record is too large to be sent again and again. A table is only named, so that any server of
   *  several can answer: one that does not have the review yet begins it. */
  #look(id: string): Promise<ReviewState> {
    return this.#source.table === null ? request("GET", `reviews/${id}`) : this.#start();
  }

  /** Until it is done, or not wanted any more: false if the server no longer has it. */
  async #follow(state: ReviewState): Promise<boolean> {
    this.state = state;
    while (this.#isWanted && state.done < 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!this.#isWanted) break;
      try {
        state = await this.#look(state.id);
      } catch (error) {
        if (error instanceof Refusal && error.code === "not-found") return false;
        throw error;
      }
      this.state = state;
    }
    return true;
  }
}
