/** What the guide's sentences are filled with: places, cards and points of the step. */

import { routeName } from "../play/names";
import type { BoardFacts, ClaimRoute, View } from "../protocol";
import { t, type Values } from "../words/words.svelte";
import { wantedContract } from "./aims";
import { LEARNER, type Play } from "./lesson";

export function valuesOf(play: Play | null, view: View, board: BoardFacts, opponent: string): Values {
  const values: Values = { opponent, carts: view.seats[LEARNER]!.carts };
  const { action } = play ?? {};
  if (action?.type === "take") values["card"] = action.card;
  if (action?.type === "claim") Object.assign(values, claimed(action, board));
  const wanted = wantedContract({ view, action: action ?? null });
  if (wanted !== null) Object.assign(values, contract(wanted, view, board));
  return values;
}

function claimed(claim: ClaimRoute, board: BoardFacts): Values {
  const { length } = board.routes[claim.route]!;
  const card = claim.colour ?? "wild";
  return {
    route: routeName(board, claim.route),
    length,
    colour: board.routes[claim.route]!.colour,
    cards: t("common-cards", { card, count: length - (claim.colour ? claim.wilds : 0) }),
    price: t("common-cards", { card, count: length }),
  };
}

function contract(wanted: number, view: View, board: BoardFacts): Values {
  const own = view.own!;
  const { ends, value } = board.contracts[wanted]!;
  const [from, to] = ends.map((end) => board.locations[end]!.name);
  const missing = own.missing[own.contracts.length + own.offered.indexOf(wanted)] ?? 0;
  return { from: from!, to: to!, value, missing };
}
