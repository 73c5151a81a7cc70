/** The person this window follows from table to table. */

const KEY = "grachten-following";

export interface Follows {
  handle: string;
  name: string;
}

export function follow(wanted: Follows): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // the table is shown all the same
  }
}

export function followed(): Follows | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Follows | null;
  } catch {
    return null;
  }
}
