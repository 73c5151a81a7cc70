/** The judge at a table where something is tried out: asked after every move, while somebody wants it. */

import { explain } from "../log/errors";
import { Refusal } from "../net/api";
import type { Judgement } from "../protocol";
import { judgement } from "./branching";

export class Judging {
  /** What it said last, perhaps of an earlier position. */
  said: Judgement | null = $state.raw(null);
  /** Whose choices it was asked for. */
  seat: number | null = $state(null);
  problem: string | null = $state(null);

  /** Ask about a position, and call what is returned when that is of no interest any more. */
  ask(table: string, seat: number | null): () => void {
    let isWanted = true;
    judgement(table, seat).then(
      (said) => {
        if (!isWanted) return;
        this.said = said;
        this.seat = seat;
        this.problem = null;
      },
      (error: unknown) => {
        if (!isWanted) return;
        if (!(error instanceof Refusal)) throw error;
        this.problem = explain(error.code, error.rule, error.message);
      },
    );
    return () => {
      isWanted = false;
    };
  }
}
