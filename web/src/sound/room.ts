/**
 * Where sounds are heard: noise and tones, a limit that keeps them small, and the volume.
 *
 * It takes any audio context, so that a test can render the same sounds and measure them.
 */

import type { Voice } from "./score";

const ATTACK = 0.003;
const SILENCE = 0.0001; // an exponential fall never reaches nothing
const STRENGTH = 0.5; // of all voices, before the limit
/** Seconds in which the volume follows the hand: a jump would be heard as a click. */
const GLIDE = 0.02;

export interface Room {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly volume: GainNode;
  readonly hiss: AudioBuffer;
}

/** A second of noise, the same each time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1660;
  for (let n = 0; n < samples.length; n++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[n] = state / 2 ** 31;
  }
  return buffer;
}

export function openRoom(context: BaseAudioContext, gain = 1): Room {
  const out = context.createGain();
  out.gain.value = STRENGTH;
  const limit = context.createDynamicsCompressor(); // five cards at once stay five small sounds
  // After the limit: half the volume is half of everything, loud or soft.
  const volume = context.createGain();
  volume.gain.value = gain;
  out.connect(limit).connect(volume).connect(context.destination);
  return { context, out, volume, hiss: hiss(context) };
}

/** Make all that is heard, from now on, this loud: 0 to 1. */
export function turn({ context, volume }: Room, gain: number): void {
  volume.gain.setTargetAtTime(gain, context.currentTime, GLIDE);
}

export function sound(voice: Voice, { context, out, hiss }: Room, now: number): void {
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
