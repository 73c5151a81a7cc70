/** What is shown of a finished game: the step, through whose eyes, and what of it still moves. */

import { Stage } from "../play/stage.svelte";
import type { Frame, Step } from "../protocol";
import type { Game } from "../state/session.svelte";
import { Playback } from "./playback.svelte";
import { frameAt, stepOf, stepsTo, viewOf, type Played } from "./replay";

export class Shown {
  readonly playback: Playback;
  /** Null for all hands open. */
  seat: number | null = $state(null);
  stage: Stage = $state.raw() as unknown as Stage;

  #replay: Played;
  #place: (name: string) => Element | null;

  /** To be made while a component begins: it runs on as long as that lives. */
  constructor(replay: Played, step: number | null, seat: number | null, place: (name: string) => Element | null) {
    this.#replay = replay;
    this.#place = place;
    this.seat = seat;
    this.playback = new Playback(replay.frames.length - 1, frameAt(replay, step), (at, isNext) => this.#show(at, isNext));
    this.stage = this.#staged();
    $effect(() => {
      const { playback } = this;
      if (!playback.playing || this.stage.busy) return;
      void playback.at;
      const timer = setTimeout(() => playback.tick(), playback.look);
      return () => clearTimeout(timer);
    });
  }

  get frame(): Frame {
    return this.#replay.frames[this.playback.at]!;
  }

  get steps(): readonly Step[] {
    return stepsTo(this.#replay, this.playback.at, this.seat);
  }

  /** Through the eyes of another seat from now on. */
  lookAs(seat: number | null): void {
    this.seat = seat;
    this.stage.skip();
    this.stage = this.#staged();
  }

  #show(at: number, isNext: boolean): void {
    const game = this.#gameAt(at);
    const { seat } = this;
    if (isNext) {
      this.stage.hear({ kind: "steps", seat, steps: [stepOf(this.#replay.frames[at]!, seat)], game });
    } else {
      this.stage.hear({ kind: "anew", seat, undone: false, game });
    }
  }

  #staged(): Stage {
    return new Stage(this.#gameAt(this.playback.at), this.#replay.board, this.#place);
  }

  #gameAt(at: number): Game {
    const frame = this.#replay.frames[at]!;
    const { seat } = this;
    return {
      seat,
      number: frame.number,
      steps: [],
      view: viewOf(frame, seat),
      legal: [],
      canUndo: false,
      clocks: null,
      at: 0,
    };
  }
}
