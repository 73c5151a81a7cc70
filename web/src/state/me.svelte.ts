/** Who I am here. Asked for once; a new name is known to every page at once. */

import * as api from "../net/api";
import type { Me } from "../protocol";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me> | null = null;

/** Me, or null while the server has not told yet. */
export function me(): Me | null {
  return known;
}

/** Become known to the server, which rejects everything else from strangers. */
export function introduce(): Promise<Me> {
  asked ??= api.me().then(keep);
  asked.catch(() => (asked = null));
  return asked;
}

let renaming: Promise<unknown> = Promise.resolve();

export async function rename(name: string): Promise<void> {
  const renamed = introduce()
    .then(() => api.rename(name))
    .then(keep);
  renaming = renamed.catch(() => undefined);
  await renamed;
}

/** When no new name is on its way any more: who sits down right after choosing one sits under it. */
export function nameSaved(): Promise<unknown> {
  return renaming;
}

/** Be the person who made the code on another device. */
export async function arrive(code: string): Promise<void> {
  become(await api.arrive(code));
}

/** Be this person from now on: signed in, or with another crest or passkey. */
export function become(found: Me): void {
  asked = Promise.resolve(keep(found));
}

/** Nobody any more: the page begins anew, without anything that it knew. */
export function beginAnew(): void {
  history.replaceState(null, "", "#/"); // shown by the new page, not by this one
  location.reload();
}

function keep(found: Me): Me {
  known = found;
  return found;
}
