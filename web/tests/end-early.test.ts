import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Early from "../src/end/Early.svelte";
import { whyEarly, wonEarly } from "../src/end/early";
import EarlyEnd from "../src/end/EarlyEnd.svelte";
import Result from "../src/end/Result.svelte";
import { countOf } from "../src/end/count";
import type { SeatState, TableState } from "../src/protocol";
import { helpedName, personName } from "../src/words/naming";
import { speak } from "../src/words/words.svelte";
import { serve } from "./pages-server";
import { ID, OPTIONS, person, table } from "./pages-tables";
import { LAST, table as counted } from "./replay-fixture";
import "./patience";

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await speak("en");
});

const ANNA = person("Anna", { mine: true });
const BRAM = person("Bram", { colour: "ochre" });
const CEES = person("Cees", { colour: "ivory" });
const gone = (seat: SeatState, away: SeatState["away"] = "resigned"): SeatState => ({ ...seat, away });

/** A game that ended as it stood. */
function ended(
  seats: readonly SeatState[],
  totals: readonly number[],
  winners: readonly number[],
  gave_up: readonly number[],
): TableState {
  const completed = totals.map(() => 0);
  return table(seats, { status: "abandoned", result: { totals, completed, winners, gave_up, practice: false, hinted: [] } });
}

const told = (state: TableState): string => `${whyEarly(state)} ${wonEarly(state)}`.trim();

describe("a game that ended early", () => {
  it("says who resigned, and who has won", () => {
    expect(told(ended([ANNA, gone(BRAM)], [34, 12], [0], [1]))).toBe(
      "Bram resigned. You win, 34 to 12.",
    );
    expect(told(ended([gone(ANNA), BRAM], [34, -2], [1], [0]))).toBe(
      "You resigned. Bram wins, −2 to 34.",
    );
  });

  it("says who stayed away", () => {
    expect(told(ended([ANNA, BRAM, CEES], [1, 12, 3], [0], [1]))).toBe(
      "Bram didn't come back. You win with 1 point.",
    );
    expect(told(ended([ANNA, gone(BRAM), gone(CEES, "time")], [9, 2, 3], [0], [1, 2]))).toBe(
      "Bram resigned. Cees didn't come back. You win with 9 points.",
    );
  });

  it("names everybody who shares the victory, and everybody by name at a shared screen", () => {
    expect(told(ended([ANNA, BRAM, gone(CEES)], [9, 9, 3], [0, 1], [2]))).toBe(
      "Cees resigned. Anna and Bram share the victory",
    );
    const beside = person("Dirk", { mine: true });
    expect(told(ended([ANNA, gone(beside)], [9, 3], [0], [1]))).toBe(
      "Dirk resigned. Anna wins, 9 to 3.",
    );
  });

  it("says so though nobody gave it up or won it", () => {
    expect(told(ended([ANNA, BRAM], [9, 3], [], []))).toBe("The game has ended");
  });

  it("is told in other languages as they would put it", async () => {
    const state = ended([ANNA, gone(BRAM)], [34, 12], [0], [1]);
    await speak("da");
    expect(told(state)).toBe("Bram gav op. Du vinder med 34 mod 12.");
    await speak("sv");
    expect(told(state)).toBe("Bram gav upp. Du vinner med 34 mot 12.");
  });
});

describe("its panel", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });

  it("shows how it stood, winners first, and the way home, but no other game", () => {
    render(Early, { table: ended([gone(ANNA), BRAM], [34, 12], [1], [0]) });
    const lines = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(lines).toEqual(["Bram 12", "Anna resigned 34"]);
    expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("#/");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("leads on to the event or the deal that it was a part of", () => {
    const state = ended([gone(ANNA), BRAM], [34, 12], [1], [0]);
    const way = (more: Partial<TableState["options"]>): (string | null)[] => {
      cleanup();
      render(Early, { table: { ...state, options: { ...OPTIONS, ...more } } });
      const [first, ...rest] = screen.getAllByRole("link");
      expect(first!.classList).toContain("first");
      for (const each of rest) expect(each.classList).not.toContain("first");
      return [first!.textContent!.trim(), first!.getAttribute("href"), ...rest.map((each) => each.getAttribute("href"))];
    };
    const event = { event: "e".repeat(16), round: 0, table: 0, closed: false };
    expect(way({ event })).toEqual(["To the event", `#/event/${"e".repeat(16)}`, "#/"]);
    const deal = { day: "2026-11-18", challenge: null };
    expect(way({ deal })).toEqual(["See the ranking", "#/daily", "#/"]);
    expect(way({})).toEqual(["Back to home", "#/"]);
  });

  it("says what a rated game did to my rating, or why it did nothing", async () => {
    const rated = { ...OPTIONS, rated: true };
    const lost = { ...ended([gone(ANNA), BRAM], [34, 12], [1], [0]), options: rated };
    serve({ [`GET tables/${ID}/rating`]: { pace: "slow", unrated: null, before: 1500, after: 1481, provisional: true } });
    render(Early, { table: lost });
    await screen.findByText(/Your rating for slow games is now 1481 \(−19\)\. It's still provisional\./);
    expect(screen.getByRole("link", { name: "My profile" }).getAttribute("href")).toBe("#/people/me");
    cleanup();
    serve({ [`GET tables/${ID}/rating`]: { pace: "live", unrated: "unfinished", before: null, after: null, provisional: false } });
    render(Early, { table: lost });
    await screen.findByText(/This game didn't count for ratings: it wasn't finished\./);
  });

  it("says nothing of ratings to spectators, or after a friendly game", async () => {
    const asked = vi.fn(() => ({ pace: "live", unrated: null, before: 1500, after: 1600, provisional: false }));
    serve({ [`GET tables/${ID}/rating`]: asked });
    const seats = [gone({ ...ANNA, mine: false }), BRAM];
    render(Early, { table: { ...ended(seats, [34, 12], [1], [0]), options: { ...OPTIONS, rated: true } } });
    render(Early, { table: ended([gone(ANNA), BRAM], [34, 12], [1], [0]) });
    await tick();
    expect(asked).not.toHaveBeenCalled();
  });

  it("lies over the board, which can be looked at again", async () => {
    const onclose = vi.fn();
    render(EarlyEnd, { table: ended([ANNA, gone(BRAM)], [34, 12], [0], [1]), onclose });
    expect(screen.getByRole("dialog", { name: "You win, 34 to 12." })).toBeTruthy();
    expect(screen.queryByText("Play again")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the board" }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("names", () => {
  it("tell of a bot's help, in the result too", async () => {
    expect(helpedName("Anna", "carter")).toBe("Anna (with Carter)");
    const count = countOf(LAST.events)!;
    const winner = count.winners[0]!;
    const seats = counted().seats.map((seat, n) => (n === winner ? gone({ ...seat, mine: false }, "time") : seat));
    const { seats: players } = counted();
    render(Result, { count, table: counted({ seats }), me: null, still: true });
    await tick();
    expect(document.body.textContent).toContain(`${players[winner]!.name} (with Carter) wins`);
  });

  it("of a second guest of the same number are guests too", async () => {
    await speak("da");
    expect(personName("Guest 7")).toBe("Gæst 7");
    expect(personName("Guest 7 2")).toBe("Gæst 7 2");
    expect(personName("Anna 2")).toBe("Anna 2");
  });
});
