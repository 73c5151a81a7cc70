import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Socket } from "../src/net/live";
import Lobby from "../src/pages/Lobby.svelte";
import { PROTOCOL, type TableState } from "../src/protocol";
import { Session } from "../src/state/session.svelte";
import { Refused, serve, type Answers } from "./pages-server";
import { bot, ID, open, OPTIONS, person, table } from "./pages-tables";
import "./patience";

let session: Session;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const anna = person("Anna", { mine: true });
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const asks = (asked: string[]): string[] => asked.map((each) => each.replaceAll(ID, "ID"));

/** The lobby of a table, and how to tell it that the table has changed. */
function show(first: TableState, answers: Answers = {}) {
  const asked = serve(answers);
  const socket: Socket = {
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  session = new Session(ID, new Live(() => socket));
  const tell = (message: unknown): void => socket.onmessage?.({ data: JSON.stringify(message) });
  tell({ type: "welcome", protocol: PROTOCOL, version: "0", me: { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" } });
  const change = (now: TableState): void => tell({ type: "table", table: now });
  change(first);
  render(Lobby, { session });
  return { asked, change };
}

describe("the lobby", () => {
  it("shows the link and its QR code, and the promise of the shuffle", async () => {
    show(table([anna, open()]));
    const link = screen.getByLabelText<HTMLInputElement>("Link to this table");
    expect(link.value).toBe(`${location.origin}/#/table/${ID}`);
    expect(await screen.findByRole("img", { name: "QR code for the link" })).toBeTruthy();
    expect(screen.getByText("d7".repeat(32))).toBeTruthy();
  });

  it("seats somebody under the name that they have just chosen, however slow the line", async () => {
    let save = (): void => undefined;
    const saved = new Promise<void>((resolve) => (save = resolve));
    const { asked } = show(table([person("Bo"), open()]), {
      "PATCH me": () => saved.then(() => ({ id: "me", name: "Cato", bot: false, handle: "nkee6r5guejqevf6" })),
    });
    await fireEvent.click(await screen.findByRole("button", { name: "Change name" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Cato" } });
    await fireEvent.submit(screen.getByRole("textbox", { name: "Your name" }).closest("form")!);
    await fireEvent.click(button("Sit down"));
    await waitFor(() => expect(asked).toEqual(['PATCH me {"name":"Cato"}']));
    save();
    await waitFor(() => expect(asks(asked)).toContain('PUT tables/ID/seats/1 {"who":"me"}'));
  });

  it("lets the host fill, free and arrange seats", async () => {
    const { asked } = show(table([anna, open(), bot("Carter 2"), person("Bo")]));
    await fireEvent.click(button("Add a bot"));
    await fireEvent.click(button(/Free Carter 2's seat/));
    await fireEvent.click(button(/Bo is the youngest and goes first/));
    await fireEvent.click(button("Change Carter 2's colour"));
    await fireEvent.click(screen.getByRole("radio", { name: /^Ivory/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await waitFor(() =>
      expect(asks(asked)).toEqual([
        'PUT tables/ID/seats/1 {"who":"bot","level":"carter"}',
        'PUT tables/ID/seats/2 {"who":"open"}',
        'PATCH tables/ID/seats/3 {"youngest":true}',
        'PATCH tables/ID/seats/2 {"colour":"ivory"}',
        'PUT tables/ID/seats {"seats":3}',
      ]),
    );
  });

  it("sends the settings that the host changed, and no others", async () => {
    const { asked } = show(table([anna, open()]));
    await fireEvent.click(screen.getByRole("radio", { name: "Quick" }));
    await fireEvent.click(screen.getByRole("radio", { name: "The game ends" }));
    await waitFor(() =>
      expect(asks(asked)).toEqual([
        'PATCH tables/ID/options {"clock":{"turn":30,"reserve":120}}',
        'PATCH tables/ID/options {"resigned":"nobody"}',
      ]),
    );
  });

  it("lets a guest read what is agreed, sit down and be ready, and no more", async () => {
    const host = person("Anna", { ready: true });
    const { asked, change } = show(table([host, open()], { host: false }));
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add a bot" })).toBeNull();
    expect(screen.getByText("Take your time.")).toBeTruthy();
    await fireEvent.click(button("Sit down"));
    change(table([host, person("Bo", { mine: true, colour: "ivory" })], { host: false }));
    await fireEvent.click(await screen.findByRole("button", { name: "I'm ready" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asks(asked)[0]).toBe('PUT tables/ID/seats/1 {"who":"me"}');
    expect(asks(asked)[1]).toMatch(
      /^POST tables\/ID\/ready \{"bytes":"[0-9a-f]{64}","terms":"0123456789abcdef"\}$/,
    );
  });

  it("says what has changed since I was ready, until I am ready again", async () => {
    const host = person("Bo", { colour: "ochre", ready: true });
    const options = { ...OPTIONS, clock: { turn: 30, reserve: 120 } };
    const { asked, change } = show(table([{ ...anna, ready: true }, host], { host: false }));
    expect(screen.queryByText("Changed since you were ready")).toBeNull();
    const changes = [{ what: "clock", seat: null }] as const;
    change(table([anna, host], { host: false, options, changes, terms: "1".repeat(16) }));
    const told = await screen.findByText(
      "The clock has changed: 30 seconds a turn, and 2 minutes in reserve.",
    );
    expect(told.closest("[role=status]")).not.toBeNull();
    await fireEvent.click(button("I'm ready"));
    await waitFor(() => expect(asked.at(-1)).toContain(`"terms":"${"1".repeat(16)}"`));
    change(table([{ ...anna, ready: true }, host], { host: false, options, changes }));
    await waitFor(() => expect(screen.queryByText("Changed since you were ready")).toBeNull());
  });

  it("says that the table has changed while I was getting ready", async () => {
    show(table([anna, open()], { host: false }), {
      [`POST tables/${ID}/ready`]: new Refused(409, "stale"),
    });
    await fireEvent.click(button("I'm ready"));
    const told = await screen.findByText(
      "The table just changed. Take another look, then say you're ready.",
    );
    expect(told.getAttribute("role")).toBe("alert");
  });

  it("agrees on what follows when somebody resigns or stays away", async () => {
    const { asked, change } = show(table([anna, open()]));
    await fireEvent.click(screen.getByRole("radio", { name: "The game ends" }));
    const patience = screen.getByRole("combobox", { name: /^How long to wait for absent players/ });
    expect([...patience.querySelectorAll("option")].map((each) => each.textContent)).toEqual([
      "10 minutes",
      "1 hour",
      "1 day",
      "3 days",
      "1 week",
    ]);
    expect((patience as HTMLSelectElement).value).toBe("86400");
    await fireEvent.change(patience, { target: { value: "3600" } });
    await waitFor(() =>
      expect(asks(asked)).toEqual([
        'PATCH tables/ID/options {"resigned":"nobody"}',
        'PATCH tables/ID/options {"patience":3600}',
      ]),
    );
    const clock = { turn: 60, reserve: 300 };
    change(table([anna, open()], { options: { ...OPTIONS, clock } }));
    await waitFor(() => expect(screen.queryByText(/^How long to wait for absent players/)).toBeNull());
  });

  it("lets a guest read what follows when somebody resigns or stays away", () => {
    const options = { ...OPTIONS, patience: 90, resigned: "nobody" } as const;
    show(table([person("Bo"), open()], { host: false, options }));
    expect(screen.getByText("The game ends")).toBeTruthy();
    expect(screen.getByText("90 seconds")).toBeTruthy();
  });

  it("takes being ready back", async () => {
    const { asked } = show(table([person("Anna"), { ...anna, ready: true }], { host: false }));
    await fireEvent.click(button("Not ready after all"));
    await waitFor(() => expect(asks(asked)).toEqual(["DELETE tables/ID/ready"]));
  });

  it("lets the host start when all others are ready, and not before", async () => {
    const { asked, change } = show(table([anna, person("Bo", { colour: "ochre" })]));
    expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
    expect(screen.getByText("Waiting for you and Bo.")).toBeTruthy();
    change(table([anna, person("Bo", { colour: "ochre", ready: true })]));
    await fireEvent.click(await screen.findByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(asks(asked)[0]).toMatch(/^POST tables\/ID\/start/));
  });

  it("reads aloud who comes and goes", async () => {
    const { change } = show(table([anna, open()]));
    change(table([anna, person("Bo", { colour: "ochre" })]));
    expect(await screen.findByText("Bo sat down.")).toBeTruthy();
    change(table([anna, open()]));
    const news = await screen.findByText("Bo left the table.");
    expect(news.getAttribute("role")).toBe("status");
  });

  it("stays at the seat when the button that was pressed is gone", async () => {
    const { change } = show(table([anna, open()]));
    button("Add a bot").focus();
    await fireEvent.click(button("Add a bot"));
    change(table([anna, bot()]));
    await waitFor(() => expect(document.activeElement?.id).toBe("seat-1"));
  });

  it("seats somebody who shares this screen, by name", async () => {
    const { asked } = show(table([anna, open()]));
    await fireEvent.click(button("Add a player at this screen"));
    const field = await screen.findByLabelText("Name of the person beside you");
    await fireEvent.input(field, { target: { value: "Bo" } });
    await fireEvent.submit(field.closest("form")!);
    await waitFor(() => expect(asks(asked)).toEqual(['PUT tables/ID/seats/1 {"who":"me","name":"Bo"}']));
  });

  it("leaves to the start page", async () => {
    location.hash = `#/table/${ID}`;
    const { asked } = show(table([anna, open()]));
    await fireEvent.click(button("Leave the table"));
    await waitFor(() => expect(location.hash).toBe("#/"));
    await waitFor(() => expect(asks(asked)).toEqual(["POST tables/ID/leave"]));
  });

  it("leaves a table that is no more", async () => {
    location.hash = `#/table/${ID}`;
    show(table([anna, open()]), { [`POST tables/${ID}/leave`]: new Refused(404, "not-found") });
    await fireEvent.click(button("Leave the table"));
    await waitFor(() => expect(location.hash).toBe("#/"));
  });

  it("says in a sentence what is refused", async () => {
    show(table([anna, bot()]), { [`POST tables/${ID}/start`]: new Refused(409, "conflict") });
    await fireEvent.click(button("Start the game"));
    const told = await screen.findByText("That isn't possible now. Look at the table again.");
    expect(told.getAttribute("role")).toBe("alert");
  });

  it("has nothing that a screen reader stumbles over", async () => {
    show(table([anna, open(), bot(), person("Bo", { colour: "ochre", youngest: true })]));
    await screen.findByRole("img", { name: "QR code for the link" });
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it("says who waits for whom, and removes no seat where two are the fewest", async () => {
    const { change } = show(table([anna, open()]));
    expect(screen.getByText("One seat is still free: invite somebody or add a bot.")).toBeTruthy();
    change(table([anna, person("Bo")]));
    expect(await screen.findByText("Waiting for you and Bo.")).toBeTruthy();
    change(table([{ ...anna, ready: true }, person("Bo")]));
    expect(await screen.findByText("Waiting for Bo.")).toBeTruthy();
  });

  it("counts me not among those who watch me", async () => {
    const { change } = show(table([person("Bo"), open()], { host: false, watching: 1 }));
    expect(screen.queryByText(/watching/)).toBeNull();
    change(table([person("Bo"), open()], { host: false, watching: 2 }));
    expect(await screen.findByText("One other person is watching too")).toBeTruthy();
  });

  it("tells me that my seat was freed, unless I stood up myself", async () => {
    const { change } = show(table([person("Bo"), anna], { host: false }));
    change(table([person("Bo"), open()], { host: false }));
    expect(await screen.findByText(/Your seat was freed/)).toBeTruthy();
    change(table([person("Bo"), anna], { host: false }));
    await waitFor(() => expect(screen.queryByText(/Your seat was freed/)).toBeNull());
    await fireEvent.click(button(/Stand up/));
    change(table([person("Bo"), open()], { host: false }));
    await screen.findByRole("button", { name: "Sit down" });
    expect(screen.queryByText(/Your seat was freed/)).toBeNull();
  });

  it("lets me name myself at my seat, here and everywhere", async () => {
    const { asked } = show(table([anna, open()]));
    await fireEvent.click(button("Change Anna's name"));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Annika" } });
    await fireEvent.submit(screen.getByLabelText("Your name").closest("form")!);
    await waitFor(() => expect(asks(asked)).toContain('PATCH tables/ID/seats/0 {"name":"Annika"}'));
    await waitFor(() => expect(asks(asked)).toContain('PATCH me {"name":"Annika"}'));
  });
});
