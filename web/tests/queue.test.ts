// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MotionQueue, pause, paceOf } from "../src/motion/queue";

describe("the queue of motions", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function motion(told: string[], name: string, time = 100) {
    return {
      run: async (pace: number, skipped: AbortSignal) => {
        told.push(`${name} begins`);
        await pause(time * pace, skipped);
        told.push(`${name} ends`);
      },
    };
  }

  it("shows one thing after the other", async () => {
    const queue = new MotionQueue();
    const told: string[] = [];
    queue.add(motion(told, "a"));
    queue.add(motion(told, "b"));
    expect(queue.length).toBe(2);
    await vi.runAllTimersAsync();
    expect(told).toEqual(["a begins", "a ends", "b begins", "b ends"]);
    expect(queue.isBusy).toBe(false);
  });

  it("can be skipped, and goes on with the next", async () => {
    const queue = new MotionQueue();
    const told: string[] = [];
    queue.add(motion(told, "a", 100_000));
    queue.add(motion(told, "b"));
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(["a begins", "a ends", "b begins"]);
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toBe("b ends");
  });

  it("forgets what waits when it is cleared", async () => {
    const queue = new MotionQueue();
    const told: string[] = [];
    queue.add(motion(told, "a", 100_000));
    queue.add(motion(told, "b"));
    queue.clear();
    await vi.runAllTimersAsync();
    expect(told).toEqual(["a begins", "a ends"]);
  });

  it("goes on after a picture that fails", async () => {
    const queue = new MotionQueue();
    const told: string[] = [];
    queue.add({ run: () => Promise.reject(new Error("no picture")) });
    queue.add(motion(told, "b"));
    const idle = queue.idle();
    await vi.runAllTimersAsync();
    await idle;
    expect(told).toEqual(["b begins", "b ends"]);
  });

  it("is quicker the more waits, and never holds up a long queue", () => {
    expect(paceOf(0)).toBe(1);
    expect(paceOf(1)).toBeLessThan(1);
    expect(paceOf(3)).toBeLessThan(paceOf(2));
    expect(paceOf(13)).toBe(0);
  });
});
