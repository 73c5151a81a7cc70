import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Socket } from "../src/net/live";
import { Acting } from "../src/play/acting.svelte";
import { choicesOf } from "../src/play/choices";
import GameMenu from "../src/play/GameMenu.svelte";
import Players from "../src/play/Players.svelte";
import { seatsInPlay } from "../src/play/seats";
import Slips from "../src/play/Slips.svelte";
import { PROTOCOL, type BoardFacts, type TableState } from "../src/protocol";
import { Session } from "../src/state/session.svelte";
import { serve } from "./pages-server";
import { bot, ID, OPTIONS, person, table } from "./pages-tables";
import { VIEW } from "./replay-fixture";
import { PATIENCE } from "./patience";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANNA = person("Anna", { mine: true });
const BO = person("Bo", { colour: "ochre" });
const said = (): string => document.body.textContent!.replace(/\s+/g, " ").trim();
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

function playing(seats = [ANNA, BO], more: Partial<TableState> = {}): TableState {
  return table(seats, { status: "playing", ...more });
}

/** Somebody who acts; the live connection gives this answer. */
function someone(answer: unknown = { type: "done" }): Acting {
  const reply = () => Promise.resolve(answer);
  const session = { id: ID, games: new Map(), act: reply, back: reply } as unknown as Session;
  return new Acting(session, {} as BoardFacts, () => 0, () => choicesOf([], null));
}

describe("going away from a game", () => {
  function show(state: TableState, seat: number | null = 0) {
    const asked = serve();
    const onclose = vi.fn();
    const acting = someone();
    const more = { onhelp: vi.fn(), showsText: false, ontext: vi.fn() };
    render(GameMenu, { table: state, seat, acting, hasPeople: true, ...more, onclose });
    return { asked, onclose };
  }

  it("for a while, a bot plays until I return", async () => {
    location.hash = `#/table/${ID}`;
    const { asked } = show(playing());
    expect(said()).toContain("A bot plays for you until you're back.");
    await press(/^Leave the table/);
    await waitFor(() => expect(location.hash).toBe("#/"));
    expect(asked).toEqual([`POST tables/${ID}/leave`]);
  });

  it("for good is asked once more, with what follows: a bot plays on", async () => {
    const { asked, onclose } = show(playing());
    await press(/^Resign …/);
    expect(said()).toContain("Resign from this game?");
    expect(said()).toContain("Carter takes over and plays on. You can't come back to this game.");
    expect(asked).toEqual([]);
    await press("Resign");
    expect(asked).toEqual([`POST tables/${ID}/seats/0/resign`]);
    expect(onclose).toHaveBeenCalled();
  });

  it("for good may be the end of the game, where that is agreed", async () => {
    show(playing([ANNA, BO], { options: { ...OPTIONS, resigned: "nobody" } }));
    await press(/^Resign …/);
    expect(said()).toContain("The game ends with the scores as they are, and you can't win.");
  });

  it("for good costs the only try at the deal of the day", async () => {
    const deal = { day: "2026-11-18", challenge: null };
    show(playing([ANNA, BO], { options: { ...OPTIONS, resigned: "nobody", deal } }));
    await press(/^Resign …/);
    expect(said()).toContain("You only have one try. If you resign, you won't be in the ranking.");
  });

  it("says who of us resigns, at a screen that we share", async () => {
    const { asked } = show(playing([ANNA, person("Cas", { mine: true })]), 1);
    await press(/^Resign …/);
    expect(said()).toContain("Resign for Cas?");
    await press("Cancel");
    expect(asked).toEqual([]);
  });

  it("leads to the event that the game is a part of", () => {
    const event = { event: "e".repeat(16), round: 0, table: 0, closed: true };
    show(playing([ANNA, BO], { options: { ...OPTIONS, event } }));
    expect(screen.getByRole("link", { name: "To the event" }).getAttribute("href")).toBe(`#/event/${"e".repeat(16)}`);
    cleanup();
    show(playing());
    expect(screen.queryByRole("link", { name: "To the event" })).toBeNull();
  });

  it("is nothing for those who do not play", () => {
    show(playing(), null);
    expect(screen.queryByRole("button", { name: /Resign|Leave/ })).toBeNull();
  });
});

describe("a turn whose time is up", () => {
  const SPENT = { type: "refused", code: "time-up", rule: null, message: "Your time for this turn is up." };

  it("is told with what follows", async () => {
    const acting = someone(SPENT);
    acting.act({ type: "draw" });
    await vi.waitFor(() =>
      expect(acting.problem?.words).toBe(
        "You ran out of time, so a bot is finishing this turn. You play again from the next one.",
      ),
      PATIENCE,
    );
  });

  it("is not taken for anything else that is not possible now", async () => {
    const acting = someone({ ...SPENT, code: "conflict", message: "The game is over." });
    acting.act({ type: "draw" });
    await vi.waitFor(() => expect(acting.problem?.words).toContain("That isn't possible now."), PATIENCE);
  });
});

