import { describe, expect, it } from "vitest";
import { givingWay, grownNames, growthFor } from "../src/board/growing";
import { gap, gapToCircle } from "../src/board/shapes";
import { AMSTERDAM } from "./drawn";

const { contracts: CONTRACTS, drawing } = AMSTERDAM;

/** The places of some contracts, and the width of a board in pixels: few and many, small and less so. */
const HELD: readonly (readonly [readonly number[], number])[] = [
  [[3], 378],
  [[18, 3], 348],
  [[21, 6, 9, 12, 15, 18], 378],
  [[21, 6, 9, 12, 15, 18], 280],
  [[0, 3, 6, 9, 12, 15, 18], 480],
];

function placesOf(contracts: readonly number[]): number[] {
  return [...new Set(contracts.flatMap((contract) => CONTRACTS[contract]!.ends))];
}

describe("names on a small board", () => {
  it("grow until they can be read, and no further than that asks for", () => {
    for (const wide of [280, 378, 480, 600, 700]) {
      const pixels = wide / drawing.sheet[2];
      const size = drawing.lettering.size * growthFor(drawing, pixels) * pixels;
      expect(size, `${wide}`).toBeGreaterThanOrEqual(10);
      expect(size, `${wide}`).toBeLessThan(12);
    }
    expect(growthFor(drawing, 0.8)).toBe(1);
    expect(growthFor(drawing, 0)).toBe(1);
  });

  it.each(HELD)("of contracts %j lie apart on a board of %i pixels", (contracts, wide) => {
    const places = placesOf(contracts);
    const grown = [...grownNames(drawing, places, growthFor(drawing, wide / drawing.sheet[2]))];
    expect(grown.map(([place]) => place).sort()).toEqual(places.sort());
    grown.forEach(([, { box }], number) => {
      for (const [, other] of grown.slice(number + 1)) expect(gap(box, other.box)).toBeGreaterThan(0);
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(drawing.width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(drawing.height);
    });
  });

  it("stay with their place, and leave it to be seen", () => {
    for (const [place, { box }] of grownNames(drawing, placesOf([21, 6, 12]), 2.1)) {
      const off = gapToCircle(box, drawing.medallions[place]!, drawing.radius);
      expect(off).toBeLessThan(40);
      expect(off).toBeGreaterThan(-drawing.radius);
    }
  });

  it("make printed names give way that lie below them, and no others", () => {
    const grown = grownNames(drawing, [10], 2.1);
    const hidden = givingWay(drawing, grown);
    expect(hidden.has(10)).toBe(true);
    drawing.names.forEach(({ box }, place) => {
      if (place !== 10) expect(hidden.has(place)).toBe(gap(box, grown.get(10)!.box) < 0);
    });
  });
});
