import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import TablePage from "../src/pages/TablePage.svelte";
import { PROTOCOL, type TableState, type View } from "../src/protocol";
import { change } from "../src/state/settings.svelte";
import { serve } from "./pages-server";
import { ID, OPTIONS, person, table } from "./pages-tables";
import { BOARD, REPLAY } from "./replay-fixture";
import "./patience";

// Modules ask for the width of the screen as soon as they are read, and here is no screen.
vi.hoisted(() => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  globalThis.matchMedia = (() => query) as unknown as typeof matchMedia;
});

// They have tests of their own, and are slow without a screen.
vi.mock("../src/board/Board.svelte", () => ({ default: () => undefined }));
vi.mock("../src/play/Mine.svelte", () => ({ default: () => undefined }));

/** The live connection, once it is there. */
let socket: FakeSocket | null = null;
const tell = (message: unknown): void => socket?.onmessage?.({ data: JSON.stringify(message) });

class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    socket = this; // eslint-disable-line @typescript-eslint/no-this-alias -- the test speaks through it
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  change({ motion: "none", sound: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANNA = person("Anna", { mine: true });
const BO = person("Bo", { colour: "ochre" });
const FRAME = REPLAY.frames[4]!;
const RESULT = { totals: [34, 12], completed: [0, 0], winners: [0], gave_up: [1], practice: false, hinted: [] };

const RATING = { pace: "live", unrated: null, before: 1500, after: 1531, provisional: false };

const playing = (more: Partial<TableState> = {}): TableState =>
  table([ANNA, BO], { status: "playing", ...more });

/** Come to a table, and hear how it stands; with a game, or without. */
async function come(state: TableState, view: View | null) {
  socket = null;
  const asked = serve({ "GET boards/amsterdam": BOARD, [`GET tables/${ID}/rating`]: RATING });
  render(TablePage, { table: ID });
  const welcome = { type: "welcome", protocol: PROTOCOL, version: "0", me: { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" } };
  await waitFor(() => expect(socket?.onmessage).toBeTruthy());
  tell(welcome);
  tell({ type: "table", table: state });
  const game = { table: ID, seat: 0, number: 4, steps: [], clocks: null, overdue: [null, null] };
  if (view)
    tell({ type: "game", ...game, view, legal: [{ type: "draw" }], can_undo: true, undone: null });
  return { asked, change: (now: TableState) => tell({ type: "table", table: now }) };
}

const VIEW: View = { ...FRAME.view, phase: "turn", to_act: [0], own: FRAME.own[0]! };
const prompt = (words: string) => screen.findByText(words);

describe("a table in play", () => {
  it("is resigned from by way of its menu, and shows how it ended", async () => {
    const options = { ...OPTIONS, resigned: "nobody" } as const;
    const { asked, change } = await come(playing({ options }), VIEW);
    await prompt("Take cards, claim a route, or draw contracts");
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Resign …/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Resign" }));
    await waitFor(() => expect(asked).toEqual([`POST tables/${ID}/seats/0/resign`]));
    const seats = [{ ...ANNA, away: "resigned" } as const, BO];
    const result = { ...RESULT, winners: [1], gave_up: [0] };
    change(playing({ seats, options, status: "abandoned", result }));
    await screen.findByText("Bo wins, 12 to 34.");
    expect(screen.getByText("You resigned.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the board" }));
    await prompt("The game is over");
    for (const name of ["Undo", "Play again", "I'm back"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Final scoring" }));
    await screen.findByText("Bo wins, 12 to 34.");
  });

  it("shows that it is rated, and says what that means, until it is over", async () => {
    const options = { ...OPTIONS, rated: true };
    const { change } = await come(playing({ options }), VIEW);
    await prompt("Take cards, claim a route, or draw contracts");
    expect(screen.queryByText(/^The game counts for everyone's rating/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Rated" }));
    expect(screen.getByRole("dialog").textContent).toContain("The game counts for everyone's rating");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    change(playing({ options, status: "abandoned", result: RESULT }));
    await screen.findByText("You win, 34 to 12.");
    await screen.findByText(/Your rating for live games is now 1531 \(\+31\)\./);
    expect(screen.queryByRole("button", { name: "Rated" })).toBeNull();
  });

  it("shows nothing of the kind in a friendly game", async () => {
    await come(playing(), VIEW);
    await prompt("Take cards, claim a route, or draw contracts");
    expect(screen.queryByRole("button", { name: "Rated" })).toBeNull();
  });

  it("is only watched by who has resigned, while a bot plays on", async () => {
    const { change } = await come(playing(), VIEW);
    await prompt("Take cards, claim a route, or draw contracts");
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    change(playing({ seats: [{ ...ANNA, away: "resigned" }, BO] }));
    await prompt("You are watching");
    expect(screen.getByText("You resigned. A bot plays on for you.", { selector: ".slip" })).toBeTruthy();
    for (const name of ["Undo", "I'm back"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    const deck = screen.getByRole("button", { name: /^Draw from the deck/ });
    expect(deck.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(screen.queryByRole("button", { name: /^(Resign|Leave)/ })).toBeNull();
  });
});

describe("a table whose game has ended early", () => {
  it("shows how, to those who come later", async () => {
    await come(playing({ status: "abandoned", result: RESULT }), null);
    await screen.findByText("You win, 34 to 12.");
    expect(screen.getByRole("link", { name: "Back to home" })).toBeTruthy();
  });

  it("says that nobody went on with it, where nobody has won", async () => {
    await come(playing({ status: "abandoned" }), null);
    await screen.findByText(/^This game was abandoned/);
  });
});
