import { describe, expect, it, vi } from "vitest";
import { Acting } from "../src/play/acting.svelte";
import { choicesOf } from "../src/play/choices";
import { contractColumns, fitsBeside, leastHand, leastMine } from "../src/play/columns";
import { placesOf } from "../src/play/places";
import { promptOf } from "../src/play/prompt";
import type { Action, BoardFacts, OwnSeat, TableState, View } from "../src/protocol";
import type { Session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { BOARD } from "./cards-board";

const SEATS = [{ name: "Anna" }, { name: "Bo" }] as unknown as TableState["seats"];

function own(more: Partial<OwnSeat> = {}): OwnSeat {
  return { contracts: [], offered: [], completed: [], ...more } as unknown as OwnSeat;
}

describe("what is mine", () => {
  it("lies in one row while there is room, and in two of equal length otherwise", () => {
    expect(contractColumns(2, 4, 60)).toBe(2);
    expect(contractColumns(5, 3, 62)).toBe(5);
    expect(contractColumns(6, 7, 62)).toBe(3);
    expect(contractColumns(7, 7, 62)).toBe(4);
    expect(contractColumns(0, 7, 40)).toBe(0);
  });

  it("never needs more than there is, with all kinds of cards on a desk", () => {
    for (const room of [52, 60, 75, 90]) {
      for (const contracts of [1, 3, 4]) {
        const columns = contractColumns(contracts, 7, room);
        expect(leastMine(columns, 7), `${contracts} in ${room}`).toBeLessThanOrEqual(room);
      }
    }
    expect(leastHand(1)).toBeLessThan(leastHand(2));
  });

  it("has contracts to choose from beside it only where they fit", () => {
    expect(fitsBeside(2, 3, 62)).toBe(true);
    expect(fitsBeside(3, 7, 62)).toBe(false);
  });
});

describe("the places of contracts", () => {
  it("are wanted until every contract that needs them is done, those on offer included", () => {
    const places = placesOf(BOARD, own({ contracts: [0], offered: [2], completed: [0] }));
    expect([...places]).toEqual([
      [2, "joined"],
      [0, "wanted"],
      [3, "wanted"],
    ]);
  });
});

describe("the prompt", () => {
  const view = (more: Partial<View>): View =>
    ({ phase: "turn", to_act: [0], own: own(), ...more }) as unknown as View;

  it("says what can be done, or for whom everybody waits", () => {
    const say = (more: Partial<View>, seat: number | null = 0, mustPass = false): string =>
      promptOf(view(more), SEATS, seat, mustPass);
    expect(say({})).toBe("Take cards, claim a route, or draw contracts");
    expect(say({ phase: "second card" })).toBe("Take a second card");
    expect(say({ own: own({ offered: [1] }) })).toBe("Choose your contracts");
    expect(say({}, 0, true)).toContain("pass");
    expect(say({ to_act: [1] })).toBe("Waiting for Bo");
    expect(say({}, null)).toBe("You are watching");
    expect(say({ phase: "over", to_act: [] })).toBe("The game is over");
  });
});

describe("acting", () => {
  const LEGAL: Action[] = [
    { type: "claim", route: 2, colour: "red", wilds: 0 },
    { type: "claim", route: 2, colour: null, wilds: 2 },
    { type: "claim", route: 3, colour: "blue", wilds: 0 },
  ];

  function acting(answer: unknown = { type: "done" }) {
    const act = vi.fn(() => Promise.resolve(answer));
    const whyNot = vi.fn(() => Promise.resolve(answer));
    const does = { act, undo: act, back: act, whyNot };
    const session = { id: "table", games: new Map(), ...does } as unknown as Session;
    const one = new Acting(session, BOARD as BoardFacts, () => 0, () => choicesOf(LEGAL, null));
    return { one, act, whyNot };
  }

  it("asks how a route is to be paid for, with what was dropped on it first", () => {
    const { one, act } = acting();
    one.claimWith("wild", 2);
    expect(one.considered).toBe(2);
    expect(one.ways.map((way) => way.wilds)).toEqual([2, 0]);
    one.claimWith("pink", 3);
    expect(one.considered).toBe(3);
    expect(act).not.toHaveBeenCalled();
  });

  it("claims at once where there is one way and nobody wants to be asked", () => {
    const { one, act } = acting();
    settings.confirm = false;
    one.claim(3);
    expect(act).toHaveBeenCalledWith(0, LEGAL[2]);
    one.claim(2);
    expect(one.considered).toBe(2);
    settings.confirm = true;
  });

  it("says why something cannot be done, until the next thing is done", async () => {
    const { one, act, whyNot } = acting({ type: "reason", rule: "5.1", message: "It is taken." });
    one.whyNot(0);
    expect(act).not.toHaveBeenCalled();
    expect(whyNot).toHaveBeenCalledWith(0, { type: "claim", route: 0, colour: "pink", wilds: 0 });
    expect(one.sending).toBe(true);
    await vi.waitFor(() => expect(one.problem?.rule).toBe("5.1"));
    expect(one.sending).toBe(false);
    expect(one.problem?.words).toContain("isn't open");
    one.act({ type: "pass" });
    expect(one.problem).toBeNull();
  });
});
