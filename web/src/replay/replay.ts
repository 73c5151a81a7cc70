/** A finished game, frame by frame, with everything that was hidden while it was played. */

import type {
  BoardFacts,
  Event,
  Frame,
  Level,
  OwnSeat,
  Replay,
  ReplaySeat,
  SeatState,
  Step,
  TableState,
  View,
} from "../protocol";
import type { DrawnBoard } from "../board/drawing";
import type { KeptRecord } from "../state/records";
import { LEVELS } from "../parts/agreements";
import { helpedName, seatName } from "../words/naming";

/** A replay with its board, as all that is printed there. */
export interface Played extends Omit<Replay, "board"> {
  readonly board: DrawnBoard;
  /** What it was made from, if it was not played at a table here. */
  readonly record?: KeptRecord;
}

/** The place of a step among the frames; the nearest one where there is no such step. */
export function frameAt(replay: Played, step: number | null): number {
  const last = replay.frames.length - 1;
  if (step === null) return 0;
  const found = replay.frames.findIndex((frame) => frame.number >= step);
  return found < 0 ? last : found;
}

/** Whose game it may be: bots come last. */
export function firstPerson({ seats }: Played): number {
  return Math.max(0, seats.findIndex(({ kind }) => kind.startsWith("human")));
}

/** The seat that an address asks for, if there is one. */
export function seatAt({ seats }: Played, wanted: number | null): number | null {
  return wanted !== null && wanted < seats.length ? wanted : null;
}

/** A frame as somebody saw it: through one seat's eyes, or (null) with open cards. */
export function viewOf(frame: Frame, seat: number | null): View {
  return { ...frame.view, own: seat === null ? null : (frame.own[seat] ?? null) };
}

/** The steps up to a frame, as that seat saw them; with open cards, all of it. */
export function stepsTo(replay: Played, at: number, seat: number | null): readonly Step[] {
  return replay.frames.slice(0, at + 1).map((frame) => stepOf(frame, seat));
}

export function stepOf(frame: Frame, seat: number | null): Step {
  const events = seat === null ? frame.events : frame.events.map((event) => seen(event, seat));
  return { number: frame.number, seat: frame.seat, events };
}

/** An event with what that seat could not see left out. */
export function seen(event: Event, seat: number): Event {
  if (!("seat" in event) || event.seat === seat) return event;
  switch (event.type) {
    case "cards-dealt":
      return { ...event, cards: null };
    case "card-drawn":
      return { ...event, card: null };
    case "contracts-offered":
      return { ...event, contracts: null };
    case "contracts-chosen":
      return { ...event, choice: null };
    case "contracts-kept":
      return { ...event, contracts: null, returned: null };
    default:
      return event;
  }
}

/** The places of a seat's contracts, for the board. */
export function placesOf(board: BoardFacts, own: OwnSeat | null): Map<number, "wanted" | "joined"> {
  const places = new Map<number, "wanted" | "joined">();
  for (const contract of own?.contracts ?? []) {
    const joined = own?.completed.includes(contract) ?? false;
    for (const end of board.contracts[contract]?.ends ?? []) {
      if (!joined || !places.has(end)) places.set(end, joined ? "joined" : "wanted");
    }
  }
  return places;
}

/** A table that nobody sits at any more, for the parts of the page that show one. */
export function tableOf(replay: Played, id: string): TableState {
  return {
    id,
    status: "over",
    host: false,
    options: {
      board: replay.board.id,
      public: false,
      spectators: true,
      clock: null,
      level: "carter",
      pace: "brisk",
      patience: 0,
      resigned: "bot",
      takebacks: true,
      hints: false,
      chat: false,
      lesson: null,
      deal: null,
      branch: null,
      event: null,
      rated: false,
      arranged: false,
    },
    seats: replay.seats.map(seatOf),
    watching: 0,
    commitment: "",
    terms: "",
    changes: [],
    overdue: [],
    ending: [],
    number: replay.frames.length - 1,
    practice: replay.result.practice,
    result: replay.result,
    reveal: null,
    rematch: null,
    series: null,
  };
}

/** Records say of a bot what it was: "bot:carter". */
export function levelOf({ kind }: ReplaySeat): Level | null {
  return LEVELS.find((level) => kind === `bot:${level}`) ?? null;
}

/** And of a person which bot made some of the moves: "human+bot:carter". */
function helperOf({ kind }: ReplaySeat): Level | null {
  return LEVELS.find((level) => kind === `human+bot:${level}`) ?? null;
}

export function playerName(seat: ReplaySeat): string {
  return seatName({ name: seat.name, level: levelOf(seat) });
}

/** With the bot's help, where there was some: "Anna (with Carter)". */
export function fullName(seat: ReplaySeat): string {
  const helper = helperOf(seat);
  return helper === null ? playerName(seat) : helpedName(playerName(seat), helper);
}

function seatOf(seat: ReplaySeat): SeatState {
  return {
    who: seat.kind.startsWith("bot") ? "bot" : "person",
    name: helperOf(seat) === null ? seat.name : fullName(seat),
    mine: false,
    level: levelOf(seat),
    colour: seat.colour,
    youngest: false,
    ready: true,
    here: true,
    away: null,
    hinted: false,
    contribution: null,
  };
}
