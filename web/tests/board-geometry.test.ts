import { describe, expect, it } from "vitest";
import { layout, MEDALLION, nearestRoute, turnOf, type Box } from "../src/board/geometry";
import { lineBreaks, nameWidth } from "../src/board/names";
import { cover } from "../src/board/placing";
import { corners, gap, gapToCircle } from "../src/board/shapes";
import type { BoardFacts } from "../src/protocol";
import facts from "./amsterdam.json";

const amsterdam = facts as unknown as BoardFacts;
/** A board that nobody has looked at: everything must be found by search. */
const unknown: BoardFacts = {
  ...amsterdam,
  locations: amsterdam.locations.map((place) => ({ ...place, id: `x-${place.id}` })),
};
const plan = layout(amsterdam);

function inside(place: Box): boolean {
  return corners(place).every(([x, y]) => x >= 0 && y >= 0 && x <= plan.width && y <= plan.height);
}

describe("routes", () => {
  it("have as many spaces as they are long", () => {
    expect(plan.spaces.map((row) => row.length)).toEqual(amsterdam.routes.map(({ length }) => length));
  });

  it("leave equal gaps between their spaces, and between both ends and the medallions", () => {
    plan.spaces.forEach((row, route) => {
      const pitches = row.slice(1).map((space, i) => Math.hypot(space.x - row[i]!.x, space.y - row[i]!.y));
      for (const pitch of pitches) expect(pitch).toBeCloseTo(pitches[0]!, 6);
      const [from, to] = amsterdam.routes[route]!.ends.map((end) => plan.medallions[end]!);
      const first = gapToCircle(row[0]!, from!, MEDALLION);
      expect(gapToCircle(row.at(-1)!, to!, MEDALLION)).toBeCloseTo(first, 6);
    });
  });

  it("overlap neither each other nor any medallion", () => {
    const all = plan.spaces.flatMap((row) => row);
    all.forEach((space, index) => {
      for (const other of all.slice(index + 1)) expect(gap(space, other)).toBeGreaterThan(0);
      for (const medallion of plan.medallions) {
        expect(gapToCircle(space, medallion, MEDALLION)).toBeGreaterThan(0);
      }
      expect(inside(space)).toBe(true);
    });
  });

  it("run parallel and 26 apart when they are twins", () => {
    const twins = amsterdam.routes.flatMap(({ twin }, route) => (twin !== null && twin > route ? [[route, twin]] : []));
    expect(twins).toHaveLength(13);
    for (const [one, other] of twins) {
      plan.spaces[one!]!.forEach((space, index) => {
        const beside = plan.spaces[other!]![index]!;
        expect(Math.hypot(space.x - beside.x, space.y - beside.y)).toBeCloseTo(26, 6);
        expect(beside.angle).toBeCloseTo(space.angle, 6);
      });
    }
  });

  it("show what is on them upright", () => {
    for (const row of plan.spaces) {
      const middle = row[row.length >> 1]!;
      expect(Math.cos(((middle.angle + turnOf(row)) * Math.PI) / 180)).toBeGreaterThan(-1e-9);
    }
  });

  it("are found by a finger that comes down beside them, the nearest first", () => {
    const { x, y } = plan.spaces[3]![0]!;
    expect(nearestRoute(plan, [0, 3, 20], [x + 2, y], 20)).toBe(3);
    expect(nearestRoute(plan, [0, 20], [x, y], 20)).toBeNull();
    const twin = plan.spaces[4]![0]!;
    expect(nearestRoute(plan, [3, 4], [twin.x, twin.y], 20)).toBe(4);
    expect(nearestRoute(plan, [3], [twin.x, twin.y], 20)).toBe(3);
  });
});

describe.each([
  ["the board that was drawn by eye", amsterdam],
  ["a board that nobody has looked at", unknown],
])("on %s", (_, board) => {
  const found = layout(board);
  const ribbons = found.ribbons.map((ribbon) => ribbon.box);

  it("ribbons cover no route, no medallion, no ornament and no other ribbon", () => {
    ribbons.forEach((ribbon, index) => {
      for (const space of found.spaces.flat()) expect(gap(ribbon, space)).toBeGreaterThan(0);
      for (const medallion of found.medallions) {
        expect(gapToCircle(ribbon, medallion, MEDALLION)).toBeGreaterThan(0);
      }
      for (const other of ribbons.slice(index + 1)) expect(gap(ribbon, other)).toBeGreaterThan(0);
      for (const ornament of Object.values(found.ornaments)) {
        expect(gap(ribbon, ornament)).toBeGreaterThan(0);
      }
      expect(inside(ribbon)).toBe(true);
    });
  });

  it("every name is on its ribbon, whole", () => {
    expect(found.ribbons.map(({ lines }) => lines.join(" "))).toEqual(board.locations.map(({ name }) => name));
    for (const { lines, box } of found.ribbons) {
      for (const words of lines) expect(nameWidth(words)).toBeLessThan(box.width);
    }
  });

  it("no ornament covers a route", () => {
    for (const ornament of Object.values(found.ornaments)) {
      const room = {
        size: [found.width, found.height] as const,
        boxes: found.spaces.flat(),
        circles: found.medallions,
        radius: MEDALLION,
      };
      expect(cover(room, ornament, 0)).toBe(0);
    }
    expect(found.ornaments.points).toBeDefined();
  });
});

it("no landmark covers a route, a medallion or a name", () => {
  plan.landmarks.forEach((landmark) => {
    expect(landmark).not.toBeNull();
    for (const space of plan.spaces.flat()) expect(gap(landmark!, space)).toBeGreaterThan(-1);
    for (const { box } of plan.ribbons) expect(gap(landmark!, box)).toBeGreaterThan(-1);
  });
});

it("a layout is worked out once for each board", () => {
  expect(layout(amsterdam)).toBe(plan);
});

it("long names break where both halves are short", () => {
  expect(lineBreaks("Dam")).toEqual([["Dam"]]);
  expect(lineBreaks("De Drie Hendricken")).toEqual([["De Drie Hendricken"], ["De Drie", "Hendricken"]]);
});
