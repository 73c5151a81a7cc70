/**
 * An event as it is now. The page asks for it every few seconds, by its version: mostly the answer is
 * that nothing is new, and any node can give it. The live connection shows that somebody is present, so
 * that no bot plays for them, and reports at once that their table is ready.
 */

import { explain } from "../log/errors";
import * as api from "../net/api";
import { Live, type Socket } from "../net/live";
import type { EventState } from "../protocol";
import { introduce } from "../state/me.svelte";
import { eventWords } from "./words";

/** Milliseconds between two requests. */
export const PAUSE = 4_000;

function liveSocket(): Socket {
  const kind = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${kind}://${location.host}/api/live`) as unknown as Socket;
}

export class Following {
  event: EventState | null = $state.raw(null);
  problem: string | null = $state(null);

  #id: string;
  #live: Live;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string, live: Live = new Live(liveSocket)) {
    this.#id = id;
    this.#live = live;
    live.onmessage = (message) => {
      if (message.type === "seated") void this.refresh();
    };
    void this.#begin();
  }

  /** The event after somebody changed it. */
  take(event: EventState): void {
    if (!this.event || event.version >= this.event.version) this.event = event;
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (document.visibilityState === "visible") await this.#ask();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      // What is known stays on the page: the next request may succeed again.
      if (!this.event) this.problem = explain(error.code, error.rule, error.message);
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.refresh(), PAUSE);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#live.close();
  }

  async #begin(): Promise<void> {
    try {
      await Promise.all([introduce(), eventWords()]);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = explain(error.code, error.rule, error.message);
    }
    if (this.#isClosed) return;
    this.#live.connect();
    await this.refresh();
  }

  async #ask(): Promise<void> {
    const known = this.event ? `?known=${this.event.version}` : "";
    const found = await api.request<EventState | undefined>("GET", `events/${this.#id}${known}`);
    if (found) this.take(found);
  }
}
