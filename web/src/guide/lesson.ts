/** The prepared game, as the server plays it (written by `tools/first_game.py`). */

import lesson from "../../../src/grachten/lessons/first-game.json";
import type { Action } from "../protocol";

export type Taught =
  | "keep"
  | "take"
  | "draw"
  | "claim"
  | "wild"
  | "mixed"
  | "join"
  | "contracts"
  | "keep-new"
  | "meanwhile"
  | "last-round"
  | "last-turn";

export interface Play {
  readonly action: Action;
  readonly teaches: Taught;
}

/** The learner sits here. */
export const LEARNER = 0;

/** What the learner plays, in order. */
export const PLAYS: readonly Play[] = lesson.plays
  .filter(({ seat }) => seat === LEARNER)
  .map(({ action, teaches }) => ({ action: action as Action, teaches: teaches as Taught }));

/** The number of the learner's action that teaches this, the first where there are several. */
export const numberOf = (taught: Taught): number => PLAYS.findIndex(({ teaches }) => teaches === taught);

/** Whether two actions are the same; from which space of the market does not matter. */
export function isSame(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  switch (one.type) {
    case "take":
      return one.card === (other as typeof one).card;
    case "keep":
      return one.choice === (other as typeof one).choice;
    case "claim": {
      const { route, colour, wilds } = other as typeof one;
      return one.route === route && one.colour === colour && one.wilds === wilds;
    }
    default:
      return true;
  }
}
