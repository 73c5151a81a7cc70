import { describe, expect, it } from "vitest";
import { gap } from "../src/board/shapes";
import { fieldOf, FIELDS, hopPath, hops, isCorner, roundMark, standing, trackFields } from "../src/board/track";

const fields = trackFields(1000, 770);

describe("the score track", () => {
  it("has fifty fields, four of them corners, from 0 in the upper left", () => {
    expect(fields).toHaveLength(FIELDS);
    expect(fields.filter(isCorner)).toHaveLength(4);
    expect(Math.min(...fields.map(({ x }) => x))).toBe(fields[0]!.x);
    expect(Math.min(...fields.map(({ y }) => y))).toBe(fields[0]!.y);
  });

  it("runs clockwise without gaps or overlaps, and closes", () => {
    fields.forEach((field, score) => {
      expect(gap(field, fields[(score + 1) % FIELDS]!)).toBeCloseTo(0, 6);
      fields.forEach((other, index) => {
        if (index !== score) expect(gap(field, other)).toBeGreaterThan(-1e-6);
      });
    });
    expect(fields[1]!.x).toBeGreaterThan(fields[0]!.x);
    expect(fields[49]!.y).toBeGreaterThan(fields[0]!.y);
  });

  it("lies outside the map", () => {
    for (const { x, y } of fields) expect(x > 0 && x < 1000 && y > 0 && y < 770).toBe(false);
  });
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
