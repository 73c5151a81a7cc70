import { describe, expect, it, vi } from "vitest";
import { Acting } from "../src/play/acting.svelte";
import { beside, type Box } from "../src/play/beside";
import { choicesOf, sensibleWays } from "../src/play/choices";
import { columnsBelow, contractColumns, fitsBeside, leastHand, leastMine } from "../src/play/columns";
import { withKept } from "../src/play/kept";
import { placesOf } from "../src/play/places";
import { lastRoundOf, promptOf } from "../src/play/prompt";
import type { Action, BoardFacts, ClaimRoute, OwnSeat, TableState, View } from "../src/protocol";
import type { Session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { BOARD } from "./cards-board";
import { PATIENCE } from "./patience";

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

  it("has contracts below the hand in rows of equal length, and no more of them than need be", () => {
    expect(columnsBelow(7, 50)).toBe(7);
    expect(columnsBelow(7, 40)).toBe(4);
    expect(columnsBelow(0, 50)).toBe(0);
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

describe("the last round", () => {
  const said = (turns: number | null, now: number, seat: number | null): string | null =>
    lastRoundOf({ last_turns: turns, to_act: [now], players: 3, phase: "turn" } as unknown as View, seat);

  it("is counted for the player who reads it, and for all of them for somebody who watches", () => {
    expect(said(null, 0, 0)).toBeNull();
    expect(said(3, 1, 1)).toBe("Last round: this is your last turn");
    expect(said(3, 1, 0)).toBe("Last round: you have one turn left");
    expect(said(2, 2, 0)).toBe("Last round: you have one turn left");
    expect(said(2, 2, 1)).toBe("Last round: you've had your last turn");
    expect(said(2, 2, null)).toBe("Last round: 2 turns left");
  });
});

describe("contracts that were chosen while others still choose", () => {
  const chosen = (choice: OwnSeat["choice"]): View =>
    withKept({
      own: own({ seat: 1, offered: [4, 7], missing: [3, 5], choice }),
      seats: [{ contracts: 0 }, { contracts: 0 }],
    } as unknown as View);

  it("are mine already", () => {
    expect(chosen("second").own).toMatchObject({ contracts: [7], missing: [5], offered: [] });
    expect(chosen("first").own).toMatchObject({ contracts: [4], missing: [3], offered: [] });
    expect(chosen("both").own?.contracts).toEqual([4, 7]);
    expect(chosen("both").seats.map((seat) => seat.contracts)).toEqual([0, 2]);
  });

  it("are offered until they are chosen", () => {
    expect(chosen(null).own).toMatchObject({ contracts: [], offered: [4, 7] });
  });
});

describe("the sensible ways to pay", () => {
  const way = (colour: ClaimRoute["colour"], wilds: number): ClaimRoute =>
    ({ type: "claim", route: 0, colour, wilds });

  it("give no wild away for nothing: of each colour there is one", () => {
    expect(sensibleWays([way("red", 0), way("red", 1), way(null, 2)])).toEqual([way("red", 0)]);
    expect(sensibleWays([way("red", 2), way("red", 1)])).toEqual([way("red", 1)]);
  });

  it("leave the choice between colours, even where one of them takes wilds", () => {
    const ways = [way("red", 0), way("blue", 1), way("red", 1), way(null, 2)];
    expect(sensibleWays(ways)).toEqual([way("red", 0), way("blue", 1)]);
  });

  it("are wilds alone where there is nothing else", () => {
    expect(sensibleWays([way(null, 2)])).toEqual([way(null, 2)]);
    expect(sensibleWays([])).toEqual([]);
  });
});

describe("a sheet beside a route", () => {
  const SCREEN = { width: 1000, height: 700 };
  const SHEET = { width: 300, height: 400 };
  const at = (left: number, top: number): Box => ({ left, top, right: left + 80, bottom: top + 40 });

  it("lies at the side of the hand, and at the other one where there is no room", () => {
    expect(beside(at(400, 300), SHEET, SCREEN, "right").left).toBeGreaterThan(480);
    expect(beside(at(400, 300), SHEET, SCREEN, "left").left).toBeLessThan(400 - 300);
    expect(beside(at(900, 300), SHEET, SCREEN, "right").left).toBeLessThan(900 - 300);
  });

  it("stays on the screen and never covers the route where there is any room", () => {
    for (const width of [500, 800, 1400])
      for (let x = 0; x <= width - 80; x += 60)
        for (let y = 0; y <= 860; y += 60) {
          const [screen, route] = [{ width, height: 900 }, at(x, y)];
          const { left, top } = beside(route, SHEET, screen, "right");
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + SHEET.width).toBeLessThanOrEqual(width);
          expect(top + SHEET.height).toBeLessThanOrEqual(900);
          const isClear =
            left >= route.right || left + 300 <= route.left || top >= route.bottom || top + 400 <= route.top;
          expect(isClear, `${width}: ${x}, ${y}`).toBe(true);
        }
  });
});

describe("acting", () => {
  const LEGAL: Action[] = [
    { type: "claim", route: 2, colour: "red", wilds: 0 },
    { type: "claim", route: 2, colour: "red", wilds: 1 },
    { type: "claim", route: 2, colour: null, wilds: 2 },
    { type: "claim", route: 3, colour: "blue", wilds: 0 },
    { type: "claim", route: 4, colour: "red", wilds: 0 },
    { type: "claim", route: 4, colour: "blue", wilds: 1 },
  ];

  function acting(answer: unknown = { type: "done" }) {
    const act = vi.fn(() => Promise.resolve(answer));
    const whyNot = vi.fn(() => Promise.resolve(answer));
    const does = { act, undo: act, back: act, whyNot };
    const session = { id: "table", games: new Map(), ...does } as unknown as Session;
    const one = new Acting(session, BOARD as BoardFacts, () => 0, () => choicesOf(LEGAL, null));
    return { one, act, whyNot };
  }

  it("claims at once where there is one sensible way to pay", () => {
    const { one, act } = acting();
    one.claim(2);
    expect(act).toHaveBeenCalledWith(0, LEGAL[0]);
    one.claim(3);
    expect(act).toHaveBeenCalledWith(0, LEGAL[3]);
    one.claim(4);
    expect(one.considered).toBe(4);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("asks for everything where somebody wants to be asked", () => {
    const { one, act } = acting();
    settings.confirm = true;
    one.claim(2);
    one.drawContracts();
    settings.confirm = false;
    expect(one.considered).toBe(2);
    expect(one.ways).toEqual([LEGAL[0]]);
    expect(one.others).toEqual([LEGAL[1], LEGAL[2]]);
    expect(one.drawsContracts).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  it("draws contracts at once where nobody wants to be asked", () => {
    const { one, act } = acting();
    one.drawContracts();
    expect(act).toHaveBeenCalledWith(0, { type: "draw-contracts" });
  });

  it("pays with the colour that is dropped on a route", () => {
    const { one, act } = acting();
    one.claimWith("blue", 4);
    expect(act).toHaveBeenCalledWith(0, LEGAL[5]);
    one.claimWith("red", 2);
    expect(act).toHaveBeenCalledWith(0, LEGAL[0]);
  });

  it("asks where what is dropped on a route does not say how it is paid for", () => {
    const { one, act } = acting();
    one.claimWith("wild", 2);
    expect(one.considered).toBe(2);
    expect(one.ways.map((way) => way.wilds)).toEqual([1, 2]);
    one.claimWith("pink", 3);
    expect(one.considered).toBe(3);
    one.choosePayment(2);
    expect(one.ways).toEqual([LEGAL[0]]);
    expect(act).not.toHaveBeenCalled();
  });

  it("says why something cannot be done, until the next thing is done", async () => {
    const { one, act, whyNot } = acting({ type: "reason", rule: "5.1", message: "It is taken." });
    one.whyNot(0);
    expect(act).not.toHaveBeenCalled();
    expect(whyNot).toHaveBeenCalledWith(0, { type: "claim", route: 0, colour: "pink", wilds: 0 });
    expect(one.sending).toBe(true);
    await vi.waitFor(() => expect(one.problem?.rule).toBe("5.1"), PATIENCE);
    expect(one.sending).toBe(false);
    expect(one.problem?.words).toContain("isn't open");
    one.act({ type: "pass" });
    expect(one.problem).toBeNull();
  });
});
