import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Acting } from "../src/play/acting.svelte";
import { choicesOf } from "../src/play/choices";
import Overdue from "../src/play/Overdue.svelte";
import { awaited, endingOf, rounded } from "../src/play/overdue";
import type { BoardFacts, TableState } from "../src/protocol";
import type { Session } from "../src/state/session.svelte";
import { Refused, serve, type Answers } from "./pages-server";
import { bot, ID, OPTIONS, person, table } from "./pages-tables";
import { PATIENCE } from "./patience";

const MINUTE = 60_000;
const ANNA = person("Anna", { mine: true });
const SEATS = [ANNA, person("Bram", { here: false }), person("Cees"), bot()];

/** A game without a clock, in which the others wait for an hour. */
function playing(more: Partial<TableState> = {}): TableState {
  const options = { ...OPTIONS, patience: 3600 };
  return table(SEATS, { status: "playing", options, ...more });
}

const waits = (...left: (number | null)[]) => ({ left, at: 1000 });

describe("waiting for somebody who stays away", () => {
  it("is worth a word in the last tenth of the time, counted from when it was heard", () => {
    const overdue = waits(null, 10 * MINUTE, null, null);
    expect(awaited(playing(), overdue, 1000)).toBeNull();
    expect(awaited(playing(), overdue, 1000 + 3 * MINUTE)).toBeNull();
    expect(awaited(playing(), overdue, 1000 + 4 * MINUTE)).toEqual({ seat: 1, left: 6 * MINUTE });
    expect(awaited(playing(), overdue, 1000 + 99 * MINUTE)).toEqual({ seat: 1, left: 0 });
  });

  it("is worth it in the last minute, however short the time is", () => {
    const short = playing({ options: { ...OPTIONS, patience: 60 } });
    expect(awaited(short, waits(null, MINUTE, null, null), 1000)).toEqual({ seat: 1, left: MINUTE });
  });

  it("names the one who is longest overdue", () => {
    expect(awaited(playing(), waits(null, 2000, 500, null), 1000)).toEqual({ seat: 2, left: 500 });
  });

  it("is nothing to me, to those who look on, or to those who do not play any more", () => {
    const late = waits(0, 0, null, null);
    expect(awaited(playing(), waits(0, null, null, null), 1000)).toBeNull();
    expect(awaited(playing({ status: "abandoned" }), late, 1000)).toBeNull();
    const others = SEATS.map((seat) => ({ ...seat, mine: false }));
    expect(awaited(playing({ seats: others }), late, 1000)).toBeNull();
    const gone = [{ ...ANNA, away: "resigned" } as const, ...SEATS.slice(1)];
    expect(awaited(playing({ seats: gone }), late, 1000)).toBeNull();
  });

  it("is counted down by the minute, and by the hour as long as there are many", () => {
    expect([1, MINUTE, MINUTE + 1, 119 * MINUTE, 121 * MINUTE].map(rounded)).toEqual([
      60,
      60,
      120,
      119 * 60,
      3 * 3600,
    ]);
  });

  it("asks all who play to agree to the end, but not the one who is away", () => {
    expect(endingOf(playing(), 1)).toEqual({ isMine: false, others: [], missing: [2] });
    expect(endingOf(playing({ ending: [0] }), 1)).toEqual({ isMine: true, others: [], missing: [2] });
    expect(endingOf(playing({ ending: [2] }), 1)).toEqual({ isMine: false, others: [2], missing: [] });
    const seats = SEATS.map((seat, n) => (n === 2 ? { ...seat, away: "left" as const } : seat));
    expect(endingOf(playing({ seats }), 1).missing).toEqual([]);
  });
});

describe("the slip about somebody who stays away", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function show(state: TableState, left: number, answers: Answers = {}) {
    const asked = serve(answers);
    const session = { id: ID, games: new Map() } as unknown as Session;
    const acting = new Acting(session, {} as BoardFacts, () => 0, () => choicesOf([], null));
    const overdue = { left: [null, left, null, null], at: performance.now() };
    const { rerender } = render(Overdue, { table: state, overdue, acting });
    return { asked, acting, rerender };
  }
  const said = (): string => document.body.textContent!.replace(/\s+/g, " ").trim();
  const buttons = (): string[] =>
    screen.queryAllByRole("button").map((each) => each.textContent!.trim());
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("counts down, and then lets a bot take over", async () => {
    const { asked } = show(playing(), 3 * MINUTE);
    expect(said()).toBe("In 3 minutes you can let a bot take over for Bram.");
    await vi.advanceTimersByTimeAsync(MINUTE + 1000);
    expect(said()).toBe("In 2 minutes you can let a bot take over for Bram.");
    expect(buttons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(said()).toContain("Bram hasn't played for 1 hour.");
    expect(buttons()).toEqual(["Let a bot take over", "End the game"]);
    await press("Let a bot take over");
    expect(asked).toEqual([`POST tables/${ID}/seats/1/replace`]);
  });

  it("ends the game, if the others agree", async () => {
    const { asked, rerender } = show(playing(), 0);
    await press("End the game");
    expect(said()).toContain("Bram can't win. The other players must agree.");
    expect(asked).toEqual([]);
    const [, sure] = screen.getAllByRole("button", { name: "End the game" });
    await fireEvent.click(sure!);
    expect(asked).toEqual([`POST tables/${ID}/end`]);
    await rerender({ table: playing({ ending: [0] }) });
    expect(said()).toContain("Waiting for Cees to agree.");
    await vi.waitFor(() => expect(buttons()).toEqual(["Let a bot take over"]), PATIENCE);
  });

  it("says who would like to end the game", () => {
    show(playing({ ending: [2] }), 0);
    expect(said()).toContain("Cees would like to end the game.");
    expect(buttons()).toContain("End the game");
  });

  it("says why it was refused", async () => {
    const late = { [`POST tables/${ID}/seats/1/replace`]: new Refused(409, "conflict") };
    const { acting } = show(playing(), 0, late);
    await press("Let a bot take over");
    await vi.waitFor(() => expect(acting.problem?.words).toContain("isn't possible now"), PATIENCE);
    expect(acting.sending).toBe(false);
  });
});
