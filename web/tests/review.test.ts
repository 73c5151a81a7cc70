import { describe, expect, it } from "vitest";
import { address, parse } from "../src/state/router.svelte";

describe("the address of a review", () => {
  it("leads to the replay with its review, and back", () => {
    const place = { page: "replay", table: "A".repeat(16), step: 12, seat: 1, review: true } as const;
    expect(address(place)).toBe(`#/replay/${"A".repeat(16)}?step=12&seat=1&review=1`);
    expect(parse(address(place))).toEqual(place);
  });

  it("is not there for a replay alone", () => {
    expect(parse(`#/replay/${"A".repeat(16)}?seat=1`)).not.toHaveProperty("review");
  });
});
