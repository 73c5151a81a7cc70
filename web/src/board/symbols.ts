import symbols from "../../../src/grachten/drawing/art/symbols.json";
import type { Colour } from "../protocol";

/** The wheel's six openings between rim, spokes and hub, wound against the rim so that they are holes. */
function wheel(): string {
  const at = (radius: number, degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(12 + radius * Math.cos(turn)).toFixed(2)} ${(12 + radius * Math.sin(turn)).toFixed(2)}`;
  };
  let path = "M12 1.5A10.5 10.5 0 0 1 12 22.5A10.5 10.5 0 0 1 12 1.5Z";
  for (let spoke = 0; spoke < 360; spoke += 60) {
    path += `M${at(7.9, spoke + 9)}L${at(3.9, spoke + 19)}A3.9 3.9 0 0 1 ${at(3.9, spoke + 41)}`;
    path += `L${at(7.9, spoke + 51)}A7.9 7.9 0 0 0 ${at(7.9, spoke + 9)}Z`;
  }
  return path;
}

/**
 * A symbol for each colour, so that no meaning hangs on colour alone: path data in a 24 × 24 box.
 *
 * Two dots, drop, cross, diamond, triangle, crescent; a wheel for the wild.
 */
export const SYMBOLS: Readonly<Record<Colour | "wild", string>> = { ...symbols, wild: wheel() };
