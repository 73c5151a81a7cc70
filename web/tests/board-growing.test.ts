// @vitest-environment node
import { describe, expect, it } from "vitest";
import { givingWay, grownNames, growthFor, placeAt } from "../src/board/growing";
import { roomOn } from "../src/board/room";
import { gap, gapToCircle } from "../src/board/shapes";
import { standing } from "../src/board/track";
import { AMSTERDAM } from "./drawn";

const { contracts: CONTRACTS, drawing } = AMSTERDAM;

/** How wide the board is in pixels, from the smallest phone to a tablet on which names must still grow. */
const WIDTHS = [280, 348, 378, 420, 480, 560, 700];

/** As many contracts as anybody holds, spread over all of them: each begins a handful. */
const HELD: readonly (readonly number[])[] = CONTRACTS.flatMap((_, first) => [
  [first],
  [first, (first + 5) % CONTRACTS.length],
  ...(first % 4 === 0 ? [[0, 3, 6, 9, 12, 15, 18].map((step) => (first + step) % CONTRACTS.length)] : []),
]);
const growthAt = (wide: number): number => growthFor(drawing, wide / drawing.sheet[2]);

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

  it.each(WIDTHS)("cover no route, place, marker, table or other name on a board of %i pixels", (wide) => {
    const spaces = drawing.routes.flatMap((route) => route.spaces);
    const markers = Array.from({ length: 50 }, (_, points) => standing(drawing.track, [points, points, points, points])).flat();
    let [wanted, written] = [0, 0];
    for (const contracts of HELD) {
      const places = placesOf(contracts);
      const grown = [...grownNames(drawing, places, growthAt(wide))];
      grown.forEach(([place, { box, growth, leader }], number) => {
        const others = grown.slice(number + 1).map(([, other]) => other.box);
        const gaps = {
          route: Math.min(...spaces.map((space) => gap(box, space))),
          place: Math.min(...drawing.medallions.map((middle) => gapToCircle(box, middle, drawing.radius))),
          marker: Math.min(...markers.map(({ x, y, radius }) => gapToCircle(box, [x, y], radius))),
          table: gap(box, drawing.points!),
          name: Math.min(...others.map((other) => gap(box, other))),
        };
        const said = `${AMSTERDAM.locations[place]!.name} of contracts ${contracts.join()}: ${JSON.stringify(gaps)}`;
        expect(Math.min(...Object.values(gaps)), said).toBeGreaterThanOrEqual(0);
        expect(growth * drawing.lettering.size * (wide / drawing.sheet[2]), said).toBeGreaterThan(9);
        // Beside its place, or with a line that leads to it.
        const off = gapToCircle(box, drawing.medallions[place]!, drawing.radius);
        expect(leader !== null || off <= 16, said).toBe(true);
      });
      if (contracts.length < 3) expect(grown.map(([place]) => place).sort(), contracts.join()).toEqual(places.sort());
      else [wanted, written] = [wanted + places.length, written + grown.length];
    }
    // Nobody holds so many often: then what finds no room is one tap away.
    expect(written / wanted).toBeGreaterThan(wide < 300 ? 0.6 : 0.8);
  });

  it("make printed names give way that lie below them, and no others", () => {
    const grown = grownNames(drawing, [10], 2.1);
    const hidden = givingWay(drawing, grown);
    expect(hidden.has(10)).toBe(true);
    drawing.names.forEach(({ box }, place) => {
      if (place !== 10) expect(hidden.has(place)).toBe(gap(box, grown.get(10)!.box) < 0);
    });
  });

  it("are found by a finger on the place or on its printed name", () => {
    const [x, y] = drawing.medallions[7]!;
    expect(placeAt(drawing, [x + 10, y], 30)).toBe(7);
    const { box } = drawing.names[9]!;
    expect(placeAt(drawing, [box.x, box.y], 5)).toBe(9);
    expect(placeAt(drawing, [930, 20], 30)).toBe(null);
  });

  it("find all the room there is: what covers a route is never free", () => {
    for (const { spaces } of drawing.routes)
      for (const space of spaces) expect(roomOn(drawing).taken({ ...space, width: 4, height: 4, angle: 0 })).toBeGreaterThan(0);
  });
});
