import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawingAddress } from "../src/board/drawing";
import Replay from "../src/pages/Replay.svelte";
import { change } from "../src/state/settings.svelte";
import { BOARD, SENT } from "./replay-fixture";
import "./patience";

// Modules ask for the width of the screen as soon as they are read, and here is no screen.
vi.hoisted(() => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  globalThis.matchMedia = (() => query) as unknown as typeof matchMedia;
});

// The board has tests of its own, and is slow without a screen.
vi.mock("../src/board/Board.svelte", () => ({ default: () => undefined }));

const TABLE = "AAAAAAAAAAAAAAAA";
const asked = vi.fn<(path: string, how?: RequestInit) => Response>();

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  change({ motion: "none", sound: false });
  asked.mockReset().mockImplementation(() => answer(SENT));
  vi.stubGlobal("fetch", (path: string, how?: RequestInit) => {
    if (path === "/api/me") return Promise.resolve(answer({ id: "x", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" }));
    if (path === "/api/boards/amsterdam") return Promise.resolve(answer(BOARD));
    if (path === drawingAddress("amsterdam")) return Promise.resolve(answer(BOARD.drawing));
    return Promise.resolve(asked(path, how));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(step: number | null = null, seat: number | null = null) {
  const shown = render(Replay, { props: { table: TABLE, step, seat } });
  await waitFor(() => expect(slider()).not.toBeNull());
  return shown;
}

function slider(): Element | null {
  return document.querySelector("input[type=range]");
}

function step(): string | null {
  return slider()?.getAttribute("aria-valuetext") ?? null;
}

describe("the replay page", () => {
  it("fetches the game of a table and shows the moment of the link", async () => {
    await show(5);
    expect(asked.mock.calls[0]![0]).toBe(`/api/tables/${TABLE}/replay`);
    expect(step()).toBe("Step 5 of 52");
  });

  it("goes through the game by keys", async () => {
    await show();
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(step()).toBe("Step 1 of 52");
    await fireEvent.keyDown(window, { key: "End" });
    expect(step()).toBe("Step 52 of 52");
    expect(document.querySelector("h1")!.textContent).toBe("Anna won");
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(step()).toBe("Step 51 of 52");
    await fireEvent.keyDown(window, { key: "Home" });
    expect(step()).toBe("Step 0 of 52");
    await fireEvent.keyDown(window, { key: " " });
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
  });

  it("shows all hands, or the game as one seat saw it", async () => {
    await show(7);
    expect(screen.getByRole("article", { name: /^Anna: \d cards/ })).toBeTruthy();
    expect(screen.getByText("Willem drew a wild from the deck.")).toBeTruthy();
    await fireEvent.change(screen.getByRole("combobox", { name: "View" }), {
      target: { selectedIndex: 1 },
    });
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByText("Willem drew a card from the deck.")).toBeTruthy();
    expect(screen.queryByText("Willem drew a wild from the deck.")).toBeNull();
  });

  it("follows a link to another moment", async () => {
    const { rerender } = await show(5);
    await rerender({ step: 8, seat: 1 });
    expect(step()).toBe("Step 8 of 52");
    expect(screen.getByText(/^Willem drew a wild/)).toBeTruthy();
  });

  it("copies a link to this moment, or shows it where it may not", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { ...navigator, languages: ["en"], clipboard: { writeText } });
    await show(5, 1);
    const copy = screen.getByRole("button", { name: "Copy a link to this moment" });
    await fireEvent.click(copy);
    const link = `${location.origin}/share/replay/${TABLE}?step=5&seat=1`;
    expect(writeText).toHaveBeenCalledWith(link);
    await screen.findByText("Link copied.");
    writeText.mockRejectedValue(new Error("not allowed"));
    await fireEvent.click(copy);
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link to this moment" });
    expect(field.value).toBe(link);
  });

  it("says that a game is missing, and where to go from there", async () => {
    asked.mockImplementation(() => answer({ code: "not-found", message: "", rule: null }, 404));
    render(Replay, { props: { table: TABLE, step: null, seat: null } });
    expect((await screen.findByRole("alert")).textContent).toMatch(/no game at this address/);
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("#/");
    expect(screen.queryByLabelText(/Drop a saved game/)).toBeNull();
  });

  it("opens the record in a file that is dropped, and says what is wrong with another", async () => {
    render(Replay, { props: { table: null, step: null, seat: null } });
    const drop = (text: string): Promise<boolean> =>
      fireEvent.drop(window, { dataTransfer: { files: [new File([text], "game.json")] } });
    await drop("a shopping list");
    expect((await screen.findByRole("alert")).textContent).toMatch(/isn't a saved game/);
    expect(asked).not.toHaveBeenCalled();
    await drop('{"format": "grachten-record/1"}');
    await waitFor(() => expect(slider()).not.toBeNull());
    expect(asked.mock.calls[0]![0]).toBe("/api/replays");
    expect(asked.mock.calls[0]![1]!.body).toBe('{"format":"grachten-record/1"}');
    expect(screen.queryByRole("button", { name: /Copy a link/ })).toBeNull();
    await drop("nonsense");
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    expect(slider()).not.toBeNull();
  });
});
