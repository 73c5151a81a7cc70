/** What somebody likes to know after a game, from what lies open then. */

import type { BoardFacts, Hand, SeatScore, View } from "../protocol";

export interface Statistics {
  /** How many routes of each length, from 1 on. */
  readonly byLength: readonly number[];
  /** A route of the greatest length that the seat owns, or null where it owns none. */
  readonly longest: number | null;
  /** Spaces on the longest way along the seat's own routes, each used once. */
  readonly path: number;
  readonly done: number;
  readonly held: number;
  readonly cardsLeft: number;
  readonly cartsLeft: number;
  readonly merchandise: number;
}

export function statisticsOf(
  board: BoardFacts,
  view: View,
  scores: readonly SeatScore[],
): readonly Statistics[] {
  return view.seats.map((seat, number) => {
    const contracts = scores[number]?.contracts ?? [];
    const length = (route: number): number => board.routes[route]?.length ?? 0;
    return {
      byLength: board.route_points.map(
        (_, place) => seat.routes.filter((route) => length(route) === place + 1).length,
      ),
      longest: seat.routes.reduce<number | null>(
        (best, route) => (best === null || length(route) > length(best) ? route : best),
        null,
      ),
      path: longestPath(board, seat.routes),
      done: contracts.filter((contract) => contract.completed).length,
      held: contracts.length,
      cardsLeft: seat.hand === null ? seat.cards : cardsIn(seat.hand),
      cartsLeft: seat.carts,
      merchandise: seat.merchandise,
    };
  });
}

function cardsIn(hand: Hand): number {
  return Object.values(hand).reduce((sum, count) => sum + count, 0);
}

/** Trying every way is quick: nobody has more than sixteen carts, and so few routes. */
export function longestPath(board: BoardFacts, routes: readonly number[]): number {
  const used = new Set<number>();
  const from = (place: number): number => {
    let best = 0;
    for (const index of routes) {
      const route = board.routes[index];
      if (!route || used.has(index) || !route.ends.includes(place)) continue;
      used.add(index);
      const next = route.ends[0] === place ? route.ends[1] : route.ends[0];
      best = Math.max(best, route.length + from(next));
      used.delete(index);
    }
    return best;
  };
  const places = new Set(routes.flatMap((index) => board.routes[index]?.ends ?? []));
  return Math.max(0, ...[...places].map(from));
}
