/** Whose eyes the device shows the table to: on one screen it belongs to whoever is to act. */

import { untrack } from "svelte";
import { still } from "../state/settings.svelte";
import { isFree } from "../explore/seats";
import type { Session } from "../state/session.svelte";
import { seatAtDevice, seatsInPlay } from "./seats";

/** Milliseconds to look at what one has done, before the device goes to the next. */
const LOOK = 1800;
const LOOK_STILL = 900;

export class Device {
  seat: number | null = $state(null);
  /** Between two people on one screen nothing is shown. */
  veiled: boolean = $state(false);
  /** The seat that the device is about to be handed to. */
  next: number | null = $state(null);

  /** To be made while a component begins: it follows the session as long as that lives. */
  constructor(session: Session, isMoving: () => boolean) {
    /** Where one person moves for everyone, nothing is hidden. */
    const isFreely = $derived(session.table !== null && isFree(session.table));
    const people = $derived(
      isFreely ? 1 : (session.table?.seats.filter((seat) => seat.mine && seat.away === null).length ?? 0),
    );
    const mine = $derived(seatsInPlay(session.table?.seats ?? []));
    const wanted = $derived(seatAtDevice(mine, session.games));
    this.seat = untrack(() => wanted);
    this.veiled = untrack(() => people > 1);
    $effect(() => {
      this.next = null;
      if (wanted === this.seat) return;
      if (isFreely && isMoving()) return; // what was done is seen to its end
      const isPassed = people > 1 && wanted !== null;
      if (!isPassed || this.seat === null || this.veiled) {
        this.#take(wanted, isPassed);
        return;
      }
      this.next = wanted;
      if (isMoving()) return; // it goes on when everything has come to rest
      const timer = setTimeout(() => this.pass(), still() ? LOOK_STILL : LOOK);
      return () => clearTimeout(timer);
    });
  }

  /** To the next one, without waiting any longer. */
  pass(): void {
    if (this.next !== null) this.#take(this.next, true);
  }

  #take(seat: number | null, isPassed: boolean): void {
    this.seat = seat;
    if (isPassed) this.veiled = true;
  }
}
