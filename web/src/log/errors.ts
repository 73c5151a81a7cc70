/** Why something was refused, in the language of the page. */

import { t } from "../words/words.svelte";

/** Our words for it, or null. */
function words(id: string): string | null {
  const said = t(id);
  return said === id ? null : said;
}

/**
 * A refusal in a sentence: by the rule where a rule forbids it, otherwise by its code.
 *
 * The server's own sentence is English; it is shown only for a code that this page does not know.
 */
export function explain(code: string, rule: string | null, message: string): string {
  const byRule =
    code === "illegal" && rule !== null ? words(`error-rule-${rule.replace(".", "-")}`) : null;
  return byRule ?? words(`error-${code}`) ?? (message || t("error-internal"));
}
