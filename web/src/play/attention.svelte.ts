/** Calling somebody to the table whose turn it is: the page's title, a bell, and a notification. */

import { sounds } from "../sound/sound";
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";

/** To be begun while a component begins: it ends with it. */
export function callWhen(isMyTurn: () => boolean, table: string): void {
  $effect(() => {
    document.title = isMyTurn() ? `● ${t("table-title-turn")} · Grachten` : "Grachten";
  });
  let rang = false;
  $effect(() => {
    const isMine = isMyTurn();
    if (isMine && !rang && settings.sound) sounds.bell();
    if (isMine && !rang && document.hidden) void notify(table);
    rang = isMine;
  });
}

/** By the service worker where there is one: on phones nothing else may. */
async function notify(table: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const words = { body: t("table-your-turn"), tag: table };
  try {
    // One that is still being installed may not notify: the page does it until it is active.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(t("common-game"), words);
    else new Notification(t("common-game"), words);
  } catch {
    // the title of the page says it too
  }
}

let isAsked = $state(false);

/** Whether the browser has not been asked yet if it may notify. */
export function canAskToNotify(): boolean {
  return !isAsked && "Notification" in globalThis && Notification.permission === "default";
}

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  isAsked = true;
}
