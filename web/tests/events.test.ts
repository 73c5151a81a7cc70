import { describe, expect, test } from "vitest";
import { allowsHints } from "../src/hints/allowed";
import { address, parse } from "../src/state/router.svelte";
import { OPTIONS } from "./pages-tables";

describe("the addresses of events", () => {
  test("lead where they say", () => {
    for (const isNew of [false, true]) {
      expect(parse(address({ page: "events", isNew }))).toEqual({ page: "events", isNew });
    }
    const event = "w0Zc2nYb5uKq8RtE";
    expect(parse(address({ page: "event", event }))).toEqual({ page: "event", event });
    expect(parse("#/event/what")).toEqual({ page: "lost" });
    expect(parse("#/events/what")).toEqual({ page: "lost" });
  });
});

test("at a table of an event nobody is offered hints", () => {
  const event = { event: "w0Zc2nYb5uKq8RtE", round: 0, table: 0, closed: false };
  expect(allowsHints({ ...OPTIONS, hints: true }, [])).toBe(true);
  expect(allowsHints({ ...OPTIONS, hints: true, event }, [])).toBe(false);
});
