import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Log from "../src/log/Log.svelte";
import type { BoardFacts, Step } from "../src/protocol";
import amsterdam from "./amsterdam.json";
import "./patience";

const seats = [
  { name: "Anna", colour: "burgundy" },
  { name: "Bo", colour: "ochre" },
] as const;
const props = { board: amsterdam as unknown as BoardFacts, seats, me: 0 };
const pass = (number: number, seat: number): Step => ({
  number,
  seat,
  events: [{ type: "turn-passed", seat }],
});

/** jsdom lays nothing out: a list of 1000 pixels, of which 200 are seen. */
function measured(log: HTMLElement): HTMLElement {
  Object.defineProperty(log, "scrollHeight", { value: 1000 });
  Object.defineProperty(log, "clientHeight", { value: 200 });
  return log;
}

afterEach(cleanup);

describe("the log", () => {
  it("tells turn by turn, the newest last", () => {
    render(Log, { ...props, steps: [pass(1, 0), pass(2, 1)] });
    const log = screen.getByRole("log", { name: "Log" });
    expect(Array.from(log.querySelectorAll("p"), (line) => line.textContent)).toEqual([
      "You couldn't do anything and passed.",
      "Bo couldn't do anything and passed.",
    ]);
    expect(screen.getByRole("heading", { name: "Turn 2" })).toBeTruthy();
  });

  it("says so when nothing has happened", () => {
    render(Log, { ...props, steps: [] });
    expect(screen.getByRole("log").textContent).toContain("Nothing has happened yet.");
  });

  it("follows the game, but not away from who reads what was earlier", async () => {
    const { rerender } = render(Log, { ...props, steps: [pass(1, 0)] });
    const log = measured(screen.getByRole("log"));
    await rerender({ steps: [pass(1, 0), pass(2, 1)] });
    expect(log.scrollTop).toBe(1000);
    log.scrollTop = 300;
    log.dispatchEvent(new Event("scroll"));
    await rerender({ steps: [pass(1, 0), pass(2, 1), pass(3, 0)] });
    expect(log.scrollTop).toBe(300);
  });
});
