/** One puzzle as a table that answers by plain requests: what is done there is the answer. */

import { Refusal, request } from "../net/api";
import type { Answer } from "../net/live";
import type { Action, PuzzleAnswer, PuzzleShown, PuzzleSolution } from "../protocol";
import type { Seated } from "../play/acting.svelte";
import type { Game } from "../state/session.svelte";

export class Solving implements Seated {
  readonly id: string;
  readonly games: ReadonlyMap<number | null, Game>;
  answer: Action | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);

  constructor(puzzle: PuzzleShown) {
    this.id = puzzle.id;
    this.games = new Map([[puzzle.seat, gameOf(puzzle)]]);
  }

  async act(_: number, action: Action): Promise<Answer> {
    try {
      const body: PuzzleAnswer = { action };
      this.solution = await request<PuzzleSolution>("POST", `puzzles/${this.id}/answer`, body);
      this.answer = action;
      return { type: "done", id: this.id, number: 0 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, rule } = error;
      return { type: "refused", id: this.id, code, message, rule };
    }
  }

  /** The server refuses what can't be done, and says why. */
  whyNot(seat: number, action: Action): Promise<Answer> {
    return this.act(seat, action);
  }

  /** An answer stands, and nobody plays for us. */
  undo(): Promise<Answer> {
    return Promise.resolve({ type: "done", id: this.id, number: 0 });
  }

  back(): Promise<Answer> {
    return this.undo();
  }
}

function gameOf({ seat, steps, view, legal }: PuzzleShown): Game {
  return { seat, number: steps.length - 1, steps, view, legal, canUndo: false, clocks: null, at: 0 };
}
