import { describe, expect, it } from "vitest";
import { momentPath, puzzlePath, resultPath, reviewPath } from "../src/company/share";
import { marks } from "../src/daily/share";
import { address, parse, type Place } from "../src/state/router.svelte";

const TABLE = "AbCdEfGhIjKlMn_-";
const HANDLE = "abcdefgh234567ab";

const PLACES: Place[] = [
  { page: "start" },
  { page: "table", table: TABLE },
  { page: "replay", table: TABLE, step: 12, seat: 1 },
  { page: "replay", table: TABLE, step: null, seat: 0, review: true },
  { page: "daily", day: null },
  { page: "daily", day: "2026-11-18" },
  { page: "challenge", challenge: null, table: null },
  { page: "challenge", challenge: null, table: TABLE },
  { page: "challenge", challenge: TABLE, table: null },
  { page: "events", isNew: false },
  { page: "events", isNew: true },
  { page: "event", event: TABLE },
  { page: "people", handle: HANDLE },
  { page: "people", handle: "me" },
  { page: "follow", handle: HANDLE },
  { page: "best" },
  { page: "you" },
  { page: "puzzles", puzzle: "today" },
  { page: "watch" },
];

describe("places", () => {
  it.each(PLACES)("an address leads back to its place: %j", (place) => {
    expect(parse(address(place))).toEqual(place);
  });

  it.each(["#/event/short", "#/people/Somebody", "#/follow/me", "#/daily/tomorrow", "#/events/old"])(
    "%s leads nowhere",
    (hash) => expect(parse(hash)).toEqual({ page: "lost" }),
  );

  it("a challenge forgets a table that cannot be one", () => {
    expect(parse("#/challenge?table=x")).toEqual({ page: "challenge", challenge: null, table: null });
  });
});

describe("what is shared", () => {
  it("has an address that a server sees", () => {
    expect(resultPath(TABLE)).toBe(`/share/result/${TABLE}`);
    expect(puzzlePath("0123abcd")).toBe("/share/puzzle/0123abcd");
    expect(reviewPath(TABLE, 2)).toBe(`/share/review/${TABLE}?seat=2`);
    expect(momentPath(TABLE, 7, null)).toBe(`/share/replay/${TABLE}?step=7`);
    expect(momentPath(TABLE, 7, 0)).toBe(`/share/replay/${TABLE}?step=7&seat=0`);
  });

  it("marks how many were beaten", () => {
    expect(marks(0)).toBe("⬜⬜⬜⬜⬜");
    expect(marks(0.5)).toBe("🟨🟨🟨⬜⬜");
    expect(marks(1)).toBe("🟨🟨🟨🟨🟨");
  });
});
