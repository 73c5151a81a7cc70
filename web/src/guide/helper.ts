/** What can be done now, in plain sentences: what the rules allow, and what contracts still lack. */

import type { Choices } from "../play/choices";
import { contractName, routeName } from "../play/names";
import type { BoardFacts, OwnSeat, View } from "../protocol";
import { t } from "../words/words.svelte";

/** Routes that are named; of more, only how many there are. */
const NAMED = 3;

export interface Help {
  /** What can be done, or why nothing can. */
  readonly ways: readonly string[];
  /** How the contracts stand. */
  readonly contracts: readonly string[];
}

/** `waited` are the names of those whose turn it is. */
export function helpFor(view: View, choices: Choices, board: BoardFacts, waited: string): Help {
  const { own } = view;
  if (view.phase === "over" || own === null) return { ways: [t("guide-helper-over")], contracts: [] };
  return {
    ways: choices.any ? waysOf(view, choices, board) : [t("guide-helper-wait", { names: waited })],
    contracts: own.contracts.map((contract, place) => standing(own, contract, place, board)),
  };
}

function waysOf(view: View, choices: Choices, board: BoardFacts): string[] {
  if (choices.keeps.length > 0) return [t("guide-helper-offer")];
  if (choices.pass) return [t("guide-helper-pass")];
  if (view.phase === "second card") return [t("guide-helper-second")];
  const ways: string[] = [];
  if (view.last_turns === 1) ways.push(t("guide-helper-last"));
  ways.push(claims(choices, board));
  if (choices.deck || choices.cards.size > 0) ways.push(t("guide-helper-take"));
  if (choices.contracts) ways.push(t("guide-helper-contracts"));
  return ways;
}

function claims({ routes }: Choices, board: BoardFacts): string {
  if (routes.size === 0) return t("guide-helper-claim-none");
  const lengths = (route: number): number => board.routes[route]!.length;
  const longest = [...routes.keys()].sort((one, other) => lengths(other) - lengths(one));
  const names = [...new Set(longest.map((route) => routeName(board, route)))].slice(0, NAMED);
  return t("guide-helper-claim", { count: routes.size, routes: names.join(", ") });
}

function standing(own: OwnSeat, contract: number, place: number, board: BoardFacts): string {
  const name = { contract: contractName(board, contract) };
  if (own.completed.includes(contract)) return t("guide-helper-done", name);
  const missing = own.missing[place] ?? null;
  return missing === null ? t("guide-helper-lost", name) : t("guide-helper-lacks", { ...name, missing });
}
