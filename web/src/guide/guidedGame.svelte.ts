/** The guided game in progress: which slip is shown, and what happens when the player tries something else. */

import type { Action } from "../protocol";
import type { Game } from "../state/session.svelte";
import { isSame, numberOf, PLAYS, type Play } from "./lesson";
import { note, progress } from "./progress";
import { SLIPS, triedInstead, type Slip } from "./steps";

/** What the guide needs to know about the table. */
export interface Table {
  readonly id: string;
  readonly seat: number;
  /** The game as it is shown. */
  readonly game: () => Game;
  /** It is the learner's turn, and nothing moves any more. */
  readonly isReady: () => boolean;
}

export class GuidedGame {
  /** What was tried instead of what the slip asks for, as the messages call it. */
  tried: string | null = $state(null);

  #table: Table;
  #read: { number: number; slips: number } = $state.raw({ number: 0, slips: 0 });

  constructor(table: Table) {
    this.#table = table;
    const kept = progress();
    if (kept.table === table.id) this.#read = { number: kept.number, slips: kept.slips };
    else note({ state: "begun", table: table.id, number: 0, slips: 0 });
  }

  /** How many actions the learner has played. */
  get number(): number {
    return this.#table.game().steps.filter(({ seat }) => seat === this.#table.seat).length;
  }

  /** What is to be played next. */
  get play(): Play | null {
    return PLAYS[this.number] ?? null;
  }

  /** The middle of the game, which is played for the learner. */
  get isMiddle(): boolean {
    return this.play?.teaches === "meanwhile" && this.number > numberOf("meanwhile");
  }

  /** The learner has played something else, in another window perhaps. */
  get isAstray(): boolean {
    const { play } = this;
    if (!this.#table.isReady() || play === null || this.isMiddle) return false;
    return !this.#table.game().legal.some((action) => isSame(action, play.action));
  }

  /** The slip that is shown now. */
  get slip(): Slip | null {
    const { play, number } = this;
    if (play === null || this.isMiddle || this.isAstray || !this.#table.isReady()) return null;
    const slips = SLIPS.filter(({ to }) => to === play.teaches);
    const read = this.#read.number === number ? this.#read.slips : 0;
    return slips[Math.min(read, slips.length - 1)] ?? null;
  }

  /** Its place among all of them, from 1. */
  get place(): number {
    return this.slip ? SLIPS.indexOf(this.slip) + 1 : 0;
  }

  /** It has been read. */
  next(): void {
    const { number } = this;
    const slips = this.#read.number === number ? this.#read.slips + 1 : 1;
    this.#read = { number, slips };
    this.tried = null;
    note(this.#read);
  }

  /** Whether something may be played: if it is not what is taught now, the slip says why. */
  allows(action: Action): boolean {
    const { play } = this;
    if (play === null || this.isAstray || this.isMiddle) return true;
    if (isSame(action, play.action)) {
      this.tried = null;
      return true;
    }
    this.tried = triedInstead(action, play.action);
    this.#toTheLast();
    return false;
  }

  /** Whether this route may be considered, however it will be paid for. */
  allowsRoute(route: number): boolean {
    const wanted = this.play?.action;
    if (wanted?.type === "claim" && wanted.route === route) return true;
    return this.allows({ type: "claim", route, colour: null, wilds: 0 });
  }

  /** Whoever tries something has read enough: show the slip that asks for the action. */
  #toTheLast(): void {
    const { number, play } = this;
    const slips = SLIPS.filter(({ to }) => to === play?.teaches).length - 1;
    this.#read = { number, slips };
    note(this.#read);
  }
}
