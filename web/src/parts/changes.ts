/** What is no longer as it was when I was ready, in a sentence each. */

import type { Change, SeatState, TableState } from "../protocol";
import { seatName } from "../words/naming";
import { language, t } from "../words/words.svelte";
import { clockWords } from "./agreements";
import { lasting } from "./people";

/** The sentences, without what does not matter: nobody is patient where there is a clock. */
export function changesTold(table: TableState): string[] {
  return table.changes
    .filter(({ what }) => what !== "patience" || table.options.clock === null)
    .map((change) => told(change, table));
}

function told({ what, seat }: Change, { options, seats }: TableState): string {
  switch (what) {
    case "seats":
      return t("lobby-changed-seats", { count: seats.length });
    case "player":
      return player(seat ?? 0, seats);
    case "youngest":
      return youngest(seats);
    case "board":
      return t("lobby-changed-board");
    case "public":
      return t(options.public ? "lobby-changed-public" : "lobby-changed-private");
    case "spectators":
      return t(options.spectators ? "lobby-changed-spectators" : "lobby-changed-alone");
    case "clock":
      return options.clock === null
        ? t("lobby-changed-clock-none")
        : t("lobby-changed-clock", { what: clockWords(options.clock) });
    case "level":
      return t("lobby-changed-level", { bot: t(`common-level-${options.level}`) });
    case "pace":
      return t("lobby-changed-pace", { pace: options.pace });
    case "patience":
      return t("lobby-changed-patience", { time: lasting(options.patience, language()) });
    case "resigned":
      return t("lobby-changed-resigned", { then: options.resigned });
    case "hints":
      return t(options.hints ? "hints-changed" : "hints-changed-none");
    case "rated":
      return t(options.rated ? "ratings-changed" : "ratings-changed-none");
    case "chat":
      return t(options.chat ? "lobby-changed-chat" : "lobby-changed-chat-none");
    case "takebacks":
      return t(options.takebacks ? "lobby-changed-takebacks" : "lobby-changed-takebacks-none");
  }
}

function player(number: number, seats: TableState["seats"]): string {
  const seat = seats[number];
  const place = number + 1;
  if (!seat || seat.who === "open") return t("lobby-changed-open", { seat: place });
  if (isMe(seat, seats)) return t("lobby-changed-you", { seat: place });
  return t(`lobby-changed-${seat.who}`, { seat: place, name: seatName(seat) });
}

function youngest(seats: TableState["seats"]): string {
  const found = seats.find((seat) => seat.youngest);
  if (!found) return t("lobby-changed-youngest-none");
  if (isMe(found, seats)) return t("lobby-changed-youngest-you");
  return t("lobby-changed-youngest", { name: seatName(found) });
}

/** Of several people at one screen nobody is "you". */
function isMe({ mine }: SeatState, seats: TableState["seats"]): boolean {
  return mine && seats.filter((seat) => seat.mine).length === 1;
}
