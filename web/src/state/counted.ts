/** The games whose count has been shown on this device: nobody waits for the same count twice. */

const KEY = "grachten-counted";

/** The oldest are forgotten. */
const KEPT = 60;

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return []; // nobody may read it, or somebody wrote nonsense
  }
}

export function wasCounted(table: string): boolean {
  return kept().includes(table);
}

export function noteCounted(table: string): void {
  const others = kept().filter((each) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, table].slice(-KEPT)));
  } catch {
    // a private window: then it is shown again
  }
}
