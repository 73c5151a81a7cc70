/** Actions in words, and why they are advised. */

import { routeName } from "../play/names";
import type { Action, BoardFacts, ReviewReason } from "../protocol";
import { language, t } from "../words/words.svelte";

/** What somebody does or did; null is what nobody else may know. */
export function actionWords(board: BoardFacts, action: Action | null): string {
  if (action === null) return t("review-action-secret");
  switch (action.type) {
    case "take":
      return t("review-action-take", { card: action.card });
    case "draw":
      return t("review-action-draw");
    case "draw-contracts":
      return t("review-action-contracts");
    case "keep":
      return t("review-action-keep", { choice: action.choice });
    case "pass":
      return t("review-action-pass");
    case "claim": {
      const { length, ends } = board.routes[action.route]!;
      const [from, to] = ends.map((end) => board.locations[end]!.name);
      return t("review-action-claim", {
        from: from!,
        to: to!,
        card: action.colour ?? "wild",
        count: length - action.wilds,
        wilds: action.wilds,
      });
    }
  }
}

/** Why, in one sentence; `cli/advice.py` says it in the same way. */
export function reasonWords(board: BoardFacts, { kind, numbers }: ReviewReason): string {
  const values: Record<string, string | number> = { ...numbers };
  const thing =
    numbers.contract !== undefined ? board.contracts[numbers.contract] : board.routes[numbers.route ?? -1];
  if (thing) [values.from, values.to] = thing.ends.map((end) => board.locations[end]!.name) as [string, string];
  if (numbers.value !== undefined) values.points = numbers.value;
  if (numbers.tenths !== undefined) values.chance = numbers.tenths / 10;
  return t(`review-reason-${kind}`, values);
}

/** As short as it can be, for a button. */
export function briefly(board: BoardFacts, action: Action | null): string {
  return action?.type === "claim" ? routeName(board, action.route) : capital(actionWords(board, action));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
