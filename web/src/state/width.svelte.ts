/** Is the page narrow, as on a phone? */

import { MediaQuery } from "svelte/reactivity";

let query: MediaQuery | undefined;

export function narrow(): boolean {
  query ??= new MediaQuery("max-width: 800px");
  return query.current;
}
