/** Why something was refused, in the language of the page. */

import { language, t } from "../words/words.svelte";

/** Our words for it, or null. */
function words(id: string): string | null {
  const said = t(id);
  return said === id ? null : said;
}

/**
 * A refusal in a sentence: by the rule where a rule forbids it, otherwise by its code.
 *
 * The server's own sentence is English. Only a page in English shows it, and only for a code that
 * the page does not know.
 */
export function explain(code: string, rule: string | null, message: string): string {
  const byRule =
    code === "illegal" && rule !== null ? words(`error-rule-${rule.replace(".", "-")}`) : null;
  const said = language() === "en" ? message : "";
  return byRule ?? words(`error-${code}`) ?? (said || t("error-internal"));
}
