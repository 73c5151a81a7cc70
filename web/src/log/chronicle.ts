/**
 * What happened, as messages of the chronicle. No words here: they are in log.ftl.
 *
 * `cli/chronicle.py` chooses them in the same way for the terminal; a test compares the two.
 */

import type {
  BoardFacts,
  ContractScore,
  ContractsKept,
  Event,
  GameEnded,
  RouteClaimed,
  Step,
} from "../protocol";

export interface Context {
  board: BoardFacts;
  /** By seat. */
  names: readonly string[];
  /** Whose log it is; null for a spectator. */
  me: number | null;
}

type Values = Readonly<Record<string, string | number>>;

/** A message and its values. */
export interface Told {
  readonly id: string;
  readonly values: Values;
}

/** The steps, but for what was counted at the end. */
export function withoutCount(steps: readonly Step[]): readonly Step[] {
  const counted = ["seat-scored", "game-ended"];
  return steps.map((step) => ({
    ...step,
    events: step.events.filter(({ type }) => !counted.includes(type)),
  }));
}

/** One event as a message; null for what goes without saying. */
export function tell(event: Event, context: Context): Told | null {
  switch (event.type) {
    case "contracts-chosen":
      return about(event.seat, "log-chosen", {}, context);
    case "contracts-offered":
      return about(event.seat, "log-offered", { count: event.count }, context);
    case "contracts-kept":
      return about(event.seat, "log-kept", kept(event), context);
    case "card-taken":
      return about(event.seat, "log-taken", { card: event.card }, context);
    case "card-drawn":
      return event.card === null
        ? about(event.seat, "log-drawn", {}, context)
        : about(event.seat, "log-drawn-card", { card: event.card }, context);
    case "market-swept": {
      const wilds = event.cards.filter((card) => card === "wild").length;
      return { id: "log-swept", values: { wilds } };
    }
    case "deck-shuffled":
      return { id: "log-shuffled", values: { count: event.count } };
    case "route-claimed":
      return about(event.seat, "log-claimed", claim(event, context.board), context);
    case "turn-passed":
      return about(event.seat, "log-passed", {}, context);
    case "last-round-began":
      return about(event.seat, "log-last-round", {}, context);
    case "seat-scored": {
      const { routes, contracts, merchandise, total } = event.score;
      const values = { routes, contracts: sum(contracts), merchandise, total };
      return about(event.seat, "log-scored", values, context);
    }
    case "game-ended":
      return victory(event, context);
    default:
      return null; // cards dealt or turned up, and whatever a newer server may tell
  }
}

/** How many contracts somebody kept of the two that were dealt at set-up. */
export function tellKeptFirst(event: ContractsKept, context: Context): Told {
  return about(event.seat, "log-kept-first", kept(event), context);
}

/** That somebody took a step back; the step itself is no longer told. */
export function tellUndone(seat: number, context: Context): Told {
  return about(seat, "log-undone", {}, context);
}

/** Of a player by name, or to that player. */
function about(seat: number, id: string, values: Values, context: Context): Told {
  if (seat === context.me) return { id: `${id}-you`, values };
  return { id, values: { ...values, name: context.names[seat] ?? "" } };
}

function kept(event: ContractsKept): Values {
  return { count: event.count, returned: event.returned_count };
}

function claim(event: RouteClaimed, board: BoardFacts): Values {
  const route = board.routes[event.route]!;
  const { colour, wilds } = event.payment;
  return {
    from: board.locations[route.ends[0]]!.name,
    to: board.locations[route.ends[1]]!.name,
    card: colour ?? "wild",
    count: route.length - wilds,
    wilds,
    points: event.points,
    merchandise: event.merchandise ? "yes" : "no",
  };
}

/** With its sign: "+5" and "−3" read as what they do to the total. */
function sum(contracts: readonly ContractScore[]): string {
  const points = contracts.reduce((total, contract) => total + contract.points, 0);
  return points < 0 ? `−${-points}` : `+${points}`;
}

function victory(event: GameEnded, context: Context): Told {
  const [first] = event.winners;
  if (event.winners.length === 1) return about(first!, "log-won", {}, context);
  const shared = event.winners.includes(context.me ?? -1);
  const others = event.winners.filter((seat) => seat !== context.me);
  const [a = "", b = "", c = "", d = ""] = others.map((seat) => context.names[seat] ?? "");
  const id = shared ? "log-shared-you" : "log-shared";
  return { id, values: { count: others.length, a, b, c, d } };
}
