/** Whose eyes the device shows the table to: on one screen it belongs to whoever is to act. */

import { untrack } from "svelte";
import type { Session } from "../state/session.svelte";
import { seatAtDevice, seatsInPlay } from "./seats";

export class Device {
  seat: number | null = $state(null);
  /** Between two people on one screen nothing is shown. */
  veiled: boolean = $state(false);

  /** To be made while a component begins: it follows the session as long as that lives. */
  constructor(session: Session) {
    const people = $derived(
      session.table?.seats.filter((seat) => seat.mine && seat.away === null).length ?? 0,
    );
    const mine = $derived(seatsInPlay(session.table?.seats ?? []));
    const wanted = $derived(seatAtDevice(mine, session.games));
    this.seat = untrack(() => wanted);
    this.veiled = untrack(() => people > 1);
    $effect(() => {
      if (wanted === this.seat) return;
      const isPassed = people > 1 && wanted !== null;
      this.seat = wanted;
      if (isPassed) this.veiled = true;
    });
  }
}
