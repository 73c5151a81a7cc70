/**
 * The table in between: a view with one event after the other laid over it, only so that what is
 * seen follows what moves. When all has moved, the server's own view takes its place.
 */

import type { BoardFacts, Event, Hand, OpenSeat, TransportCard, View } from "../protocol";

const NO_CARDS: Hand = { pink: 0, blue: 0, green: 0, black: 0, red: 0, orange: 0, wild: 0 };

export function staged(view: View, event: Event, board: BoardFacts): View {
  switch (event.type) {
    case "card-taken":
      return withSeat(
        { ...view, market: replaced(view.market, event.space, null), own: drawn(view, event.seat, event.card) },
        event.seat,
        (seat) => ({ ...seat, cards: seat.cards + 1 }),
      );
    case "card-drawn":
      return withSeat(
        { ...view, deck_size: Math.max(0, view.deck_size - 1), own: drawn(view, event.seat, event.card) },
        event.seat,
        (seat) => ({ ...seat, cards: seat.cards + 1 }),
      );
    case "card-revealed":
      return {
        ...view,
        market: replaced(view.market, event.space, event.card),
        deck_size: Math.max(0, view.deck_size - 1),
      };
    case "market-swept":
      return { ...view, market: view.market.map(() => null) };
    case "deck-shuffled":
      return { ...view, deck_size: event.count, discards: NO_CARDS };
    case "route-claimed": {
      const length = board.routes[event.route]?.length ?? 0;
      return withSeat(view, event.seat, (seat) => ({
        ...seat,
        routes: [...seat.routes, event.route],
        carts: seat.carts - length,
        points: seat.points + event.points,
        cards: seat.cards - length,
        merchandise: seat.merchandise + (event.merchandise ? 1 : 0),
      }));
    }
    default:
      return view;
  }
}

/** The view as it was before an event: what was shown once can be shown again. */
export function unstaged(view: View, event: Event, board: BoardFacts): View {
  switch (event.type) {
    case "card-taken":
      return withSeat({ ...view, market: replaced(view.market, event.space, event.card) }, event.seat, (seat) => ({
        ...seat,
        cards: seat.cards - 1,
      }));
    case "card-drawn":
      return withSeat({ ...view, deck_size: view.deck_size + 1 }, event.seat, (seat) => ({ ...seat, cards: seat.cards - 1 }));
    case "card-revealed":
      return { ...view, market: replaced(view.market, event.space, null), deck_size: view.deck_size + 1 };
    case "market-swept":
      return { ...view, market: event.cards };
    case "route-claimed": {
      const length = board.routes[event.route]?.length ?? 0;
      return withSeat(view, event.seat, (seat) => ({
        ...seat,
        routes: seat.routes.filter((route) => route !== event.route),
        carts: seat.carts + length,
        points: seat.points - event.points,
        cards: seat.cards + length,
        merchandise: seat.merchandise - (event.merchandise ? 1 : 0),
      }));
    }
    default:
      return view;
  }
}

function replaced<T>(values: readonly T[], index: number, value: T): readonly T[] {
  return values.map((each, place) => (place === index ? value : each));
}

function withSeat(view: View, number: number, change: (seat: OpenSeat) => OpenSeat): View {
  return {
    ...view,
    seats: view.seats.map((seat, place) => (place === number ? change(seat) : seat)),
  };
}

function drawn(view: View, seat: number, card: TransportCard | null): View["own"] {
  if (view.own?.seat !== seat || card === null) return view.own;
  const hand: Hand = { ...view.own.hand, [card]: view.own.hand[card] + 1 };
  return { ...view.own, hand };
}

/** The seat that owns each route, or null. */
export function owners(view: View, routes: number): (number | null)[] {
  const found: (number | null)[] = Array<number | null>(routes).fill(null);
  view.seats.forEach((seat, number) => {
    for (const route of seat.routes) found[route] = number;
  });
  return found;
}
