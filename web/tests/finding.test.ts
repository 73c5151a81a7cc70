import { beforeEach, describe, expect, it, vi } from "vitest";
import { Seeking } from "../src/finding/seeking.svelte";
import { FIRST, parseWish, toggled } from "../src/finding/wish";
import { asWords, expected, minutes } from "../src/finding/words";
import { Live, type Socket } from "../src/net/live";
import type { ClientMessage, Finding, Search, ServerMessage } from "../src/protocol";
import { ID, person, table } from "./pages-tables";

const SEARCH: Search = {
  wish: { players: [2], pace: "live", rated: true },
  waited: 1000,
  others: 1,
  soon: null,
  table: null,
  answer_in: null,
};
const FOUND: Search = { ...SEARCH, table: ID, answer_in: 30_000 };

describe("what somebody looks for", () => {
  it.each([
    [null, FIRST],
    ["nonsense", FIRST],
    ["null", FIRST],
    ['{"players": []}', FIRST],
    ['{"players": [4, 2, 7]}', { ...FIRST, players: [2, 4] }],
    ['{"pace": "slow", "rated": false}', { ...FIRST, pace: "slow", rated: false }],
  ])("is kept: %s", (text, wish) => expect(parseWish(text)).toEqual(wish));

  it("has one size at least", () => {
    expect(toggled([2, 4], 3)).toEqual([2, 3, 4]);
    expect(toggled([2, 4], 4)).toEqual([2]);
    expect(toggled([2], 2)).toEqual([2]);
  });

  it("is put in words", () => {
    expect(asWords(FIRST)).toBe("2, 3 or 4 players · live · rated");
    expect(asWords({ players: [2], pace: "slow", rated: false })).toBe("2 players · over days · friendly");
  });

  it.each([
    [null, 0, "You'll be seated as soon as the right people turn up."],
    [35_000, 0, "With the people here now, it will take up to 40 seconds."],
    [35_000, 20_000, "With the people here now, it will take up to 20 seconds."],
    [110_000, 0, "With the people here now, it will take up to 2 minutes."],
    [35_000, 33_000, "It will only be a moment."],
  ])("may take a while: %s after %s", (soon, passed, words) =>
    expect(expected({ ...SEARCH, soon }, passed)).toBe(words),
  );

  it.each([
    [-5, "0:00"],
    [65_400, "1:05"],
    [3_600_000, "60:00"],
  ])("takes %s ms", (time, words) => expect(minutes(time)).toBe(words));
});

describe("looking for opponents", () => {
  let socket: Socket;
  let sent: ClientMessage[];
  let closed: number;
  let seeking: Seeking;
  let answers: Record<string, unknown>;
  const seats = (...ready: boolean[]) => ready.map((is, n) => person(`P${n}`, { mine: n === 0, ready: is }));
  const hear = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
  const told = (search: Search | null, waiting = 2): void => hear({ type: "search", search, waiting });
  const settled = (): Promise<void> => vi.waitFor(() => expect(seeking.seated).not.toBeNull());

  beforeEach(() => {
    sent = [];
    closed = 0;
    location.hash = "";
    socket = {
      send: (text) => void sent.push(JSON.parse(text) as ClientMessage),
      close: () => void (closed += 1),
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    const nothing: Finding = { search: null, waiting: 0, tables: [], invitations: [] };
    answers = {
      "GET finding": nothing,
      "PUT finding": SEARCH,
      [`GET tables/${ID}`]: table(seats(false, false)),
      [`POST tables/${ID}/ready`]: table(seats(true, false)),
      "GET me": { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" },
    };
    vi.stubGlobal("fetch", (address: string, how: RequestInit) => {
      const found = answers[`${how.method} ${address.replace("/api/", "")}`];
      return Promise.resolve(new Response(found === undefined ? null : JSON.stringify(found), { status: found === undefined ? 204 : 200 }));
    });
    seeking = new Seeking(new Live(() => socket));
  });

  it("connects while somebody looks on or waits, and no longer", async () => {
    const stop = seeking.follow();
    socket.onopen?.({});
    expect(sent).toEqual([expect.objectContaining({ type: "hello" })]);
    await seeking.begin(FIRST);
    stop();
    expect(closed).toBe(0);
    await seeking.stop();
    expect(closed).toBe(1);
    expect(seeking.ended).toBeNull();
  });

  it("takes the seat at once for whoever is there, and goes to the game when it begins", async () => {
    await seeking.begin(FIRST);
    told(FOUND);
    expect(seeking.isCalled).toBe(true);
    expect(document.title).toContain("Your table is ready");
    await settled();
    expect(seeking.isCalled).toBe(false);
    expect(document.title).not.toContain("Your table is ready");
    hear({ type: "table", table: table(seats(true, true), { status: "playing" }) });
    expect(location.hash).toBe(`#/table/${ID}`);
    expect(seeking.search).toBeNull();
    expect(seeking.ended).toBeNull();
    expect(closed).toBe(1);
  });

  it("waits on when the table comes to nothing", async () => {
    await seeking.begin(FIRST);
    told(FOUND);
    await settled();
    told(SEARCH);
    expect(seeking.seated).toBeNull();
    expect(seeking.search).toEqual(SEARCH);
    expect(seeking.ended).toBeNull();
  });

  it("calls whoever is elsewhere, and says what they have missed", async () => {
    await seeking.begin(FIRST);
    location.hash = "#/rules";
    await vi.waitFor(() => expect(seeking.isCalled).toBe(false));
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    told(FOUND);
    expect(seeking.isCalled).toBe(true);
    expect(seeking.seated).toBeNull();
    told(null, 1);
    expect(seeking.ended).toBe("missed");
  });

  it("says so when the connection was away for too long", async () => {
    await seeking.begin(FIRST);
    told(null, 0);
    expect(seeking.ended).toBe("away");
  });

  it("keeps invitations, each table once", async () => {
    await seeking.refresh();
    const invitation = { table: ID, name: "Ben", handle: "nkee6r5guejqevf6", at: 1 };
    for (const at of [1, 2]) seeking.hear({ type: "invited", invitation: { ...invitation, at } });
    expect(seeking.finding?.invitations).toEqual([{ ...invitation, at: 2 }]);
    await seeking.decline(invitation);
    expect(seeking.finding?.invitations).toEqual([]);
  });
});
