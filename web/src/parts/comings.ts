/** Who came and went between two states of a table: said aloud to those who do not see it. */

import type { SeatState, TableState } from "../protocol";

export interface Coming {
  readonly what: "sat" | "left" | "ready" | "unready" | "here" | "gone";
  readonly seat: SeatState;
}

/** Others only: what I do myself I know. Seats may be renumbered, so people go by their names. */
export function comings(before: TableState, after: TableState): Coming[] {
  const old = others(before);
  const now = others(after);
  const found: Coming[] = [];
  for (const [name, seat] of old) if (!now.has(name)) found.push({ what: "left", seat });
  for (const [name, seat] of now) {
    const was = old.get(name);
    if (!was) found.push({ what: "sat", seat });
    else if (seat.who === "person") {
      if (was.ready !== seat.ready) found.push({ what: seat.ready ? "ready" : "unready", seat });
      if (was.here !== seat.here) found.push({ what: seat.here ? "here" : "gone", seat });
    }
  }
  return found;
}

/** By name, and where two have the same, by which of them it is. */
function others(table: TableState): Map<string, SeatState> {
  const found = new Map<string, SeatState>();
  for (const seat of table.seats) {
    if (seat.who === "open" || seat.mine) continue;
    let key = seat.name ?? "";
    while (found.has(key)) key += "\n";
    found.set(key, seat);
  }
  return found;
}
