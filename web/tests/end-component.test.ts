import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countOf, LASTS } from "../src/end/count";
import End from "../src/end/End.svelte";
import { sounds } from "../src/sound/sound";
import { BOARD, LAST, REPLAY, table, VIEW } from "./replay-fixture";
import "./patience";

// Cards and the board have tests of their own, and are slow without a screen.
vi.mock("../src/board/Board.svelte", () => ({ default: () => undefined }));
vi.mock("../src/cards/ContractCard.svelte", () => ({ default: () => undefined }));

const count = countOf(LAST.events)!;
const winner = REPLAY.seats[count.winners[0]!]!.name;

function show(more: Record<string, unknown> = {}) {
  const onrematch = vi.fn();
  const onclose = vi.fn();
  const props = {
    board: BOARD,
    table: table(),
    view: VIEW,
    events: LAST.events,
    me: null,
    still: false,
    onrematch,
    onclose,
    ...more,
  };
  render(End, { props });
  return { onrematch, onclose };
}

async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
}

function totals(): string[] {
  return [...document.querySelectorAll(".tally .total")].map((each) => each.textContent ?? "");
}

beforeEach(() => {
  vi.useFakeTimers();
  // A page without a screen has dialogs, but does not open them.
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
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the end", () => {
  it("tells the count step by step, and then who has won", async () => {
    const stamp = vi.spyOn(sounds, "stamp");
    const carillon = vi.spyOn(sounds, "carillon");
    show();
    expect(totals()).toEqual(["0", "0"]);
    await wait(900);
    expect(totals()).toEqual([String(count.scores[0]!.routes), "0"]);
    expect(document.querySelectorAll(".tally .face")).toHaveLength(0);
    await wait(2 * LASTS.routes);
    expect(document.querySelectorAll(".tally .face")).toHaveLength(1);
    expect(screen.queryByText(`${winner} wins`)).toBeNull();
    await wait(60_000);
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    const completed = count.beats.filter((beat) => beat.kind === "contract" && beat.completed);
    expect(stamp).toHaveBeenCalledTimes(completed.length);
    expect(carillon).toHaveBeenCalledOnce();
  });

  it("is skipped by a button, by Escape, and where nothing is to move", async () => {
    const ontold = vi.fn();
    show({ ontold });
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    cleanup();
    show({ ontold });
    await fireEvent(document.querySelector("dialog")!, new Event("cancel", { cancelable: true }));
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    cleanup();
    show({ ontold, still: true });
    await tick();
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    expect(ontold).toHaveBeenCalledTimes(3);
  });

  it("is stepped by whoever asks for the next thing, and waits for them from then on", async () => {
    show();
    const next = screen.getByRole("button", { name: "Next" });
    await fireEvent.click(next);
    expect(totals()).toEqual([String(count.scores[0]!.routes), "0"]);
    await wait(60_000);
    expect(totals()).toEqual([String(count.scores[0]!.routes), "0"]);
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(totals()).toEqual(count.scores.map(({ routes }) => String(routes)));
    for (let told = 2; told < count.beats.length; told++) await fireEvent.click(next);
    expect(totals()).toEqual(REPLAY.result!.totals.map(String));
    await fireEvent.click(next);
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
  });

  it("is not told again by itself, but when it is asked for", async () => {
    const carillon = vi.spyOn(sounds, "carillon");
    const ontold = vi.fn();
    show({ isCounted: true, ontold });
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    await wait(60_000);
    expect([carillon.mock.calls.length, ontold.mock.calls.length]).toEqual([0, 0]);
    await fireEvent.click(screen.getByRole("button", { name: "Show the scoring again" }));
    expect(totals()).toEqual(["0", "0"]);
    await wait(900);
    expect(totals()[0]).toBe(String(count.scores[0]!.routes));
  });

  it("draws a contract on the map while it is counted, and says what was missing", async () => {
    show();
    const next = screen.getByRole("button", { name: "Next" });
    for (const [place, beat] of count.beats.entries()) {
      await fireEvent.click(next);
      const said = document.querySelector(".said")!.textContent!;
      const lines = document.querySelectorAll(".map g[style]");
      const gaps = document.querySelectorAll(".map g.gap");
      const rings = document.querySelectorAll(".map circle.end");
      if (beat.kind === "contract") {
        expect(lines.length, String(place)).toBeGreaterThan(0);
        expect([gaps.length > 0, rings.length]).toEqual([!beat.completed, 2]);
        expect(said).toMatch(beat.completed ? /completed/ : /short/);
      } else {
        expect([gaps.length, rings.length]).toEqual([0, 0]);
      }
    }
  });

  it("tells me my place, how far I was from winning, and what decided it", async () => {
    const [won, lost] = [count.winners[0]!, 1 - count.winners[0]!];
    const margin = Math.abs(count.scores[0]!.total - count.scores[1]!.total);
    const mine = (seat: number) =>
      table({ seats: table().seats.map((each, n) => ({ ...each, mine: n === seat })) });
    show({ still: true, me: won, table: mine(won) });
    await tick();
    const said = document.querySelector(".result")!.textContent!;
    expect(said).toContain(`${margin} points ahead of ${REPLAY.seats[lost]!.name}`);
    expect(said).toMatch(/Decided by (routes|contracts|merchandise): you scored \d+ points? more than/);
    cleanup();
    show({ still: true, me: lost, table: mine(lost) });
    await tick();
    const told = document.querySelector(".result")!.textContent!;
    expect(told).toContain(`You were ${margin} points behind.`);
    expect(told).toContain(`${REPLAY.seats[won]!.name} scored`);
  });

  it("has the score of the series, with this game", async () => {
    const [won, lost] = [count.winners[0]!, 1 - count.winners[0]!];
    const wins = [0, 0];
    wins[lost] = 1;
    show({ still: true, table: table({ series: { games: 1, wins } }) });
    await tick();
    expect(screen.getByText("All square.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "1 : 1" })).toBeTruthy();
    cleanup();
    wins[won] = 2;
    const seats = table().seats.map((each, n) => ({ ...each, mine: n === won }));
    show({ still: true, me: won, table: table({ seats, series: { games: 3, wins } }) });
    await tick();
    expect(screen.getByText("Series after 4 games")).toBeTruthy();
    expect(screen.getByText("You lead.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "3 : 1" })).toBeTruthy();
  });

  it("says that it was practice", async () => {
    show({ still: true, table: table({ practice: true }) });
    await tick();
    expect(screen.getByText(/practice game/)).toBeTruthy();
  });

  it("shows the whole count, and speaks to the winner", async () => {
    show({ still: true, me: count.winners[0] });
    await tick();
    expect(screen.getByText("You win")).toBeTruthy();
    const cells = [...document.querySelectorAll("tfoot td")].map((cell) => cell.textContent);
    expect(cells).toEqual(REPLAY.result!.totals.map(String));
  });

  it("says that equal points were decided by contracts", async () => {
    const total = Math.max(...REPLAY.result!.totals);
    const events = LAST.events.map((event) =>
      event.type === "seat-scored" ? { ...event, score: { ...event.score, total } } : event,
    );
    show({ still: true, events });
    await tick();
    expect(screen.getByText(/most completed contracts wins/)).toBeTruthy();
  });

  it("names all who share the victory", async () => {
    const events = LAST.events.map((event) =>
      event.type === "game-ended" ? { ...event, winners: [0, 1] } : event,
    );
    show({ still: true, events });
    await tick();
    expect(screen.getByText("Anna and Willem share the victory")).toBeTruthy();
  });

  it("offers another game to those who played, and a way back to the board", async () => {
    const { onrematch, onclose } = show({ still: true });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(onrematch).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Save as a file" }).getAttribute("href")).toBe(
      "/api/tables/AAAAAAAAAAAAAAAA/record",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Back to the board" }));
    expect(onclose).toHaveBeenCalledOnce();
    cleanup();
    const seats = table().seats.map((seat) => ({ ...seat, mine: false }));
    show({ still: true, table: table({ seats }) });
    await tick();
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });
});
