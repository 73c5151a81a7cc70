/** What is said about a route that is pointed at: its price, what is held for it, and what it is good for. */

import { isClosed } from "../board/doubles";
import { servedBy, type Standing } from "../board/ways";
import { COLOURS } from "../cards/colours";
import type { BoardFacts, OwnSeat, Route } from "../protocol";
import { t } from "../words/words.svelte";
import { contractName, routeName } from "./names";

export interface RouteContext {
  readonly board: BoardFacts;
  /** The names of all seats. */
  readonly names: readonly string[];
  /** Null for a spectator. */
  readonly own: OwnSeat | null;
  readonly standing: Standing | null;
  readonly owners: readonly (number | null)[];
}

export function routeWords(route: number, { board, names, own, standing, owners }: RouteContext): string[] {
  const title = routeName(board, route);
  const owner = owners[route] ?? null;
  if (owner !== null) return [title, t("board-tip-owned", { owner: names[owner] ?? "" })];
  const facts = board.routes[route]!;
  if (isClosed(facts, owners, null, names.length)) return [title, t("board-tip-closed")];
  const points = board.route_points[facts.length - 1] ?? 0;
  const lines = [title, t("board-tip-price", { price: priceOf(facts), points })];
  if (!own || !standing) return lines;
  lines.push(t("board-tip-have", { cards: heldFor(facts, own), wilds: own.hand.wild }));
  const open = own.contracts.filter((contract) => !own.completed.includes(contract));
  const { completed, nearer } = servedBy(board, standing, open, route);
  for (const contract of completed) lines.push(t("board-tip-completes", { contract: contractName(board, contract) }));
  for (const contract of nearer) lines.push(t("board-tip-serves", { contract: contractName(board, contract) }));
  return lines;
}

function priceOf({ colour, length }: Route): string {
  return colour === "grey"
    ? t("board-tip-any", { count: length })
    : t("common-cards", { card: colour, count: length });
}

/** Cards of its colour; of a grey one, the most of any. */
function heldFor({ colour }: Route, { hand }: OwnSeat): number {
  if (colour !== "grey") return hand[colour];
  return Math.max(...COLOURS.map((card) => hand[card]));
}
