/** After the server was renewed its old files are gone: the page is loaded again, but not for ever. */

const KEY = "grachten-reloaded";
const PAUSE = 60_000;

/** Load the page again by itself, unless that was just done or there is no connection. */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): void {
  if (!navigator.onLine) return;
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return; // where nothing can be kept, it would go on for ever
  }
  reload();
}
