/** What somebody does at the table: it goes to the server, which may refuse it with a reason. */

import { explain } from "../log/errors";
import { rematch, Refusal } from "../net/api";
import type { Answer } from "../net/live";
import type { Action, BoardFacts, ClaimRoute, TransportCard } from "../protocol";
import { go } from "../state/router.svelte";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { sensibleWays, type Choices } from "./choices";
import { unpaid } from "./unpaid";

/** The rule that says what a route costs. */
const UNPAID = "5.2";

export interface Problem {
  readonly words: string;
  readonly rule: string | null;
}

/** Looks at what is wished before it is done, and may hold it back: the guide does. */
export interface Guard {
  readonly action: (action: Action) => boolean;
  /** Whether a route may be claimed, however it is paid for. */
  readonly route: (route: number) => boolean;
  /** Whether our turns are played for us just now. */
  readonly playsForUs: () => boolean;
}

/** What a table needs to be acted at. */
export type Seated = Pick<Session, "id" | "games" | "act" | "undo" | "whyNot" | "back">;

export class Acting {
  guard: Guard | null = $state.raw(null);
  /** Why the last wish was refused. */
  problem: Problem | null = $state.raw(null);
  sending: boolean = $state(false);
  /** The route that is being considered, the sensible ways to pay for it, and the others. */
  considered: number | null = $state(null);
  ways: readonly ClaimRoute[] = $state.raw([]);
  others: readonly ClaimRoute[] = $state.raw([]);
  /** Whether it is being asked if contracts are really to be drawn. */
  drawsContracts: boolean = $state(false);
  /** We have said that we are back; a bot may still have to finish a turn whose time was up. */
  returned: boolean = $state(false);

  #session: Seated;
  #board: BoardFacts;
  #seat: () => number | null;
  #choices: () => Choices;

  constructor(
    session: Seated,
    board: BoardFacts,
    seat: () => number | null,
    choices: () => Choices,
  ) {
    this.#session = session;
    this.#board = board;
    this.#seat = seat;
    this.#choices = choices;
  }

  act(action: Action): void {
    this.considered = null;
    const seat = this.#seat();
    if (seat === null || this.guard?.action(action) === false) return;
    void this.#settle(this.#session.act(seat, action));
  }

  /** Take back the last step, or the one of that number and all that followed. */
  undo(number?: number): void {
    const seat = this.#seat();
    if (seat !== null) void this.#settle(this.#session.undo(seat, number));
  }

  /** A bot plays for us; we are here again. */
  async back(): Promise<void> {
    this.returned = await this.#settle(this.#session.back());
  }

  /** At once where there is one sensible way to pay; it can be taken back. */
  claim(route: number): void {
    if (this.guard?.route(route) === false) return;
    const ways = sensibleWays(this.#waysFor(route));
    if (ways.length === 1 && !settings.confirm) this.act(ways[0]!);
    else this.#consider(route, ways);
  }

  /** Somebody wants to choose among all the ways to pay, even where one of them is the best. */
  choosePayment(route: number): void {
    if (this.guard?.route(route) === false) return;
    this.#consider(route, sensibleWays(this.#waysFor(route)));
  }

  /** Do what was advised, as if it had been touched: whoever wants to be asked is asked. */
  follow(action: Action): void {
    if (action.type === "draw-contracts") this.drawContracts();
    else if (action.type !== "claim" || !settings.confirm) this.act(action);
    else if (this.guard?.route(action.route) !== false) this.#consider(action.route, [action]);
  }

  /** The server knows why a route cannot be claimed. */
  whyNot(route: number): void {
    const { colour } = this.#board.routes[route]!;
    this.considered = null;
    const seat = this.#seat();
    if (seat === null || this.#choices().routes.has(route)) return;
    const hand = this.#session.games.get(seat)?.view.own?.hand;
    const claim: Action = { type: "claim", route, colour: colour === "grey" ? "pink" : colour, wilds: 0 };
    void this.#settle(this.#session.whyNot(seat, claim), (rule) =>
      rule === UNPAID && hand ? unpaid(this.#board.routes[route]!, hand) : null,
    );
  }

  /** Contracts once drawn cannot be put back: that is asked first, where somebody wants to be asked. */
  drawContracts(): void {
    if (this.guard?.action({ type: "draw-contracts" }) === false) return;
    if (settings.confirm && !this.drawsContracts) {
      this.drawsContracts = true;
      return;
    }
    this.drawsContracts = false;
    this.act({ type: "draw-contracts" });
  }

  /** A card was dropped on a route: claim it, and pay with that card if that can be done. */
  claimWith(card: TransportCard, route: number): void {
    const ways = this.#waysFor(route).filter((way) => paysWith(card, way));
    if (ways.length === 0) {
      if (this.#waysFor(route).length > 0) this.choosePayment(route);
      else this.whyNot(route);
      return;
    }
    if (this.guard?.route(route) === false) return;
    // Of a colour, the fewest wilds are meant; how many wilds are meant, only the player knows.
    const meant = card === "wild" ? ways : sensibleWays(ways);
    if (meant.length === 1 && !settings.confirm) this.act(meant[0]!);
    else this.#consider(route, meant);
  }

  /** To the table at which the same people play again. */
  again(): Promise<boolean> {
    return this.ask(async () => go({ page: "table", table: (await rematch(this.#session.id)).id }));
  }

  /** Something beside the game, by a plain request: whether it was done. */
  async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.sending = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = { words: explain(error.code, error.rule, error.message), rule: error.rule };
      return false;
    } finally {
      this.sending = false;
    }
  }

  #waysFor(route: number): readonly ClaimRoute[] {
    return this.#choices().routes.get(route) ?? [];
  }

  #consider(route: number, ways: readonly ClaimRoute[]): void {
    if (ways.length === 0) return;
    this.problem = null;
    this.ways = ways;
    this.others = this.#waysFor(route).filter((way) => !ways.includes(way));
    this.considered = route;
  }

  async #settle(
    answer: Promise<Answer>,
    better: (rule: string | null) => string | null = () => null,
  ): Promise<boolean> {
    this.sending = true;
    this.problem = null;
    const said = await answer;
    this.sending = false;
    if (said.type === "done" || said.message === null) return true;
    const code = said.type === "refused" ? said.code : "illegal";
    this.problem = { words: better(said.rule) ?? explain(code, said.rule, said.message), rule: said.rule };
    return false;
  }
}

/** Whether a payment gives such a card away. */
export function paysWith(card: TransportCard, way: ClaimRoute): boolean {
  return card === "wild" ? way.wilds > 0 : way.colour === card;
}
