/** One table as this browser knows it: who sits there, and the game from each of our seats. */

import { Live, type Answer, type Socket, type Status } from "../net/live";
import { notePromise } from "../net/bytes";
import { toPerson } from "../net/person";
import { isFree } from "../explore/seats";
import type {
  Action,
  GameMoved,
  GameShown,
  Line,
  PhraseName,
  Refused,
  Said,
  SeatClock,
  ServerMessage,
  Step,
  TableState,
  View,
} from "../protocol";

/** The game as a seat sees it, or a spectator (`seat` null). */
export interface Game {
  readonly seat: number | null;
  readonly number: number;
  readonly steps: readonly Step[];
  readonly view: View;
  readonly legal: readonly Action[];
  readonly canUndo: boolean;
  readonly clocks: readonly SeatClock[] | null;
  /** When it came, by performance.now(): clocks run from then on. */
  readonly at: number;
}

/** Milliseconds until the others need no longer wait for a seat, by seat, counted from `at`. */
export interface Overdue {
  readonly left: readonly (number | null)[];
  readonly at: number;
}

/** New steps of the game from a seat, or a game that was read anew. */
export type News =
  | { kind: "steps"; seat: number | null; steps: readonly Step[]; game: Game }
  | { kind: "anew"; seat: number | null; undone: boolean; game: Game };

/** Lines of a conversation, as many as the server remembers. */
const REMEMBERED = 50;

/** The table is named so that a proxy can choose the node that leads it. */
function liveSocket(table: string): Socket {
  const kind = location.protocol === "https:" ? "wss" : "ws";
  const address = `${kind}://${location.host}/api/live?table=${encodeURIComponent(table)}`;
  return new WebSocket(address) as unknown as Socket;
}

export class Session {
  readonly id: string;
  status: Status = $state("connecting");
  table: TableState | null = $state.raw(null);
  games: ReadonlyMap<number | null, Game> = $state.raw(new Map());
  /** Told with the table and with the game: whichever came last is true. */
  overdue: Overdue = $state.raw({ left: [], at: 0 });
  /** Why the table cannot be shown at all. */
  gone: Refused | null = $state.raw(null);
  /** What was said here lately. */
  lines: readonly Line[] = $state.raw([]);
  /** Whether the host may allow a chat. */
  allowsChat = $state(false);
  onnews: (news: News) => void = () => undefined;
  /** Called with what is said now. */
  onsaid: (lines: readonly Line[]) => void = () => undefined;

  #live: Live;

  constructor(id: string, live: Live = new Live(() => liveSocket(id))) {
    this.id = id;
    this.#live = live;
    live.onstatus = (status) => {
      this.status = status;
    };
    live.onmessage = (message) => this.#hear(message);
    this.#watch();
    live.connect();
  }

  get mine(): readonly number[] {
    return this.table?.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? [];
  }

  act(seat: number, action: Action): Promise<Answer> {
    const game = this.games.get(seat);
    return this.#live.act(this.id, seat, game?.number ?? 0, action);
  }

  /** Our last step or, where we move for everyone, the last of all; or the one of that number. */
  undo(seat: number, number?: number): Promise<Answer> {
    const game = this.games.get(seat);
    const isAny = this.table !== null && isFree(this.table);
    const last = game?.steps.findLast((step) => isAny || step.seat === seat);
    return this.#live.undo(this.id, seat, number ?? last?.number ?? 0);
  }

  whyNot(seat: number, action: Action): Promise<Answer> {
    return this.#live.whyNot(this.id, seat, action);
  }

  /** A bot plays for us; we are here again. */
  back(): Promise<Answer> {
    return this.#live.back(this.id);
  }

  say(phrase: PhraseName, seat: number | null): Promise<Answer> {
    return this.#live.say(this.id, phrase, seat);
  }

  write(text: string, seat: number | null): Promise<Answer> {
    return this.#live.write(this.id, text, seat);
  }

  wake(): void {
    this.#live.wake();
  }

  close(): void {
    this.#live.close();
  }

  #watch(): void {
    this.#live.watch({ table: this.id, since: () => this.#known });
  }

  /** The number of the last step that is known in every seat. */
  get #known(): number | null {
    const numbers = [...this.games.values()].map((game) => game.number);
    return numbers.length > 0 ? Math.min(...numbers) : null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (message.table.id === this.id) this.#seated(message.table);
        break;
      case "game":
        if (message.table === this.id) this.#shown(message);
        break;
      case "moved":
        if (message.table === this.id) this.#moved(message);
        break;
      case "said":
        if (message.table === this.id) this.#said(message);
        break;
      case "welcome":
        this.allowsChat = message.chat;
        break;
      case "refused":
        if (message.id === null && !this.table) this.gone = message;
        break;
      case "closed":
        this.gone = { type: "refused", id: null, code: "not-found", message: "", rule: null };
        break;
      default:
        toPerson(message);
        break;
    }
  }

  #said({ lines, earlier }: Said): void {
    this.lines = earlier ? lines : [...this.lines, ...lines].slice(-REMEMBERED);
    if (!earlier) this.onsaid(lines);
  }

  #seated(table: TableState): void {
    this.table = table;
    this.#wait(table.overdue);
    if (table.status === "open") notePromise(table.id, table.commitment);
  }

  #shown(message: GameShown): void {
    const game = gameOf(message, message.steps);
    this.#put(game);
    this.#wait(message.overdue);
    this.onnews({ kind: "anew", seat: game.seat, undone: message.undone !== null, game });
  }

  #moved(message: GameMoved): void {
    const known = this.games.get(message.seat);
    if (!known) {
      // Another page of this browser has become somebody else, who sits elsewhere.
      this.games = new Map();
      this.#watch();
      return;
    }
    const fresh = message.steps.filter((step) => step.number > known.number);
    const game = gameOf(message, [...known.steps, ...fresh]);
    this.#put(game);
    this.#wait(message.overdue);
    this.onnews({ kind: "steps", seat: game.seat, steps: fresh, game });
  }

  #wait(left: Overdue["left"]): void {
    this.overdue = { left, at: performance.now() };
  }

  #put(game: Game): void {
    this.games = new Map(this.games).set(game.seat, game);
  }
}

function gameOf(message: GameShown | GameMoved, steps: readonly Step[]): Game {
  return {
    seat: message.seat,
    number: message.number,
    steps,
    view: message.view,
    legal: message.legal,
    canUndo: message.can_undo,
    clocks: message.clocks,
    at: performance.now(),
  };
}
