// @vitest-environment node
import { describe, expect, it } from "vitest";
import { fieldOf, FIELDS, hopPath, hops, MARKER, scoreMark, standing } from "../src/board/track";
import { AMSTERDAM } from "./drawn";

const fields = AMSTERDAM.drawing.track;

it("there is a field for every score", () => {
  expect(fields).toHaveLength(FIELDS);
});

describe("markers", () => {
  it("stand on the field of their points, and go round again after 49", () => {
    expect([0, 49, 50, 57, 104, -3].map(fieldOf)).toEqual([0, 49, 0, 7, 4, 47]);
    expect([0, 49, 53, 104, -3].map(scoreMark)).toEqual(["0", "49", "53", "104", "−3"]);
  });

  it.each([1, 2, 3, 4])("stand side by side, and wholly on their field, when they are %i", (count) => {
    fields.forEach((field, score) => {
      const places = standing(fields, [score, score + 50, score, score].slice(0, count));
      places.forEach(({ x, y, radius }, seat) => {
        expect(Math.abs(x - field.x)).toBeLessThanOrEqual(field.width / 2 - radius);
        expect(Math.abs(y - field.y)).toBeLessThanOrEqual(field.height / 2 - radius);
        for (const other of places.slice(seat + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius);
        }
      });
    });
  });

  it("stand on the number of their field, never between two", () => {
    fields.forEach(({ x, y }, score) => {
      expect(standing(fields, [score])).toEqual([{ x, y, radius: MARKER }]);
      const [one, other] = standing(fields, [score, score]);
      expect((one!.x + other!.x) / 2).toBeCloseTo(x);
    });
  });

  it("hop over every field between, forwards and back", () => {
    expect(hops(47, 51)).toEqual([48, 49, 50, 51]);
    expect(hops(3, 1)).toEqual([2, 1]);
    expect(hops(5, 5)).toEqual([]);
  });

  it("rise between two fields and come down on each", () => {
    const at = (x: number) => ({ x, y: 0, radius: 9 });
    const path = hopPath(at(0), [at(10), at(20)], 6);
    expect(path.map(({ x, y }) => [x, y])).toEqual([[0, 0], [5, -6], [10, 0], [15, -6], [20, 0]]);
  });
});
