/** Calling somebody whose table is ready: a bell, the page's title, and a notification. */

import { sounds } from "../sound/sound";
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";

let before: string | null = null;

export function call(): void {
  if (settings.sound) sounds.bell();
  before ??= document.title;
  document.title = `● ${t("finding-found")} · Grachten`;
  if (document.hidden) void notify();
}

export function endCall(): void {
  if (before !== null) document.title = before;
  before = null;
}

/** By the service worker where there is one: on phones nothing else may. */
async function notify(): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const words = { body: t("finding-notification"), tag: "grachten-found" };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(t("finding-found"), words);
    else new Notification(t("finding-found"), words);
  } catch {
    // the title of the page says it too
  }
}
