/**
 * The sounds of the table, made while they are heard.
 *
 * Browsers give no sound before the first touch or key, so nothing is made before that, and nothing
 * is made up for later. Where there is no audio, all this does nothing.
 */

import { settings } from "../state/settings.svelte";
import { openRoom, sound, turn, type Room } from "./room";
import { isDue, loudness, voices, type SoundName } from "./score";
import { follow } from "./volume.svelte";

const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;

interface Live extends Room {
  readonly context: AudioContext;
}

let room: Live | null = null;
let isDeaf = false;
const begun = new Map<SoundName, number>();

function open(): Live {
  const made = openRoom(new AudioContext(), loudness(settings.volume)) as Live;
  follow((gain) => turn(made, gain));
  return made;
}

/** At a gesture: make the room, or open its doors again. */
function wake(): void {
  if (isDeaf || !settings.sound) return;
  try {
    room ??= open();
    if (room.context.state !== "running") room.context.resume().catch(() => undefined);
  } catch {
    isDeaf = true; // no audio on this machine
  }
}

function play(name: SoundName, count = 1): void {
  if (!room || !settings.sound) return;
  try {
    if (room.context.state !== "running") {
      wake(); // put to sleep by the system: this one is lost, the next is heard
      return;
    }
    const now = room.context.currentTime;
    if (!isDue(begun.get(name), now)) return;
    begun.set(name, now);
    for (const voice of voices(name, count)) sound(voice, room, now + 0.005);
  } catch {
    isDeaf = true;
    room = null;
  }
}

for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true, capture: true });

export const sounds = {
  /** Paper: a transport card or a contract moves. */
  card: () => play("card"),
  /** Wood: that many carts roll on, one after the other. */
  cart: (count = 1) => play("cart", count),
  /** A merchandise card is won. */
  coin: () => play("coin"),
  /** Wax: a contract is completed. */
  stamp: () => play("stamp"),
  /** It is my turn. */
  bell: () => play("bell"),
  /** The end of the game. */
  carillon: () => play("carillon"),
  /** Rule 4.5: the market is swept. */
  sweep: () => play("sweep"),
} as const;
