/** Actions and chances in words. */

import { routeName } from "../play/names";
import type { Action, BoardFacts, Grade, ReviewReason } from "../protocol";
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

/** "45 %" */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
}

/** "+4 %" or "−4 %", with a real minus sign. */
export function signed(chance: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent", signDisplay: "exceptZero" });
  return format.format(chance).replace("-", "−");
}

/** Each has a shape of its own, 12 × 12 round the middle: colour alone says nothing. */
export const SHAPES: Readonly<Record<Exclude<Grade, "good">, string>> = {
  inaccuracy: "M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6ZM0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2Z",
  mistake: "M0-6L6 0L0 6L-6 0Z",
  blunder: "M0-6.2L6.4 5.2H-6.4Z",
};
export const STAR =
  "M0-6.6L1.9-2.3L6.5-2L3 1.1L4.1 5.7L0 3.2L-4.1 5.7L-3 1.1L-6.5-2L-1.9-2.3Z";
export const GRADES = ["blunder", "mistake", "inaccuracy"] as const;
