/** Where a map lies in its window: pure arithmetic for zooming and panning. */

/** How much larger than its window the map is, and where its upper left corner lies, in pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The window's size, and the map's when it is not enlarged. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly mapWidth: number;
  readonly mapHeight: number;
}

export const LARGEST = 5;
/** What a key, a button or a notch of the wheel does. */
export const STEP = 1.35;
/** What a double tap enlarges to. */
export const CLOSE = 2.4;

/** The map as large as it is whole, in the middle of its window. */
export function whole(frame: Frame): View {
  return settle({ scale: 1, x: 0, y: 0 }, frame);
}

/** The map never leaves its window: it covers it or, where it is smaller, lies in the middle. */
export function settle({ scale, x, y }: View, frame: Frame): View {
  const size = Math.min(Math.max(scale, 1), LARGEST);
  return {
    scale: size,
    x: along(x, frame.width, frame.mapWidth * size),
    y: along(y, frame.height, frame.mapHeight * size),
  };
}

function along(at: number, room: number, length: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** Larger or smaller by a factor, with what lies at (x, y) of the window staying there. */
export function zoom(view: View, factor: number, x: number, y: number, frame: Frame): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST);
  const grown = scale / view.scale;
  return settle({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, frame);
}

export function pan(view: View, dx: number, dy: number, frame: Frame): View {
  return settle({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers moved: the map grows with their distance, and follows their middle. */
export function pinch(
  view: View,
  before: readonly [Finger, Finger],
  after: readonly [Finger, Finger],
  frame: Frame,
): View {
  const apart = ([a, b]: readonly [Finger, Finger]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: readonly [Finger, Finger]): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const grown = zoom(view, apart(after) / apart(before), from.x, from.y, frame);
  return pan(grown, to.x - from.x, to.y - from.y, frame);
}

/** A notch of a wheel is about 100 pixels; a trackpad sends many small ones. */
export function wheelFactor(delta: number, lines: boolean): number {
  const notches = Math.max(-1, Math.min(1, delta / (lines ? 3 : 100)));
  return STEP ** -notches;
}

/**
 * Whether the map takes a turn of the wheel, or leaves it to the page.
 *
 * An enlarged map takes it, and so does a pinch on a trackpad; a whole map only where the page
 * has nothing to scroll, and never to become smaller than whole.
 */
export function takesWheel(view: View, delta: number, isPinch: boolean, pageScrolls: boolean): boolean {
  if (view.scale > 1 || isPinch) return true;
  return delta < 0 && !pageScrolls;
}
