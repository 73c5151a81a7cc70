// @vitest-environment node
import { expect, it } from "vitest";
import { nearestRoute } from "../src/board/nearest";
import { AMSTERDAM } from "./drawn";

it("a finger that comes down beside routes finds the nearest of them", () => {
  const { drawing } = AMSTERDAM;
  const [{ x, y }, twin] = [drawing.routes[3]!.spaces[0]!, drawing.routes[4]!.spaces[0]!];
  expect(nearestRoute(drawing, [0, 3, 20], [x + 2, y], 20)).toBe(3);
  expect(nearestRoute(drawing, [0, 20], [x, y], 20)).toBeNull();
  expect(nearestRoute(drawing, [3, 4], [twin.x, twin.y], 20)).toBe(4);
  expect(nearestRoute(drawing, [3], [twin.x, twin.y], 20)).toBe(3);
});
