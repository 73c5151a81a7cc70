/**
 * The sounds of the table, made while they are heard.
 *
 * Browsers give no sound before the first touch or key, so nothing is made before that, and nothing
 * is made up for later. Where there is no audio, all this does nothing.
 */

import { settings } from "../state/settings.svelte";
import { isDue, voices, type SoundName, type Voice } from "./score";

const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;
const VOLUME = 0.5;
const ATTACK = 0.003;
const SILENCE = 0.0001; // an exponential fall never reaches nothing

interface Room {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly hiss: AudioBuffer;
}

let room: Room | null = null;
let isDeaf = false;
const begun = new Map<SoundName, number>();

/** A second of noise, the same each time. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1660;
  for (let n = 0; n < samples.length; n++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[n] = state / 2 ** 31;
  }
  return buffer;
}

function open(): Room {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  const limit = context.createDynamicsCompressor(); // five cards at once stay five small sounds
  volume.connect(limit).connect(context.destination);
  return { context, out: volume, hiss: hiss(context) };
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

function sound(voice: Voice, { context, out, hiss }: Room, now: number): void {
  const [start, end] = [now + voice.at, now + voice.at + voice.length];
  const loud = context.createGain();
  loud.gain.setValueAtTime(SILENCE, start);
  loud.gain.exponentialRampToValueAtTime(voice.gain, start + ATTACK);
  loud.gain.exponentialRampToValueAtTime(SILENCE, end);
  loud.connect(out);
  let source: AudioScheduledSourceNode;
  if (voice.kind === "noise") {
    const played = context.createBufferSource();
    played.buffer = hiss;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = voice.q;
    slide(filter.frequency, voice, start, end);
    played.connect(filter).connect(loud);
    source = played;
  } else {
    const played = context.createOscillator();
    played.type = voice.wave;
    slide(played.frequency, voice, start, end);
    played.connect(loud);
    source = played;
  }
  source.start(start);
  source.stop(end);
  source.onended = () => loud.disconnect();
}

function slide(frequency: AudioParam, { from, to }: Voice, start: number, end: number): void {
  frequency.setValueAtTime(from, start);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, end);
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
