// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEAF, GREETING, Live, OWING, QUIET, type Socket } from "../src/net/live";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../src/protocol";

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.({});
    this.hear({
      type: "welcome",
      protocol: PROTOCOL,
      version: "0",
      me: { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6", crest: "pale.blue.gold.tulip", lasting: false, followable: false },
      chat: false,
    });
  }
  lose(): void {
    this.onclose?.({ code: 1006 });
  }
}

describe("the live connection", () => {
  let sockets: FakeSocket[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    live = new Live(() => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    });
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it("greets, then watches, from the last number that is known", () => {
    live.watch({ table: "T", since: () => 7 });
    live.connect();
    expect(live.status).toBe("connecting");
    sockets[0]!.onopen?.({});
    expect(sockets[0]!.sent).toEqual([{ type: "hello", protocol: PROTOCOL }]);
    sockets[0]!.welcome();
    expect(live.status).toBe("open");
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "watch", table: "T", since: 7 });
  });

  it("sends what was not acknowledged again, with the same id, and only that", async () => {
    live.connect();
    sockets[0]!.welcome();
    const first = live.act("T", 0, 3, { type: "draw" });
    const second = live.act("T", 0, 4, { type: "draw" });
    const acts = sockets[0]!.sent.filter((message) => message.type === "act");
    expect(new Set(acts.map((act) => act.id)).size).toBe(2);
    sockets[0]!.hear({ type: "done", id: acts[0]!.id, number: 4 });
    await expect(first).resolves.toEqual({ type: "done", id: acts[0]!.id, number: 4 });
    sockets[0]!.lose();
    expect(live.status).toBe("waiting");
    vi.advanceTimersByTime(1000);
    sockets[1]!.welcome();
    expect(sockets[1]!.sent.filter((message) => message.type === "act")).toEqual([acts[1]]);
    sockets[1]!.hear({ type: "refused", id: acts[1]!.id, code: "stale", message: "", rule: null });
    await expect(second).resolves.toMatchObject({ type: "refused", code: "stale" });
  });

  it("keeps what is done while there is no connection", () => {
    live.connect();
    void live.undo("T", 0, 3);
    sockets[0]!.welcome();
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: "undo", number: 3 });
  });

  it("tries again, more and more patiently, and at once when it is woken", () => {
    live.connect();
    sockets[0]!.lose();
    for (let attempt = 1; attempt < 8; attempt++) {
      vi.advanceTimersByTime(7_000);
      sockets.at(-1)!.lose();
    }
    const tried = sockets.length;
    expect(tried).toBe(8);
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(tried);
    live.wake();
    expect(sockets.length).toBe(tried + 1);
  });

  it("notices a server that has fallen silent", () => {
    live.connect();
    sockets[0]!.welcome();
    vi.advanceTimersByTime(QUIET + 1);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    const ping = sockets[0]!.sent.at(-1) as { id: string };
    sockets[0]!.hear({ type: "pong", id: ping.id });
    vi.advanceTimersByTime(DEAF + 1);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(QUIET + DEAF + 10_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("soon notices a server that does not answer, and sends it all again elsewhere", () => {
    live.connect();
    sockets[0]!.welcome();
    void live.act("T", 0, 3, { type: "draw" });
    vi.advanceTimersByTime(OWING + DEAF - 10);
    expect(live.status).toBe("open");
    vi.advanceTimersByTime(20);
    expect([live.status, sockets[0]!.closed]).toEqual(["waiting", true]);
    vi.advanceTimersByTime(1000);
    sockets[1]!.welcome();
    expect(sockets[1]!.sent.at(-1)).toEqual(sockets[0]!.sent.find(({ type }) => type === "act"));
  });

  it("is patient with a server that is slow but there", () => {
    live.connect();
    sockets[0]!.welcome();
    void live.act("T", 0, 3, { type: "draw" });
    vi.advanceTimersByTime(OWING + 10);
    const ping = sockets[0]!.sent.at(-1)!;
    expect(ping.type).toBe("ping");
    sockets[0]!.hear({ type: "pong", id: (ping as { id: string }).id });
    vi.advanceTimersByTime(DEAF * 2);
    expect(live.status).toBe("open");
  });

  it("does not wait for ever to be greeted", () => {
    live.connect();
    vi.advanceTimersByTime(GREETING + 10);
    expect([live.status, sockets[0]!.closed]).toEqual(["waiting", true]);
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(2);
  });

  it("does not listen to a connection that was given up", () => {
    const heard: ServerMessage[] = [];
    live.onmessage = (message) => heard.push(message);
    live.connect();
    sockets[0]!.welcome();
    sockets[0]!.lose();
    vi.advanceTimersByTime(1000);
    sockets[0]!.hear({ type: "pong", id: "late" });
    sockets[0]!.lose();
    expect(heard.filter((message) => message.type === "pong")).toEqual([]);
    expect(sockets.length).toBe(2);
  });

  it("watches again after every loss, from what is known by then", () => {
    let known: number | null = null;
    live.connect();
    sockets[0]!.welcome();
    live.watch({ table: "T", since: () => known });
    known = 4;
    sockets[0]!.lose();
    vi.advanceTimersByTime(1000);
    sockets[1]!.welcome();
    const watched = sockets.map((each) => each.sent.filter((message) => message.type === "watch"));
    expect(watched).toEqual([
      [{ type: "watch", table: "T", since: null }],
      [{ type: "watch", table: "T", since: 4 }],
    ]);
  });
});
