/** Which sheets are open at the table. */

import { LogPlace } from "./logPlace.svelte";

export class Sheets {
  readonly log = new LogPlace();
  help: boolean = $state(false);
  menu: boolean = $state(false);
  /** The end was put away, to look at the table once more. */
  closedEnd: boolean = $state(false);
}
