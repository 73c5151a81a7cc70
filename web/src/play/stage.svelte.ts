/** What the table shows just now: behind the game by as much as is still moving. */

import { pause, MotionQueue } from "../motion/queue";
import { fly, type Flight } from "../motion/flights";
import type { BoardFacts, Event, Step, View } from "../protocol";
import { sounds } from "../sound/sound";
import { settings, still } from "../state/settings.svelte";
import type { Game, News } from "../state/session.svelte";
import { staged, unstaged } from "./stage";

const ROLL = 90;
/** Where nothing moves, what is shown again comes step by step. */
const STEP = 600;

export class Stage {
  /** The game as it is shown. */
  view: View = $state.raw() as View;
  game: Game = $state.raw() as Game;
  rolling: number | null = $state(null);
  busy: boolean = $state(false);

  #board: BoardFacts;
  #queue = new MotionQueue();
  /** Raised when the table was read anew: what was being shown then is of no account any more. */
  #readings = 0;
  #find: (name: string) => Element | null;

  constructor(game: Game, board: BoardFacts, find: (name: string) => Element | null) {
    this.view = game.view;
    this.game = game;
    this.#board = board;
    this.#find = find;
  }

  hear(news: News): void {
    if (news.kind === "anew" || document.hidden) {
      this.#readings += 1;
      this.#queue.clear();
      this.#show(news.game);
      this.busy = false;
      return;
    }
    this.busy = true;
    this.#run(news.steps.flatMap((step) => step.events), news.game);
  }

  /** Show again how these last steps of the game came about, which are those of others. */
  again(steps: readonly Step[]): void {
    if (this.busy || steps.length === 0) return;
    const events = steps.flatMap((step) => step.events);
    const { game } = this;
    this.busy = true;
    this.view = events.reduceRight((view, event) => unstaged(view, event, this.#board), game.view);
    this.#run(events, game, STEP);
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Show events one after the other, and then the game as it is. */
  #run(events: readonly Event[], game: Game, rest = 0): void {
    const reading = this.#readings;
    const isOld = (): boolean => reading !== this.#readings;
    this.#queue.add({
      run: async (pace, skipped) => {
        const speed = still() ? 0 : settings.motion === "quick" ? pace * 0.5 : pace;
        for (const event of events) {
          await this.#event(event, speed, skipped, isOld);
          if (isOld()) return;
          if (rest > 0 && speed === 0) await pause(rest, skipped);
          if (isOld()) return;
        }
        this.#show(game);
      },
    });
    void this.#queue.idle().then(() => {
      this.busy = this.#queue.isBusy;
    });
  }

  /** Show what has happened since the game as it is shown. */
  catchUp(game: Game): void {
    const steps = game.steps.filter((step) => step.number > this.game.number);
    if (steps.length > 0) this.hear({ kind: "steps", seat: game.seat, steps, game });
    else this.#show(game);
  }

  #show(game: Game): void {
    this.view = game.view;
    this.game = game;
    this.rolling = null;
    this.busy = this.#queue.length > 1;
  }

  async #event(
    event: Event,
    pace: number,
    skipped: AbortSignal,
    isOld: () => boolean,
  ): Promise<void> {
    play(event);
    const flights = this.#flights(event).map((flight) => fly(flight, pace, skipped));
    if (event.type === "route-claimed") {
      this.rolling = event.route;
      this.view = staged(this.view, event, this.#board);
      const length = this.#board.routes[event.route]?.length ?? 1;
      await Promise.all([...flights, pause((500 + ROLL * length) * pace, skipped)]);
      return;
    }
    // What is taken leaves its place as it begins to fly; what arrives is there when it lands.
    const leaves = event.type === "card-taken" || event.type === "market-swept";
    if (leaves) this.view = staged(this.view, event, this.#board);
    await Promise.all(flights);
    if (isOld()) return;
    if (!leaves) this.view = staged(this.view, event, this.#board);
    if (event.type === "last-round-began") await pause(900 * pace, skipped);
  }

  #flights(event: Event): Flight[] {
    const between = (from: string, to: string, more: Partial<Flight> = {}): Flight[] => {
      const start = this.#find(from);
      const end = this.#find(to);
      return start && end ? [{ from: start, to: end, ...more }] : [];
    };
    const home = (seat: number): string => (this.view.own?.seat === seat ? "hand" : `seat-${seat}`);
    switch (event.type) {
      case "card-taken":
        return between(`space-${event.space}`, home(event.seat));
      case "card-drawn":
        return between("deck", home(event.seat), { turn: event.seat * 4 - 6 });
      case "card-revealed":
        return between("deck", `space-${event.space}`);
      case "market-swept":
        return this.view.market.flatMap((_, space) =>
          between(`space-${space}`, "discards", { turn: (space - 2) * 18, fade: true }),
        );
      case "contracts-offered":
        return between("contract-deck", `seat-${event.seat}`, { fade: true });
      case "route-claimed":
        return between(home(event.seat), "discards", { fade: true });
      default:
        return [];
    }
  }
}

function play(event: Event): void {
  if (!settings.sound || document.hidden) return;
  switch (event.type) {
    case "card-taken":
    case "card-drawn":
    case "contracts-offered":
      sounds.card();
      break;
    case "market-swept":
      sounds.sweep();
      break;
    case "route-claimed":
      sounds.cart();
      if (event.merchandise) sounds.coin();
      break;
    default:
      break;
  }
}
