import type { BoardFacts, Location, Route } from "../src/protocol";

function location(id: string, x: number, y: number): Location {
  return { id, name: id[0]!.toUpperCase() + id.slice(1), x, y, what: "" };
}

function route(from: number, to: number, twin: number | null = null): Route {
  return { ends: [from, to], length: 2, colour: "grey", cart: false, twin };
}

/** A board of four places and three links, one of them double. */
export const BOARD: BoardFacts = {
  id: "cross",
  name: "Cross",
  width: 1000,
  height: 770,
  carts: 16,
  end_at_carts: 2,
  route_points: [1, 2, 4, 7],
  transport: { pink: 6, blue: 6, green: 6, black: 6, red: 6, orange: 6, wild: 8 },
  merchandise: 16,
  merchandise_bonus: { "2": [8, 4] },
  locations: [
    location("noord", 500, 60),
    location("oost", 960, 380),
    location("zuid", 520, 720),
    location("west", 30, 400),
  ],
  routes: [route(0, 1, 1), route(0, 1, 0), route(1, 2), route(2, 3)],
  contracts: [
    { ends: [2, 0], value: 4 },
    { ends: [1, 3], value: 6 },
    { ends: [3, 0], value: 5 },
  ],
};
