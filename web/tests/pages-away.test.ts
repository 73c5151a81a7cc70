import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Start from "../src/pages/Start.svelte";
import Watch from "../src/pages/Watch.svelte";
import { following } from "../src/parts/games";
import type { TableState } from "../src/protocol";
import { serve } from "./pages-server";
import { ID, OPTIONS, person, summary, table } from "./pages-tables";
import "./patience";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANNA = person("Anna", { mine: true });
const BO = person("Bo", { colour: "ochre" });
const MINE = summary({ names: ["Anna", "Bo"], levels: [null, null] });
const AWAY = `POST tables/${ID}/put-away`;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** My games: this one, until it is put away or left. */
async function show(state: TableState, listed = MINE) {
  const asked: string[] = serve({
    "GET me/tables": () => ({ tables: asked.length > 0 ? [] : [listed], more: null }),
    [`GET tables/${ID}`]: state,
    [AWAY]: undefined,
  });
  render(Start);
  await fireEvent.click(await button("Remove the game with Bo from your list"));
  return asked;
}

describe("putting a game away", () => {
  it("is done at once where I do not play any more, and the list is read again", async () => {
    const asked = await show(table([{ ...ANNA, away: "resigned" }, BO], { status: "playing" }));
    await waitFor(() => expect(screen.queryByText("Your games")).toBeNull());
    expect(asked).toEqual([AWAY]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is preceded by leaving, where I still play", async () => {
    const asked = await show(table([ANNA, BO], { status: "playing" }));
    await fireEvent.click(await button(/^Leave the table/));
    await waitFor(() => expect(asked).toEqual([`POST tables/${ID}/leave`, AWAY]));
  });

  it("or by resigning, with what follows", async () => {
    const options = { ...OPTIONS, resigned: "nobody" } as const;
    const asked = await show(table([ANNA, BO], { status: "playing", options }));
    await screen.findByText("You're still in this game. How should it go on without you?");
    expect(asked).toEqual([]);
    await fireEvent.click(await button(/^Resign.*The game ends with the scores as they are/));
    await waitFor(() => expect(asked).toEqual([`POST tables/${ID}/seats/0/resign`, AWAY]));
  });

  it("means to leave a table where nothing has begun", async () => {
    const open = summary({ ...MINE, status: "open" });
    const asked = await show(table([ANNA, BO], { status: "open" }), open);
    await screen.findByText(/^The game hasn't started yet/);
    expect(screen.queryByRole("button", { name: /^Resign/ })).toBeNull();
    await fireEvent.click(await button("Leave the table"));
    await waitFor(() => expect(asked).toEqual([`POST tables/${ID}/leave`]));
  });
});

describe("games to watch", () => {
  it("that I have finished are put away one by one", async () => {
    const other = summary({ id: "b".repeat(16), status: "over", names: ["Anna", "Cas"], levels: [null, null] });
    const asked = serve({
      "GET me/tables": { tables: [summary({ ...MINE, status: "over" }), other], more: null },
      [AWAY]: undefined,
    });
    render(Watch);
    await fireEvent.click(await button("Remove the game with Bo from your list"));
    await waitFor(() => expect(screen.queryByRole("article", { name: "Anna and Bo" })).toBeNull());
    expect(screen.getByRole("article", { name: "Anna and Cas" })).toBeTruthy();
    expect(asked).toEqual([AWAY]);
  });

  it("that ended early say so, with their winner, and lead to the result", async () => {
    const result = { totals: [30, 41], completed: [1, 2], winners: [0], gave_up: [1], practice: false, hinted: [] };
    serve({ "GET me/tables": { tables: [summary({ ...MINE, status: "abandoned", result })], more: null } });
    render(Watch);
    const link = await screen.findByRole("link", { name: "Result" });
    expect(link.getAttribute("href")).toBe(`#/table/${ID}`);
    expect(screen.getByText(/Ended early · Won by Anna, 30 points/)).toBeTruthy();
  });

  it("in public are shown page by page", async () => {
    const next = summary({ id: "c".repeat(16), mine: [], names: ["Cas", "Dirk"], levels: [null, null] });
    const first = summary({ mine: [], names: ["Eva", "Frans"], levels: [null, null] });
    serve({
      "GET tables": { tables: [first], more: "7.x" },
      "GET tables?before=7.x": { tables: [first, next], more: null },
    });
    render(Watch);
    await fireEvent.click(await button("Show more tables"));
    await screen.findByRole("article", { name: "Cas and Dirk" });
    expect(screen.getAllByRole("article", { name: "Eva and Frans" })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Show more tables" })).toBeNull();
  });

  it("follow one another once each", () => {
    const [one, two] = [summary({ id: "1" }), summary({ id: "2" })];
    expect(following(null, [one])).toEqual([one]);
    expect(following([one], [one, two])).toEqual([one, two]);
  });
});
