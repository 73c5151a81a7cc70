/** How things stand at the table, for whoever has the device: all of it follows from what is shown. */

import { allowsHints } from "../hints/allowed";
import { tell, withoutCount } from "../log/chronicle";
import type { BoardFacts, CartColour, OwnSeat, Step, TableState, View } from "../protocol";
import { wasCounted } from "../state/counted";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { seatName } from "../words/naming";
import { t } from "../words/words.svelte";
import type { Acting } from "./acting.svelte";
import { choicesOf, isChoosing, type Choices } from "./choices";
import { withKept } from "./kept";
import { promptOf } from "./prompt";
import type { Showing } from "./showing.svelte";
import { sinceLastTurn, type Since } from "./since";

/** A player as the board, the log and the count show them. */
export interface Painted {
  readonly colour: CartColour;
  readonly name: string;
  readonly points: number;
}

export class Situation {
  /** The count at the end has been shown. */
  isCounted: boolean = $state(false);

  readonly table: TableState;
  /** Through whose eyes the table is seen; null for somebody who only looks on. */
  readonly seat: number | null;
  readonly view: View;
  /** What that seat alone knows; nothing behind the curtain. */
  readonly own: OwnSeat | null;
  /** The game ended before its end: it stands as it stood, and is nobody's turn. */
  readonly isEnded: boolean;
  readonly isOver: boolean;
  readonly hasResigned: boolean;
  readonly plays: boolean;
  readonly isMyTurn: boolean;
  readonly canUndo: boolean;
  readonly choices: Choices;
  /** It is our turn, and nothing stands in the way of what can be done. */
  readonly canAsk: boolean;
  readonly mayHint: boolean;
  /** Contracts lie there to be chosen. */
  readonly isOffering: boolean;
  /** The final points, but not before they were told. */
  readonly totals: readonly number[] | null;
  readonly seats: readonly Painted[];
  readonly names: readonly string[];
  /** What the others have done since our last turn. */
  readonly since: Since;
  /** What the log tells: nothing behind the curtain, and the winner only after the count. */
  readonly told: readonly Step[];
  readonly prompt: string;
  /** A route that was claimed without asking, in words: it can be taken back for a while. */
  readonly claimed: string | null;
  readonly hasPeople: boolean;
  /** Others who watch. */
  readonly watching: number;
  /** There is somebody to talk to. */
  readonly hasCompany: boolean;

  /** To be made while a component begins. */
  constructor(session: Session, board: BoardFacts, showing: Showing, acting: Acting) {
    const { device } = showing;
    const stage = $derived(showing.stage);
    this.isCounted = wasCounted(session.id);

    this.table = $derived(session.table!);
    this.seat = $derived(device.seat);
    this.isEnded = $derived(this.table.status === "abandoned");
    this.view = $derived(withKept(this.isEnded ? { ...stage.view, to_act: [] } : stage.view));
    this.own = $derived(device.veiled ? null : this.view.own);
    this.isOver = $derived(this.view.phase === "over");

    this.hasResigned = $derived(this.seat !== null && this.table.seats[this.seat]!.away === "resigned");
    this.plays = $derived(this.seat !== null && !this.hasResigned && !this.isOver && !this.isEnded);
    const isPlayedForUs = $derived(acting.guard?.playsForUs() ?? false);
    this.isMyTurn = $derived(this.plays && !isPlayedForUs && this.view.to_act.includes(this.seat!));
    this.canUndo = $derived(this.plays && stage.game.canUndo);
    /** Everyone chooses contracts at once: what the others choose takes nothing out of our hands. */
    const choosesBeside = $derived(isChoosing(stage.game) && isChoosing(session.games.get(this.seat)));
    const isBusy = $derived(
      (stage.busy && !choosesBeside) || acting.sending || device.veiled || !this.plays || isPlayedForUs,
    );
    this.choices = $derived(choicesOf(isBusy ? [] : stage.game.legal, this.view.own?.hand ?? null));
    this.canAsk = $derived(this.isMyTurn && !isBusy);
    this.mayHint = $derived(this.plays && allowsHints(this.table.options, this.table.seats));
    this.isOffering = $derived(this.own !== null && this.own.offered.length > 0 && this.choices.keeps.length > 0);

    this.totals = $derived(this.isOver && this.isCounted ? (this.table.result?.totals ?? null) : null);
    this.seats = $derived(
      this.table.seats.map((each, n) => ({
        colour: each.colour,
        name: seatName(each),
        points: this.totals?.[n] ?? this.view.seats[n]?.points ?? 0,
      })),
    );
    this.names = $derived(this.seats.map(({ name }) => name));

    this.since = $derived(
      sinceLastTurn(device.veiled || this.isOver ? [] : stage.game.steps, this.hasResigned ? null : this.seat),
    );
    this.told = $derived.by(() => {
      const { steps } = stage.game;
      if (!this.isOver) return device.veiled ? [] : steps;
      return this.isCounted ? steps : withoutCount(steps);
    });
    this.prompt = $derived(
      this.isEnded
        ? t("table-over")
        : promptOf(
            this.view,
            this.table.seats,
            this.hasResigned || isPlayedForUs ? null : this.seat,
            this.choices.pass,
          ),
    );
    this.claimed = $derived.by(() => {
      const last = this.canUndo && !settings.confirm ? stage.game.steps.at(-1) : undefined;
      const claim = last?.events.find((event) => event.type === "route-claimed");
      if (!claim || claim.seat !== this.seat) return null;
      const told = tell(claim, { board, names: [], me: this.seat });
      return told && t(told.id, told.values);
    });

    const hasOthers = $derived(this.table.seats.some((each) => each.who === "person" && !each.mine));
    this.hasPeople = $derived(this.seat !== null && hasOthers);
    // The server counts us among them if we have no seat.
    this.watching = $derived(this.table.watching - (session.mine.length === 0 ? 1 : 0));
    this.hasCompany = $derived(hasOthers || this.watching > 0);
  }
}
