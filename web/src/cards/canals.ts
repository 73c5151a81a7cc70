/** The backs of the cards: our own pattern, rings of canals round many small squares. */

import { path } from "./ink";

const RINGS = [4, 8, 12, 16];

/** Upper half rings in rows that overlap like scales, with a bridge across each. */
export function canals(
  width: number,
  height: number,
  pitch = 20,
): { rings: string; streets: string }[] {
  const rows: { rings: string; streets: string }[] = [];
  const step = pitch / 2;
  for (let row = 0; row * step <= height + pitch; row++) {
    let rings = "";
    let streets = "";
    const y = row * step;
    for (let x = row % 2 ? 0 : pitch; x <= width + pitch; x += 2 * pitch) {
      for (const ring of RINGS) {
        const r = (ring / 16) * pitch;
        rings += path`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
      }
      for (const turn of [-150, -120, -60, -30]) {
        const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        streets += path`M${x + c * pitch * 0.5} ${y + s * pitch * 0.5}L${x + c * pitch * 0.75} ${y + s * pitch * 0.75}`;
      }
    }
    rows.push({ rings, streets });
  }
  return rows;
}

/** The discs that hide the row above where the scales overlap. */
export function scales(width: number, row: number, pitch = 20): string {
  let d = "";
  const y = row * (pitch / 2);
  for (let x = row % 2 ? 0 : pitch; x <= width + pitch; x += 2 * pitch)
    d += path`M${x - pitch} ${y}A${pitch} ${pitch} 0 0 1 ${x + pitch} ${y}z`;
  return d;
}