describe("slips beside the prompt", () => {
  function show(state: TableState, isMyTurn = false, hasResigned = false) {
    const acting = someone();
    const session = (now: TableState) => ({
      table: now,
      mine: now.seats.flatMap((seat, n) => (seat.mine ? [n] : [])),
      overdue: { left: [], at: 0 },
    });
    const view = { ...VIEW, last_turns: null };
    const props = { session: session(state), view, acting, isMyTurn, hasResigned, isOver: false };
    const { rerender } = render(Slips, props as never);
    const change = async (now: TableState, mine: boolean): Promise<void> => {
      await rerender({ session: session(now), isMyTurn: mine } as never);
      await tick();
    };
    return { acting, change };
  }
  const away = playing([{ ...ANNA, away: "time" }, BO]);

  it("say that I am back from the next turn on", async () => {
    const { change } = show(away, true);
    expect(said()).toContain("A bot is playing for you.");
    await press("I'm back");
    await waitFor(() =>
      expect(said()).toBe("You're back. A bot is finishing this turn; the next one is yours."),
    );
    await change(playing(), true); // the server has heard it, and the turn is still the bot's
    expect(said()).toContain("the next one is yours");
    await change(playing(), false);
    expect(said()).toBe("");
    await change(playing(), true);
    expect(said()).toBe("");
  });

  it("say nothing of it once the next turn has come, whatever was heard when", async () => {
    const { change } = show(away, true);
    await press("I'm back");
    await change(away, false);
    expect(said()).toBe("");
    await change(playing(), true);
    expect(said()).toBe("");
  });

  it("need not speak of turns to who comes back while others play", async () => {
    const { change } = show(playing([{ ...ANNA, away: "left" }, BO]));
    await press("I'm back");
    await change(playing(), false);
    await change(playing(), true);
    expect(said()).toBe("");
  });

  it("offer no way back to who has resigned", () => {
    show(playing([{ ...ANNA, away: "resigned" }, BO]), false, true);
    expect(said()).toBe("You resigned. A bot plays on for you.");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the players", () => {
  it("who have resigned are not handed the device, unless all of us have", () => {
    const gone = { ...ANNA, away: "resigned" } as const;
    const cas = person("Cas", { mine: true });
    expect(seatsInPlay([ANNA, BO, cas])).toEqual([0, 2]);
    expect(seatsInPlay([gone, BO, cas])).toEqual([2]);
    expect(seatsInPlay([gone, BO])).toEqual([0]);
  });

  it("are shown as resigned, with a bot that plays on", () => {
    const state = playing([ANNA, { ...BO, away: "resigned" }]);
    const view = { ...VIEW, phase: "turn" as const, to_act: [0] };
    render(Players, { table: state, view, clocks: null, at: 0, me: 0 });
    expect(said()).toContain("resigned: a bot plays on");
  });

  it("whose game has ended early are waited for no longer", () => {
    const state = playing([ANNA, { ...BO, away: "resigned" }], { status: "abandoned" });
    const view = { ...VIEW, phase: "turn" as const, to_act: [] };
    render(Players, { table: state, view, clocks: null, at: 0, me: 0 });
    expect(said()).not.toContain("plays on");
  });
});

describe("how long the others wait", () => {
  it("is what was heard last, with the table or with the game", () => {
    const socket: Socket = {
      send: () => undefined,
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    const session = new Session(ID, new Live(() => socket));
    const tell = (message: unknown): void => socket.onmessage?.({ data: JSON.stringify(message) });
    tell({ type: "welcome", protocol: PROTOCOL, version: "0", me: { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" } });
    const state = (overdue: (number | null)[]) =>
      tell({ type: "table", table: playing([ANNA, bot()], { overdue }) });
    const game = { table: ID, seat: 0, number: 1, steps: [], view: VIEW, legal: [], can_undo: false, clocks: null };
    state([null, 5000]);
    expect(session.overdue.left).toEqual([null, 5000]);
    tell({ type: "game", ...game, overdue: [null, 4000], undone: null });
    expect(session.overdue.left).toEqual([null, 4000]);
    tell({ type: "moved", ...game, overdue: [null, null] });
    expect(session.overdue.left).toEqual([null, null]);
    state([7000, null]);
    expect(session.overdue.left).toEqual([7000, null]);
    session.close();
  });
});
