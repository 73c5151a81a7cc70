import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Chances from "../src/explore/Chances.svelte";
import { branch, firstTried, hereAt, noteOrigin, originOf } from "../src/explore/branching";
import { Judging } from "../src/explore/judging.svelte";
import { isFree } from "../src/explore/seats";
import { tableWords } from "../src/explore/words";
import type { BoardFacts, Judgement, Step, TableState } from "../src/protocol";
import { go } from "../src/state/router.svelte";
import { Refused, serve } from "./pages-server";
import { bot, ID, OPTIONS, person, table } from "./pages-tables";

const MARIA = person("Maria", { mine: true });
const FROM = "B".repeat(16);
const WANTED = { steps: 12, seat: 1, level: "regent", pace: "calm" } as const;

function tried(from: string | null, ...seats: TableState["seats"]): TableState {
  return { ...table([...seats]), options: { ...OPTIONS, branch: { table: from, steps: 12 } }, status: "playing" };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe("a table at which something is tried out", () => {
  it("is asked for by the table of the game, or with its record", async () => {
    const asked = serve();
    await branch({ table: FROM, record: null }, WANTED);
    await branch({ table: null, record: { format: "grachten-record/1" } }, { ...WANTED, seat: null });
    expect(asked).toEqual([
      `POST tables/${FROM}/branches?steps=12&level=regent&pace=calm&seat=1`,
      'POST branches?steps=12&level=regent&pace=calm {"format":"grachten-record/1"}',
    ]);
  });

  it("is moved at freely where all seats are ours", () => {
    expect(isFree(tried(FROM, MARIA, { ...MARIA, name: "Pieter" }))).toBe(true);
    expect(isFree(tried(FROM, MARIA, bot()))).toBe(false);
    expect(isFree(table([MARIA, { ...MARIA, name: "Pieter" }]))).toBe(false); // two at one screen
  });

  it("knows what was tried, and what belongs to the other game", () => {
    const steps = (...numbers: number[]): Step[] =>
      numbers.map((number) => ({ number, seat: number ? 0 : null, events: [] }));
    const here = tried(FROM, MARIA, bot());
    expect(firstTried(here, steps(0, 1, 12))).toBeNull();
    expect(firstTried(here, steps(0, 12, 17, 18))).toBe(17); // after something was taken back
  });

  it("knows the way back: as this tab came, or to the game's table", () => {
    const here = tried(FROM, bot(), MARIA);
    expect(originOf(here)).toBe(`#/replay/${FROM}?step=12&seat=1`);
    expect(originOf(tried(null, bot(), MARIA))).toBeNull();
    noteOrigin(ID, "#/replay?step=12&review=1");
    expect(originOf(here)).toBe("#/replay?step=12&review=1");
  });

  it("keeps the place in the replay, of whatever game that is", async () => {
    go({ page: "replay", table: null, sample: "canal", step: 3, seat: null });
    await vi.waitFor(() => expect(hereAt(12, 0, true)).toBe("#/replay/sample/canal?step=12&seat=0&review=1"));
    go({ page: "start" });
    await vi.waitFor(() => expect(hereAt(12, 0, true)).toBeNull());
  });
});

describe("the judge", () => {
  const SAID: Judgement = {
    number: 13,
    chances: [0.625, 0.25],
    options: [{ action: { type: "draw" }, chance: 0.61 }],
    reason: { kind: "even", numbers: {} },
  };
  const ADDRESS = `GET tables/${ID}/judgement?seat=0`;
  let judging: Judging;
  beforeEach(() => {
    judging = new Judging();
  });

  it("is asked for a seat, and an answer that nobody waits for is dropped", async () => {
    serve({ [ADDRESS]: SAID, [`GET tables/${ID}/judgement`]: { ...SAID, number: 99 } });
    judging.ask(ID, null)();
    judging.ask(ID, 0);
    await vi.waitFor(() => expect(judging.said).toEqual(SAID));
    expect(judging.seat).toBe(0);
  });

  it("says in words why it gives no answer, until it does", async () => {
    let answer: unknown = new Refused(503, "unavailable");
    serve({ [ADDRESS]: () => answer });
    judging.ask(ID, 0);
    await vi.waitFor(() => expect(judging.problem).toMatch(/\w/));
    answer = SAID;
    judging.ask(ID, 0);
    await vi.waitFor(() => expect(judging.problem).toBeNull());
  });

  it("shows every seat's chance and the best choices", async () => {
    await tableWords();
    const shown = mount(Chances, {
      target: document.body,
      props: {
        board: { contracts: [], routes: [], locations: [] } as unknown as BoardFacts,
        table: tried(FROM, MARIA, bot()),
        judgement: SAID,
        seat: 0,
        isOld: false,
      },
    });
    flushSync();
    const lines = [...document.querySelectorAll("li")].map((line) => line.textContent!.replace(/\s+/g, " ").trim());
    expect(lines).toEqual([
      expect.stringMatching(/^Maria 63%$/),
      expect.stringMatching(/25%$/),
      "Draw from the deck 61% It hardly matters here.",
    ]);
    expect(document.querySelector("h3")?.textContent).toBe("Best for Maria");
    void unmount(shown);
  });
});
