/** Tables that begin with one press: against bots, with friends, or all at this screen. */

import * as api from "../net/api";
import type { CartColour, Level, OptionsRequest, TableState } from "../protocol";

/** Somebody at this screen, or a bot. */
export type Guest =
  | { who: "me"; name: string; colour: CartColour; youngest: boolean }
  | { who: "bot"; level: Level; colour: CartColour };

/** A game against so many bots, begun. */
export async function playNow(
  opponents: number,
  level: Level,
  how: Pick<OptionsRequest, "pace" | "takebacks" | "rated"> = {},
): Promise<string> {
  const table = await api.createTable({ seats: opponents + 1, options: { level, ...how } });
  return begun(table, async (first) => {
    let now = first;
    for (let seat = 1; seat <= opponents; seat++)
      now = await api.seat(first.id, seat, { who: "bot", level });
    return now;
  });
}

/** A table with an open seat, for others to come. */
export async function withFriends(seats: number): Promise<string> {
  return (await api.createTable({ seats })).id;
}

/** A game of people who share this screen, and of bots, begun. */
export async function atThisScreen(guests: readonly Guest[]): Promise<string> {
  const table = await api.createTable({ seats: guests.length, sit: false });
  return begun(table, async (first) => {
    const { id } = first;
    let now = first;
    for (const [seat, guest] of guests.entries()) {
      const { colour } = guest;
      if (guest.who === "me") {
        now = await api.seat(id, seat, { who: "me", name: guest.name, colour });
        if (guest.youngest) now = await api.changeSeat(id, seat, { youngest: true });
      } else {
        await api.seat(id, seat, { who: "bot", level: guest.level });
        now = await api.changeSeat(id, seat, { colour });
      }
    }
    return now;
  });
}

/** Seat everybody and start. A table that does not come to it is taken away again. */
async function begun(
  table: TableState,
  arrange: (table: TableState) => Promise<TableState>,
): Promise<string> {
  try {
    const { terms } = await arrange(table);
    await api.start(table.id, terms);
  } catch (error) {
    await api.leave(table.id).catch(() => undefined);
    throw error;
  }
  return table.id;
}
