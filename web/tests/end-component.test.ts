import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countOf, LASTS } from "../src/end/count";
import End from "../src/end/End.svelte";
import { sounds } from "../src/sound/sound";
import { BOARD, LAST, REPLAY, table, VIEW } from "./replay-fixture";

// Cards have tests of their own, and are slow without a screen.
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
    expect(document.querySelectorAll(".face")).toHaveLength(0);
    await wait(2 * LASTS.routes);
    expect(document.querySelectorAll(".face")).toHaveLength(1);
    expect(screen.queryByText(`${winner} wins`)).toBeNull();
    await wait(60_000);
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    const completed = count.beats.filter((beat) => beat.kind === "contract" && beat.completed);
    expect(stamp).toHaveBeenCalledTimes(completed.length);
    expect(carillon).toHaveBeenCalledOnce();
  });

  it("is skipped by Space, by a click, and where nothing is to move", async () => {
    show();
    await fireEvent.keyDown(document.querySelector("dialog")!, { key: " " });
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    cleanup();
    show();
    await fireEvent.click(document.querySelector("dialog")!);
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
    cleanup();
    show({ still: true });
    await tick();
    expect(screen.getByText(`${winner} wins`)).toBeTruthy();
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
