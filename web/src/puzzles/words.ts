/** Choices in words. Of contracts on offer, "the first" says little: they are named. */

import { contractName } from "../play/names";
import type { Action, BoardFacts } from "../protocol";
import { actionWords, capital } from "../review/actionWords";
import { language, t } from "../words/words.svelte";

export function choiceWords(board: BoardFacts, action: Action, offered: readonly number[]): string {
  if (action.type !== "keep") return capital(actionWords(board, action));
  const kept = offered.filter((_, place) => action.choice === "both" || (action.choice === "first") === (place === 0));
  const names = kept.map((contract) => contractName(board, contract));
  return t("puzzles-keep", { contracts: new Intl.ListFormat(language()).format(names) });
}

/** Whether two actions are one choice: claims of one route are, however they are paid. */
export function isSameChoice(one: Action, other: Action): boolean {
  switch (one.type) {
    case "claim":
      return other.type === "claim" && other.route === one.route;
    case "take":
      return other.type === "take" && other.card === one.card;
    case "keep":
      return other.type === "keep" && other.choice === one.choice;
    default:
      return one.type === other.type;
  }
}
