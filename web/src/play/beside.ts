/** Where a sheet lies that speaks of something on the screen: beside it, never on it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Pixels between the sheet and what it speaks of, and between the sheet and the edge of the screen. */
const GAP = 14;
const EDGE = 8;

/** At a side that has room for all of it; where none has, at the one where it covers least. */
export function beside(what: Box, sheet: Size, screen: Size, prefers: "right" | "left"): Spot {
  const middle = (what.top + what.bottom - sheet.height) / 2;
  const centre = (what.left + what.right - sheet.width) / 2;
  const right = { left: what.right + GAP, top: middle };
  const left = { left: what.left - GAP - sheet.width, top: middle };
  const spots = [
    ...(prefers === "right" ? [right, left] : [left, right]),
    { left: centre, top: what.bottom + GAP },
    { left: centre, top: what.top - GAP - sheet.height },
  ].map(({ left, top }) => ({
    left: within(left, sheet.width, screen.width),
    top: within(top, sheet.height, screen.height),
  }));
  const covers = spots.map((spot) => shared(spot, sheet, what));
  return spots[covers.indexOf(Math.min(...covers))]!;
}

function within(at: number, size: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - size - EDGE));
}

/** How much of it the sheet would cover, in square pixels. */
function shared({ left, top }: Spot, sheet: Size, what: Box): number {
  const across = Math.min(left + sheet.width, what.right) - Math.max(left, what.left);
  const down = Math.min(top + sheet.height, what.bottom) - Math.max(top, what.top);
  return Math.max(0, across) * Math.max(0, down);
}
