import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CART_STEP, CLOSEST, duration, isDue, loudness, voices, type SoundName } from "../src/sound/score";
import { PATIENCE } from "./patience";

const NAMES: readonly SoundName[] = ["card", "cart", "coin", "stamp", "bell", "carillon", "sweep"];

describe("the score", () => {
  it.each(NAMES)("%s is small: audible, not loud, and soon over", (name) => {
    const sound = voices(name);
    expect(sound.length).toBeGreaterThan(0);
    for (const { kind, at, length, gain, from, to } of sound) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0.003); // longer than the attack
      expect(gain).toBeGreaterThan(0.0001); // exponential ramps need more than nothing
      expect(gain).toBeLessThanOrEqual(kind === "noise" ? 1.6 : 0.8); // the filter takes the most
      expect(Math.min(from, to)).toBeGreaterThan(20);
      expect(Math.max(from, to)).toBeLessThan(20000);
    }
    expect(duration(sound)).toBeLessThan(name === "carillon" ? 5 : 1.5);
  });

  it("lets carts roll on one after the other", () => {
    const starts = [...new Set(voices("cart", 4).map(({ at }) => at))];
    expect(starts).toEqual([0, CART_STEP, 2 * CART_STEP, 3 * CART_STEP]);
    expect(voices("cart", 0)).toEqual([]);
  });

  it("sweeps five sheets away together", () => {
    expect(new Set(voices("sweep").map(({ at }) => at)).size).toBe(10); // each slides and is laid
    expect(duration(voices("sweep"))).toBeLessThan(0.3);
  });

  it("grows with the volume as ears hear it, from nothing to all", () => {
    expect([0, 50, 100].map(loudness)).toEqual([0, 0.25, 1]);
    expect([-5, 400].map(loudness)).toEqual([0, 1]);
  });

  it("does not pile the same sound upon itself", () => {
    expect(isDue(undefined, 0)).toBe(true);
    expect(isDue(1, 1 + CLOSEST / 2)).toBe(false);
    expect(isDue(1, 1 + CLOSEST)).toBe(true);
  });
});

/** A stand-in that remembers what was started. */
function silentAudio() {
  const made: { contexts: number; starts: number[]; turned: number[]; resumed: number } = {
    contexts: 0,
    starts: [],
    turned: [],
    resumed: 0,
  };
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setTargetAtTime: (gain: number) => made.turned.push(gain),
  });
  const node = () => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (to: unknown) => to,
    disconnect: vi.fn(),
    start: (when: number) => made.starts.push(when),
    stop: vi.fn(),
  });
  class Context {
    sampleRate = 100;
    currentTime = 0;
    state = "running";
    destination = node();
    constructor() {
      made.contexts++;
    }
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
    createGain = node;
    createDynamicsCompressor = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createOscillator = node;
    resume = () => {
      made.resumed++;
      return Promise.resolve();
    };
  }
  return { made, Context };
}

async function fresh() {
  vi.resetModules();
  const [{ sounds }, { settings }] = await Promise.all([
    import("../src/sound/sound"),
    import("../src/state/settings.svelte"),
  ]);
  settings.sound = true;
  return { sounds, settings };
}

describe("the player", () => {
  let audio: ReturnType<typeof silentAudio>;

  beforeEach(() => {
    audio = silentAudio();
    vi.stubGlobal("AudioContext", audio.Context);
  });
  afterEach(() => vi.unstubAllGlobals());

  // The first test of the player: later ones share the window with its listeners.
  it("makes nothing before the first gesture, and one room at it", async () => {
    const { sounds } = await fresh();
    sounds.bell();
    expect(audio.made.contexts).toBe(0);
    dispatchEvent(new Event("pointerdown"));
    dispatchEvent(new Event("pointerup"));
    expect(audio.made.contexts).toBe(1);
    sounds.cart(2);
    expect(audio.made.starts.length).toBe(voices("cart", 2).length);
  });

  it("is off by the setting", async () => {
    const { sounds, settings } = await fresh();
    settings.sound = false;
    dispatchEvent(new Event("keydown"));
    sounds.coin();
    expect(audio.made.starts).toEqual([]);
  });

  it("follows the volume while it is heard, and falls silent when it is turned off", async () => {
    const { settings } = await fresh();
    dispatchEvent(new Event("pointerdown"));
    settings.volume = 50;
    await vi.waitFor(() => expect(audio.made.turned.at(-1)).toBe(0.25), PATIENCE);
    settings.sound = false;
    await vi.waitFor(() => expect(audio.made.turned.at(-1)).toBe(0), PATIENCE);
  });

  it("plays a sound once that is asked for twice at once", async () => {
    const { sounds } = await fresh();
    dispatchEvent(new Event("pointerdown"));
    sounds.card();
    sounds.card();
    expect(audio.made.starts.length).toBe(voices("card").length);
  });

  it("never throws where there is no audio", async () => {
    vi.stubGlobal("AudioContext", undefined);
    const { sounds } = await fresh();
    expect(() => {
      dispatchEvent(new Event("pointerdown"));
      for (const name of NAMES) sounds[name]();
    }).not.toThrow();
  });
});
