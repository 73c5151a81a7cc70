// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { Live, type Socket } from "../src/net/live";
import { PROTOCOL, type ClientMessage, type Step } from "../src/protocol";
import { Session } from "../src/state/session.svelte";
import { bot, ID, person, table } from "./pages-tables";
import { VIEW } from "./replay-fixture";

const ANNA = person("Anna", { mine: true });

describe("a table as this browser knows it", () => {
  let socket: Socket;
  let sent: ClientMessage[];
  let session: Session;

  const hear = (message: unknown): void => socket.onmessage?.({ data: JSON.stringify(message) });
  const welcome = (): void =>
    hear({ type: "welcome", protocol: PROTOCOL, version: "0", me: { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" } });
  const step = (number: number): Step => ({ number, seat: number ? 0 : null, events: [] });
  const game = (seat: number | null, ...numbers: number[]) => ({
    ...{ table: ID, seat, number: numbers.at(-1)!, steps: numbers.map(step), view: VIEW },
    ...{ legal: [], can_undo: false, clocks: null, overdue: [] },
  });
  const show = (seat: number | null, ...numbers: number[]): void =>
    hear({ type: "game", ...game(seat, ...numbers), undone: null });
  const move = (seat: number | null, ...numbers: number[]): void =>
    hear({ type: "moved", ...game(seat, ...numbers) });
  const watched = (): ClientMessage[] => sent.filter((message) => message.type !== "hello");
  const steps = (seat: number | null): readonly number[] | undefined =>
    session.games.get(seat)?.steps.map((each) => each.number);

  beforeEach(() => {
    sent = [];
    socket = {
      send: (text) => void sent.push(JSON.parse(text) as ClientMessage),
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    session = new Session(ID, new Live(() => socket));
    welcome();
    return () => session.close();
  });

  it("is asked for once, before the game and in all our seats", () => {
    hear({ type: "table", table: table([ANNA, person("Bo", { mine: true }), bot()]) });
    hear({ type: "table", table: table([ANNA, person("Bo", { mine: true }), bot()], { status: "playing" }) });
    show(0, 0);
    show(1, 0);
    move(0, 1);
    move(1, 1);
    expect([steps(0), steps(1), session.games.size]).toEqual([[0, 1], [0, 1], 2]);
    expect(watched()).toEqual([{ type: "watch", table: ID, since: null }]);
  });

  it("goes on from what is known in every seat, and takes no step twice", () => {
    show(0, 0, 1, 2);
    show(1, 0, 1);
    welcome(); // over another connection
    expect(watched().at(-1)).toEqual({ type: "watch", table: ID, since: 1 });
    move(0, 2, 3);
    move(1, 2, 3);
    expect([steps(0), steps(1)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  it("takes back our last step or, where we move for everyone, the last of all", () => {
    const mixed = (seat: number) => ({
      ...game(seat, 0, 1, 2),
      steps: [step(0), step(1), { number: 2, seat: 1, events: [] }],
    });
    const undone = (): unknown => {
      void session.undo(0);
      return sent.at(-1);
    };
    hear({ type: "table", table: table([ANNA, bot()], { status: "playing" }) });
    hear({ type: "game", ...mixed(0), undone: null });
    expect(undone()).toMatchObject({ type: "undo", seat: 0, number: 1 });
    const free = table([ANNA, person("Bo", { mine: true })], { status: "playing" });
    const options = { ...free.options, branch: { table: null, steps: 0 } };
    hear({ type: "table", table: { ...free, options } });
    expect(undone()).toMatchObject({ type: "undo", seat: 0, number: 2 });
    void session.undo(0, 1);
    expect(sent.at(-1)).toMatchObject({ type: "undo", seat: 0, number: 1 });
  });

  it("is read anew by somebody who sits elsewhere", () => {
    show(null, 0, 1);
    welcome(); // as another person
    move(1, 2);
    expect([session.games.size, watched().at(-1)]).toEqual([0, { type: "watch", table: ID, since: null }]);
    show(1, 0, 1, 2);
    expect(steps(1)).toEqual([0, 1, 2]);
  });
});
