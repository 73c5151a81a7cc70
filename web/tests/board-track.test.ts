import { describe, expect, it } from "vitest";
import { fieldOf, FIELDS, hopPath, hops, roundMark, standing } from "../src/board/track";
import { AMSTERDAM } from "./drawn";

const fields = AMSTERDAM.drawing.track;

it("there is a field for every score", () => {
  expect(fields).toHaveLength(FIELDS);
});

describe("markers", () => {
  it("stand on the field of their points, and go round again after 49", () => {
    expect([0, 49, 50, 57, 104, -3].map(fieldOf)).toEqual([0, 49, 0, 7, 4, 47]);
    expect([0, 49, 50, 104, -3].map(roundMark)).toEqual([null, null, "+50", "+100", "−50"]);
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

  it("leave the number of a field to be read where there is room", () => {
    const { x, y, radius } = standing(fields, [7])[0]!;
    expect(Math.hypot(x - fields[7]!.x, y - fields[7]!.y)).toBeGreaterThan(radius + 9);
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
