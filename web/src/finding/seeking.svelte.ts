/**
 * Looking for opponents, no matter which page is open. The server reports over a connection of its
 * own; when a table is found, the start page takes the seat at once, and any other page calls the
 * player.
 */

import { table as readTable, ready, Refusal } from "../net/api";
import { notePromise } from "../net/bytes";
import { Live, type Socket } from "../net/live";
import { listen } from "../net/person";
import type { Finding, Invitation, Search, ServerMessage, TableState } from "../protocol";
import { introduce } from "../state/me.svelte";
import { go, place } from "../state/router.svelte";
import * as api from "./api";
import { call, endCall } from "./calling";
import { asRequest, type Wished } from "./wish";

/** How it came to an end, other than by us. */
export type Ended = "missed" | "away" | null;

function socket(): Socket {
  const kind = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${kind}://${location.host}/api/live`) as unknown as Socket;
}

export class Seeking {
  /** Ways to get a game; null until the server has answered. */
  finding: Finding | null = $state.raw(null);
  /** When the search was received, by performance.now(): times count from then. */
  at = $state(0);
  /** The found table, once we have confirmed. */
  seated: TableState | null = $state.raw(null);
  ended: Ended = $state(null);
  /** An invitation that came while another page was shown. */
  invited: Invitation | null = $state.raw(null);

  #live: Live;
  #listeners = 0;
  #called: string | null = null;
  #answering: string | null = null;

  constructor(live: Live = new Live(socket)) {
    this.#live = live;
    live.onmessage = (message) => this.hear(message);
    listen((message) => this.hear(message));
  }

  get search(): Search | null {
    return this.finding?.search ?? null;
  }

  /** The table that was found. */
  get found(): string | null {
    return this.search?.table ?? null;
  }

  /** A table is found, and we have not confirmed yet. */
  get isCalled(): boolean {
    return this.found !== null && this.seated?.id !== this.found;
  }

  /** From now on, until the returned function is called. */
  follow(): () => void {
    this.#listeners += 1;
    this.#connect();
    return () => {
      this.#listeners -= 1;
      this.#connect();
    };
  }

  async refresh(): Promise<void> {
    this.#take(await api.finding());
  }

  async begin(wish: Wished): Promise<void> {
    await introduce();
    this.ended = null;
    const search = await api.enter(asRequest(wish));
    const known = this.finding ?? { search: null, waiting: 0, tables: [], invitations: [] };
    // What the connection said meanwhile is newer.
    if (this.found === null) this.#take({ ...known, search });
  }

  async stop(): Promise<void> {
    await api.leave();
    if (this.finding) this.#take({ ...this.finding, search: null }, true);
  }

  /** Confirm; the game begins when everyone has. */
  async answer(): Promise<void> {
    const id = this.found;
    if (id === null || this.#answering === id) return;
    this.#answering = id;
    try {
      const before = await readTable(id);
      notePromise(id, before.commitment);
      const state = before.status === "open" ? await ready(id, before.terms) : before;
      this.#live.watch({ table: id, since: () => null });
      this.#sit(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refresh().catch(() => undefined); // it came to nothing, or has begun
    } finally {
      this.#answering = null;
    }
  }

  async decline(invitation: Invitation): Promise<void> {
    this.#without(invitation.table);
    await api.decline(invitation.table);
  }

  /** The page is looked at again, or another one is shown. */
  look(): void {
    if (this.isCalled && !document.hidden && place().page === "start") void this.answer();
  }

  wake(): void {
    if (this.#live.status !== "closed") this.#live.wake();
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (this.search !== null) void this.refresh().catch(() => undefined);
        break;
      case "search": {
        const known = this.finding ?? { tables: [], invitations: [] };
        this.#take({ ...known, search: message.search, waiting: message.waiting });
        break;
      }
      case "invited": {
        const { invitation } = message;
        this.#without(invitation.table);
        if (this.finding)
          this.finding = { ...this.finding, invitations: [invitation, ...this.finding.invitations] };
        if (place().page !== "start") this.invited = invitation;
        break;
      }
      case "table":
        if (message.table.id === this.seated?.id) this.#sit(message.table);
        break;
      default:
        break;
    }
  }

  #without(table: string): void {
    if (this.invited?.table === table) this.invited = null;
    if (!this.finding) return;
    const invitations = this.finding.invitations.filter((each) => each.table !== table);
    this.finding = { ...this.finding, invitations };
  }

  #take(finding: Finding, byUs = false): void {
    const before = this.search;
    const { search } = finding;
    this.finding = finding;
    this.at = performance.now();
    if (before !== null && search === null && !byUs && !this.#isSeated(before.table))
      this.ended = before.table === null ? "away" : "missed";
    if (search?.table !== this.seated?.id && this.seated?.status === "open") {
      this.#live.watch(null);
      this.seated = null;
    }
    this.#callFor(search?.table ?? null);
    this.#connect();
    this.look();
  }

  #isSeated(table: string | null): boolean {
    return table !== null && this.seated?.id === table;
  }

  #callFor(table: string | null): void {
    if (table === null || this.#isSeated(table)) endCall();
    else if (table !== this.#called) call();
    this.#called = table;
  }

  #sit(state: TableState): void {
    this.seated = state;
    endCall();
    if (state.status === "open") return;
    this.#live.watch(null);
    this.seated = null;
    this.#called = null;
    if (this.finding) this.finding = { ...this.finding, search: null };
    this.#connect();
    go({ page: "table", table: state.id });
  }

  #connect(): void {
    if (this.#listeners > 0 || this.search !== null) {
      if (this.#live.status === "closed") this.#live.connect();
    } else if (this.#live.status !== "closed") this.#live.close();
  }
}

export const seeking = new Seeking();
