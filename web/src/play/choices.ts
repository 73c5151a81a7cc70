/** What can be done now, sorted by what is touched to do it. The server says what is legal. */

import { CARDS } from "../cards/colours";
import type { Action, ClaimRoute, Hand, KeepContracts, OwnSeat, TransportCard } from "../protocol";

export interface Choices {
  /** Cards that may be taken from the market. */
  readonly cards: ReadonlySet<TransportCard>;
  readonly deck: boolean;
  readonly contracts: boolean;
  /** Ways to pay for each route that can be claimed, the sensible one first. */
  readonly routes: ReadonlyMap<number, readonly ClaimRoute[]>;
  readonly keeps: readonly KeepContracts["choice"][];
  readonly pass: boolean;
  readonly any: boolean;
}

export function choicesOf(legal: readonly Action[], hand: Hand | null): Choices {
  const cards = new Set<TransportCard>();
  const routes = new Map<number, ClaimRoute[]>();
  const keeps: KeepContracts["choice"][] = [];
  let deck = false;
  let contracts = false;
  let pass = false;
  for (const action of legal) {
    switch (action.type) {
      case "take":
        cards.add(action.card);
        break;
      case "draw":
        deck = true;
        break;
      case "draw-contracts":
        contracts = true;
        break;
      case "claim":
        routes.set(action.route, [...(routes.get(action.route) ?? []), action]);
        break;
      case "keep":
        keeps.push(action.choice);
        break;
      case "pass":
        pass = true;
        break;
    }
  }
  for (const ways of routes.values()) ways.sort((one, other) => cost(one, hand) - cost(other, hand));
  return { cards, deck, contracts, routes, keeps, pass, any: legal.length > 0 };
}

/** Are contracts to be chosen? */
export function isChoosing(game: { readonly legal: readonly Action[] } | undefined): boolean {
  return game?.legal.some(({ type }) => type === "keep") ?? false;
}

/** The contract on offer that such a choice keeps, where it is one. */
export function keptBy(choice: KeepContracts["choice"], own: OwnSeat | null): number | null {
  return choice === "both" ? null : (own?.offered[choice === "first" ? 0 : 1] ?? null);
}

/** Wilds are dear; of colours, the one of which most cards are left is given most easily. */
function cost(claim: ClaimRoute, hand: Hand | null): number {
  const left = claim.colour === null || hand === null ? 0 : hand[claim.colour];
  return claim.wilds * 100 - left;
}

/**
 * The ways that give nothing away. A wild can stand for any card, so of one colour the fewest wilds
 * are best, and wilds alone only where there is nothing else. Which colour to give up is a choice.
 */
export function sensibleWays(ways: readonly ClaimRoute[]): ClaimRoute[] {
  const fewest = new Map<ClaimRoute["colour"], ClaimRoute>();
  for (const way of ways) {
    const known = fewest.get(way.colour);
    if (!known || way.wilds < known.wilds) fewest.set(way.colour, way);
  }
  if (fewest.size > 1) fewest.delete(null);
  return ways.filter((way) => fewest.get(way.colour) === way);
}

/** The cards of a payment, for a route of that length. */
export function cardsPaid(claim: ClaimRoute, length: number): TransportCard[] {
  const coloured = claim.colour === null ? 0 : length - claim.wilds;
  return [
    ...Array<TransportCard>(coloured).fill(claim.colour ?? "wild"),
    ...Array<TransportCard>(claim.wilds).fill("wild"),
  ];
}

export interface Stack {
  readonly card: TransportCard;
  readonly count: number;
}

/** A hand as stacks, in the order of the cards. */
export function stacks(hand: Hand): Stack[] {
  return CARDS.map((card) => ({ card, count: hand[card] })).filter(({ count }) => count > 0);
}
