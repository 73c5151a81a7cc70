// @vitest-environment node
import { describe, expect, it } from "vitest";
import * as panzoom from "../src/board/panzoom";

const frame = { width: 400, height: 300, mapWidth: 378, mapHeight: 300 };
const near = panzoom.zoom(panzoom.whole(frame), 2, 200, 150, frame);

describe("the window onto the board", () => {
  it("shows the whole map in the middle", () => {
    expect(panzoom.whole(frame)).toEqual({ scale: 1, x: 11, y: 0 });
  });

  it("keeps what lies under the pointer there while it grows", () => {
    const next = panzoom.zoom(near, 1.5, 120, 90, frame);
    expect((120 - next.x) / next.scale).toBeCloseTo((120 - near.x) / near.scale, 6);
    expect((90 - next.y) / next.scale).toBeCloseTo((90 - near.y) / near.scale, 6);
  });

  it("is never smaller than whole nor larger than makes sense", () => {
    expect(panzoom.zoom(near, 0.01, 0, 0, frame)).toEqual(panzoom.whole(frame));
    expect(panzoom.zoom(near, 100, 0, 0, frame).scale).toBe(panzoom.LARGEST);
  });

  it("cannot be dragged off the map", () => {
    expect(panzoom.pan(near, 9999, 9999, frame)).toMatchObject({ x: 0, y: 0 });
    expect(panzoom.pan(near, -9999, -9999, frame)).toMatchObject({ x: 400 - 756, y: 300 - 600 });
  });

  it("grows with two fingers and follows their middle", () => {
    const before = [{ x: 150, y: 150 }, { x: 250, y: 150 }] as const;
    const after = [{ x: 160, y: 160 }, { x: 310, y: 160 }] as const;
    const next = panzoom.pinch(near, before, after, frame);
    expect(next.scale).toBeCloseTo(near.scale * 1.5, 6);
    expect((235 - next.x) / next.scale).toBeCloseTo((200 - near.x) / near.scale, 6);
  });

  it("turns one notch of the wheel into one step, up for larger", () => {
    expect(panzoom.wheelFactor(-100, false)).toBeCloseTo(panzoom.STEP, 6);
    expect(panzoom.wheelFactor(3, true)).toBeCloseTo(1 / panzoom.STEP, 6);
    expect(panzoom.wheelFactor(-900, false)).toBeCloseTo(panzoom.STEP, 6);
  });

  it("leaves the wheel to a page that scrolls while the map is whole", () => {
    const all = panzoom.whole(frame);
    expect(panzoom.takesWheel(all, -100, false, true)).toBe(false);
    expect(panzoom.takesWheel(all, 100, false, false)).toBe(false);
    expect(panzoom.takesWheel(all, -100, false, false)).toBe(true);
    expect(panzoom.takesWheel(all, 100, true, true)).toBe(true);
    expect(panzoom.takesWheel(near, 100, false, true)).toBe(true);
  });
});
