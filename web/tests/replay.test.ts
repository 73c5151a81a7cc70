import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/net/api";
import type { Event } from "../src/protocol";
import { wishOf } from "../src/replay/keys";
import { fromRecord, whyNot } from "../src/replay/loading";
import { Playback } from "../src/replay/playback.svelte";
import { frameAt, fullName, placesOf, playerName, seen, stepsTo, tableOf, viewOf } from "../src/replay/replay";
import { NotARecord } from "../src/state/records";
import { BOARD, LAST, REPLAY } from "./replay-fixture";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a replay", () => {
  it("names the bot that has played for somebody, and not in every sentence", () => {
    const [first, second] = REPLAY.seats;
    const helped = { ...first!, name: "Guest 7", kind: "human+bot:carter" };
    expect([fullName(helped), playerName(helped)]).toEqual(["Guest 7 (with Carter)", "Guest 7"]);
    expect(fullName({ ...helped, kind: "human" })).toBe("Guest 7");
    const [shown] = tableOf({ ...REPLAY, seats: [helped, second!] }, "").seats;
    expect(shown).toMatchObject({ who: "person", name: "Guest 7 (with Carter)", level: null });
  });

  it("finds the frame of a step, or the nearest after it", () => {
    expect(frameAt(REPLAY, null)).toBe(0);
    expect(REPLAY.frames[frameAt(REPLAY, 5)]!.number).toBe(5);
    expect(REPLAY.frames[frameAt(REPLAY, 30)]!.number).toBe(51);
    expect(frameAt(REPLAY, 9999)).toBe(REPLAY.frames.length - 1);
  });

  it("through a seat's eyes shows that seat's cards, and with open cards no one's as one's own", () => {
    expect(viewOf(REPLAY.frames[4]!, 1).own).toEqual(REPLAY.frames[4]!.own[1]);
    expect(viewOf(REPLAY.frames[4]!, null).own).toBeNull();
  });

  it("through a seat's eyes tells nothing that the seat could not see", () => {
    const hidden: Event[] = [
      { type: "cards-dealt", seat: 0, count: 2, cards: ["red", "wild"] },
      { type: "card-drawn", seat: 0, card: "wild" },
      { type: "contracts-offered", seat: 0, count: 2, contracts: [1, 2] },
      { type: "contracts-chosen", seat: 0, choice: "both" },
      {
        type: "contracts-kept",
        seat: 0,
        count: 1,
        returned_count: 1,
        contracts: [1],
        returned: [2],
      },
    ];
    const told = hidden.map((event) => seen(event, 1));
    expect(told).toEqual([
      { type: "cards-dealt", seat: 0, count: 2, cards: null },
      { type: "card-drawn", seat: 0, card: null },
      { type: "contracts-offered", seat: 0, count: 2, contracts: null },
      { type: "contracts-chosen", seat: 0, choice: null },
      {
        type: "contracts-kept",
        seat: 0,
        count: 1,
        returned_count: 1,
        contracts: null,
        returned: null,
      },
    ]);
    expect(hidden.map((event) => seen(event, 0))).toEqual(hidden);
  });

  it("tells the steps up to a frame", () => {
    const steps = stepsTo(REPLAY, 7, 0);
    expect(steps.map((step) => step.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(steps[7]!.events[0]).toMatchObject({ type: "card-drawn", seat: 1, card: null });
    expect(stepsTo(REPLAY, 7, 1)[7]!.events[0]).toMatchObject({ card: "wild" });
    expect(stepsTo(REPLAY, 7, null)[7]!.events[0]).toMatchObject({ card: "wild" });
  });

  it("marks the places of contracts: one that is still wanted stays so", () => {
    const own = { ...LAST.own[0]!, contracts: [9, 18], completed: [9] };
    const places = placesOf(BOARD, own);
    for (const end of BOARD.contracts[18]!.ends) expect(places.get(end)).toBe("wanted");
    const joined = BOARD.contracts[9]!.ends.filter((end) => !BOARD.contracts[18]!.ends.includes(end));
    for (const end of joined) expect(places.get(end)).toBe("joined");
    expect(placesOf(BOARD, null).size).toBe(0);
  });

  it("knows people from bots", () => {
    expect(tableOf(REPLAY, "x").seats.map((seat) => seat.who)).toEqual(["person", "bot"]);
  });
});

describe("playback", () => {
  function made(last = 3, at = 0) {
    const show = vi.fn();
    return { show, playback: new Playback(last, at, show) };
  }

  it("steps on with what moved, and goes anywhere else at once", () => {
    const { show, playback } = made();
    playback.on();
    playback.to(3);
    playback.back();
    expect(show.mock.calls).toEqual([
      [1, true],
      [3, false],
      [2, false],
    ]);
  });

  it("stays within the game", () => {
    const { show, playback } = made();
    playback.back();
    playback.to(17);
    playback.on();
    expect(show.mock.calls).toEqual([[3, false]]);
  });

  it("plays to the end, stops there, and begins anew from there", () => {
    const { playback } = made(2);
    playback.toggle();
    playback.tick();
    expect(playback.playing).toBe(true);
    playback.tick();
    expect([playback.at, playback.playing]).toEqual([2, false]);
    playback.tick();
    expect(playback.at).toBe(2);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  it("pauses when somebody steps", () => {
    const { playback } = made();
    playback.toggle();
    playback.on();
    expect(playback.playing).toBe(false);
  });

  it("is quicker at a higher speed, and then shows no flights", () => {
    const { show, playback } = made();
    const look = playback.look;
    playback.speed = 4;
    expect(playback.look).toBe(look / 4);
    playback.on();
    expect(show).toHaveBeenCalledWith(1, false);
  });
});

describe("a key", () => {
  function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}) {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: on });
    return wishOf(event);
  }

  it("plays, steps, and goes to either end", () => {
    expect([" ", "ArrowLeft", "ArrowRight", "Home", "End", "x"].map((key) => pressed(key))).toEqual([
      "play",
      "back",
      "on",
      "first",
      "last",
      null,
    ]);
  });

  it("belongs to what has the focus", () => {
    expect(pressed(" ", document.createElement("button"))).toBeNull();
    expect(pressed("ArrowRight", document.createElement("button"))).toBe("on");
    expect(pressed("ArrowRight", document.createElement("select"))).toBeNull();
    expect(pressed("ArrowLeft", document.body, { altKey: true })).toBeNull();
  });
});

describe("what cannot be shown", () => {
  it("is told in a sentence", () => {
    expect(whyNot(new NotARecord(), true)).toMatch(/isn't a saved game/);
    expect(whyNot(new Refusal("not-found", "", 404), false)).toMatch(/no game at this address/);
    expect(whyNot(new Refusal("conflict", "", 409), false)).toMatch(/isn't over yet/);
    expect(whyNot(new Refusal("invalid", "Event 3 is out of place.", 400), true)).toBe(
      "This file doesn't contain a valid game.",
    );
    expect(whyNot(new Refusal("unreachable", "", 0), false)).toMatch(/Check your connection/);
    expect(whyNot(new TypeError("x"), false)).toMatch(/went wrong/);
  });

  it("is a refusal, whatever the server answers", async () => {
    const record = { format: "grachten-record/1" } as const;
    const me = new Response('{"id":"x","name":"A","bot":false}');
    vi.stubGlobal("fetch", vi.fn().mockResolvedValueOnce(me).mockResolvedValue(new Response("<p>")));
    await expect(fromRecord(record)).rejects.toMatchObject({ code: "internal" });
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    await expect(fromRecord(record)).rejects.toMatchObject({ code: "unreachable" });
  });
});
