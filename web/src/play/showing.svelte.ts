/** The stage that is shown: that of whoever has the device. */

import type { BoardFacts } from "../protocol";
import type { Game, Session } from "../state/session.svelte";
import { Device } from "./device.svelte";
import { Stage } from "./stage.svelte";

export class Showing {
  readonly device: Device;
  stage: Stage = $state.raw() as unknown as Stage;

  #session: Session;

  /** To be made while a component begins: it follows the session as long as that lives. */
  constructor(session: Session, board: BoardFacts, place: (name: string) => Element | null) {
    this.#session = session;
    const device = new Device(session, () => this.stage.busy);
    this.device = device;
    this.stage = new Stage(session.games.get(device.seat)!, board, place);
    /** Of several on one screen: the game as each of them saw it last. */
    const seen = new Map<number | null, Game>();
    $effect(() => {
      const game = session.games.get(device.seat);
      if (!game || this.stage.game.seat === device.seat) return;
      seen.set(this.stage.game.seat, this.stage.game);
      this.stage = new Stage((device.veiled && seen.get(device.seat)) || game, board, place);
    });
    $effect(() => {
      const current = this.stage;
      session.onnews = (news) => {
        // What happens before the seal is broken is shown when it is.
        if (news.seat !== current.game.seat || (device.veiled && news.kind === "steps")) return;
        current.hear(news);
      };
    });
  }

  /** The next one has the device, and sees what the others have done meanwhile. */
  unveil(): void {
    this.device.veiled = false;
    const game = this.#session.games.get(this.device.seat);
    if (game) this.stage.catchUp(game);
  }
}
