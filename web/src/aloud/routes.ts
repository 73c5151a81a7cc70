/** The board in words: every route as it stands, and what each can be paid with. */

import { isClosed } from "../board/doubles";
import { cardsPaid } from "../play/choices";
import type { BoardFacts, ClaimRoute } from "../protocol";
import { t } from "../words/words.svelte";

export interface Standing {
  board: BoardFacts;
  /** The seat that owns each route, or null. */
  owners: readonly (number | null)[];
  /** By seat. */
  names: readonly string[];
}

/** "Dam – Waag, 3 red, merchandise, 4 points", from the one end or from the other. */
export function routeInWords(route: number, from: number, { board, owners, names }: Standing): string {
  const facts = board.routes[route]!;
  const { ends, length, colour, cart } = facts;
  const to = ends[0] === from ? ends[1] : ends[0];
  const values = {
    from: board.locations[from]!.name,
    to: board.locations[to]!.name,
    length,
    colour,
    merchandise: cart ? "yes" : "no",
  };
  const owner = owners[route] ?? null;
  if (owner !== null) return t("board-route-owned", { ...values, owner: names[owner] ?? "" });
  const open = `${t("board-route", values)}, ${t("common-points", { count: board.route_points[length - 1] ?? 0 })}`;
  return isClosed(facts, owners, null, names.length) ? t("table-route-closed", { route: open }) : open;
}

/** "two blue cards and one wild" */
export function paymentInWords(way: ClaimRoute, length: number): string {
  const paid = cardsPaid(way, length);
  const count = paid.filter((card) => card !== "wild").length;
  const wilds = t("common-cards", { card: "wild", count: paid.length - count });
  if (count === 0 || way.colour === null) return wilds;
  const cards = t("common-cards", { card: way.colour, count });
  return count === paid.length ? cards : t("table-pay-both", { cards, wilds });
}

/** The routes that lead from a location. */
export function routesFrom(location: number, { routes }: BoardFacts): number[] {
  return routes.flatMap(({ ends }, route) => (ends.includes(location) ? [route] : []));
}
