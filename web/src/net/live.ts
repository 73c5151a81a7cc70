/**
 * The live connection. It comes back by itself, asks for what it missed, and sends again what was
 * not acknowledged: with the same id, so that nothing ever happens twice.
 */

import {
  PROTOCOL,
  type Action,
  type ClientMessage,
  type Done,
  type PhraseName,
  type Reason,
  type Refused,
  type ServerMessage,
} from "../protocol";

export type Status = "connecting" | "open" | "waiting" | "closed";

/** What a socket must be able to do; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: unknown) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Watched {
  table: string;
  /** The number of the last step that is known, or null for nothing. */
  since: () => number | null;
}

export type Answer = Done | Reason | Refused;

interface Pending {
  message: ClientMessage & { id: string };
  resolve: (answer: Answer) => void;
}

export const PAUSES: readonly number[] = [100, 300, 1000, 2000, 5000];

// Milliseconds without a word from the server until it is asked whether it is there: usually, and
// where an answer is awaited. And how long it then has, or has for its first word.
export const QUIET = 25_000;
export const OWING = 2_000;
export const DEAF = 4_000;
export const GREETING = 10_000;

export class Live {
  status: Status = "closed";
  onstatus: (status: Status) => void = () => undefined;
  onmessage: (message: ServerMessage) => void = () => undefined;

  #open: () => Socket;
  #socket: Socket | null = null;
  #watched: Watched | null = null;
  #pending = new Map<string, Pending>();
  #misses = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #name = Math.random().toString(36).slice(2, 10);

  constructor(open: () => Socket) {
    this.#open = open;
  }

  /** Connect now, whatever was planned. */
  connect(): void {
    clearTimeout(this.#timer);
    if (this.status === "open" || this.status === "connecting") return;
    this.#set("connecting");
    const socket = this.#open();
    this.#socket = socket;
    this.#giveUpAfter(GREETING);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#send({ type: "hello", protocol: PROTOCOL });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** End it for good. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.#set("closed");
    socket?.close();
  }

  /** The computer slept, or the network changed: find out at once whether anybody is there. */
  wake(): void {
    if (this.status === "waiting") this.connect();
    else if (this.status === "open") this.#ping();
  }

  /** Follow a table, or ask for it anew: in our seats, where we have some; null to follow none. */
  watch(wanted: Watched | null): void {
    const before = this.#watched;
    this.#watched = wanted;
    if (this.status !== "open") return;
    if (wanted) this.#sendWatch(wanted);
    else if (before) this.#send({ type: "unwatch", table: before.table });
  }

  act(table: string, seat: number, number: number, action: Action): Promise<Answer> {
    return this.#ask({ type: "act", id: this.#id(), table, seat, number, action });
  }

  undo(table: string, seat: number, number: number): Promise<Answer> {
    return this.#ask({ type: "undo", id: this.#id(), table, seat, number });
  }

  back(table: string): Promise<Answer> {
    return this.#ask({ type: "back", id: this.#id(), table });
  }

  whyNot(table: string, seat: number, action: Action): Promise<Answer> {
    return this.#ask({ type: "why-not", id: this.#id(), table, seat, action });
  }

  say(table: string, phrase: PhraseName, seat: number | null): Promise<Answer> {
    return this.#ask({ type: "say", id: this.#id(), table, phrase, seat });
  }

  write(table: string, text: string, seat: number | null): Promise<Answer> {
    return this.#ask({ type: "write", id: this.#id(), table, text, seat });
  }

  #id(): string {
    this.#ids += 1;
    return `${this.#name}-${this.#ids}`;
  }

  #ask(message: Pending["message"]): Promise<Answer> {
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.status !== "open") return;
      this.#send(message);
      this.#pingAfter(OWING);
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sendWatch(wanted: Watched): void {
    this.#send({ type: "watch", table: wanted.table, since: wanted.since() });
  }

  #hear(message: ServerMessage): void {
    this.#pingAfter(QUIET);
    if (message.type === "welcome") {
      this.#misses = 0;
      this.#set("open");
      if (this.#watched) this.#sendWatch(this.#watched);
      for (const each of this.#pending.values()) this.#send(each.message);
    }
    this.onmessage(message);
    if (message.type === "done" || message.type === "reason" || message.type === "refused") {
      const found = message.id === null ? undefined : this.#pending.get(message.id);
      if (found) {
        this.#pending.delete(found.message.id);
        found.resolve(message);
      }
    }
  }

  #pingAfter(milliseconds: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), milliseconds);
  }

  #ping(): void {
    this.#send({ type: "ping", id: this.#id() });
    this.#giveUpAfter(DEAF);
  }

  #giveUpAfter(milliseconds: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      const socket = this.#socket;
      this.#lost();
      socket?.close();
    }, milliseconds);
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    const pause = PAUSES[Math.min(this.#misses, PAUSES.length - 1)] ?? 0;
    this.#misses += 1;
    this.#set("waiting");
    this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  #set(status: Status): void {
    this.status = status;
    this.onstatus(status);
  }
}
