/** Where in the game we are, and whether it runs. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a frame is shown, at speed 1, after its animations. */
const LOOK = 900;

/** From this speed on nothing flies: there is no time for it. */
const TOO_FAST = 4;

export class Playback {
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(1);
  readonly last: number;

  #show: (at: number, isNext: boolean) => void;

  /** `show` is called for each new place; `isNext` when it may be shown how one came there. */
  constructor(last: number, at: number, show: (at: number, isNext: boolean) => void) {
    this.last = last;
    this.at = at;
    this.#show = show;
  }

  get look(): number {
    return LOOK / this.speed;
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  to(place: number): void {
    this.playing = false;
    this.#go(place, false);
  }

  on(): void {
    this.playing = false;
    this.#go(this.at + 1, true);
  }

  back(): void {
    this.to(this.at - 1);
  }

  /** Play or pause; at the end, from the beginning. */
  toggle(): void {
    if (!this.playing && this.isAtEnd) this.#go(0, false);
    this.playing = !this.playing && this.last > 0;
  }

  /** The time for the next frame has come. */
  tick(): void {
    if (!this.playing) return;
    this.#go(this.at + 1, true);
    if (this.isAtEnd) this.playing = false;
  }

  #go(place: number, isNext: boolean): void {
    const wanted = Math.max(0, Math.min(this.last, place));
    if (wanted === this.at) return;
    this.at = wanted;
    this.#show(wanted, isNext && this.speed < TOO_FAST);
  }
}
