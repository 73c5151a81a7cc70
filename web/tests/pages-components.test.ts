import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Arrive from "../src/pages/Arrive.svelte";
import Screen from "../src/pages/Screen.svelte";
import Settings from "../src/pages/Settings.svelte";
import Start from "../src/pages/Start.svelte";
import Watch from "../src/pages/Watch.svelte";
import Scene from "../src/parts/Scene.svelte";
import { change, settings } from "../src/state/settings.svelte";
import { Refused, serve } from "./pages-server";
import { ID, summary } from "./pages-tables";
import "./patience";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  location.hash = "#/";
});

afterEach(() => {
  cleanup();
  change({ language: "en", level: "carter", opponents: 1, sound: true });
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

/** What a screen reader would stumble over. Colours cannot be seen here. */
async function stumbles(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe("the start page", () => {
  it("begins a game with one press, as it was last set", async () => {
    const asked = serve();
    render(Start);
    await fireEvent.click(screen.getByRole("radio", { name: "Merchant" }));
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Instantly" }));
    await fireEvent.click(screen.getByRole("switch", { name: "Take back any move" }));
    await fireEvent.click(button(/Play now/));
    await waitFor(() => expect(location.hash).toBe(`#/table/${ID}`));
    const options = '{"level":"merchant","pace":"instant","takebacks":false,"rated":false}';
    expect(asked[0]).toBe(`POST tables {"seats":4,"options":${options}}`);
    expect(settings).toMatchObject({ level: "merchant", opponents: 3 });
    expect(localStorage.getItem("grachten-settings")).toContain("merchant");
  });

  it("shows how far a new server is, until games can begin", async () => {
    const told = [0.254, 0.5, 1];
    serve({ "GET preparation": () => ({ done: told.shift() ?? 1 }) });
    render(Start);
    const bar = await screen.findByRole("progressbar", { name: "Getting ready to play" });
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
    expect(screen.getByText(/begins right afterwards/).closest("[role=status]")).toBeTruthy();
    expect(await stumbles()).toEqual([]);
    await screen.findByText("Ready to play.");
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(told).toEqual([]);
  });

  it("says nothing of it when games can begin, or when nobody knows", async () => {
    for (const answer of [{ done: 1 }, new Refused(503, "unavailable")]) {
      serve({ "GET preparation": answer });
      render(Start);
      await screen.findByText("Anna");
      expect(screen.queryByRole("progressbar")).toBeNull();
      expect(screen.queryByText("Ready to play.")).toBeNull();
      cleanup();
    }
  });

  it("says in a sentence why it cannot", async () => {
    serve({ "POST tables": new Refused(429, "too-many") });
    render(Start);
    await fireEvent.click(button(/Play now/));
    await screen.findByText("That was too much at once. Wait a moment.");
    expect(location.hash).toBe("#/");
  });

  it("offers to go on with my games, and those first that wait for me", async () => {
    const lines = [summary({ id: "b".repeat(16) }), summary({ my_turn: true, names: ["Anna", "Bo"] })];
    serve({ "GET me/tables": { tables: [...lines, summary({ status: "over", id: "o" })], more: null } });
    render(Start);
    const links = await screen.findAllByRole("link", { name: "Continue" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `#/table/${ID}`,
      `#/table/${"b".repeat(16)}`,
    ]);
    expect(screen.getByText("with Bo")).toBeTruthy();
    expect(screen.getByText("Your turn")).toBeTruthy();
  });

  it("lets me change my name", async () => {
    const asked = serve({ "PATCH me": { id: "me", name: "Bo", bot: false, handle: "nkee6r5guejqevf6" } });
    render(Start);
    await fireEvent.click(button("Change name"));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " Bo " } });
    await fireEvent.click(button("Save"));
    expect(await screen.findByText("Bo")).toBeTruthy();
    expect(asked).toEqual(['PATCH me {"name":"Bo"}']);
  });

  it("has nothing that a screen reader stumbles over", async () => {
    serve({ "GET me/tables": { tables: [summary()], more: null } });
    render(Start);
    await screen.findByText("Continue");
    expect(await stumbles()).toEqual([]);
  });
});

describe("the picture of the start page", () => {
  it("is the board by day or by candlelight, and nothing to read aloud or to press", async () => {
    change({ theme: "light" });
    render(Scene);
    const scene = document.querySelector(".scene")!;
    const picture = scene.querySelector("img")!;
    expect(picture.src).toContain("scenery-light-large");
    const laid = scene.querySelector(".board")!;
    expect(laid.classList).not.toContain("there");
    await fireEvent.load(picture);
    expect(laid.classList).toContain("there");
    change({ theme: "dark" });
    await waitFor(() => expect(picture.src).toContain("scenery-dark-large"));
    expect(scene.querySelector("source")!.srcset).toContain("scenery-dark-small");
    expect(scene.getAttribute("aria-hidden")).toBe("true");
    expect(scene.hasAttribute("inert")).toBe(true);
  });
});

describe("the set-up for one screen", () => {
  it("begins when everyone has a name of their own, typed or not", async () => {
    const asked = serve();
    render(Screen);
    await fireEvent.input(screen.getByLabelText("Name of player 1"), { target: { value: "Anna" } });
    await fireEvent.input(screen.getByLabelText("Name of player 2"), { target: { value: "anna" } });
    expect((button("Start the game") as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText("Name of player 2"), { target: { value: "" } });
    expect((button("Start the game") as HTMLButtonElement).disabled).toBe(false);
    await fireEvent.click(button("Add a bot"));
    expect(await stumbles()).toEqual([]);
    await fireEvent.submit(button("Start the game").closest("form")!);
    await waitFor(() => expect(location.hash).toBe(`#/table/${ID}`));
    expect(asked[0]).toBe('POST tables {"seats":3,"sit":false}');
    expect(asked.some((each) => each.includes('"name":"Player 2"'))).toBe(true);
  });
});

describe("games to watch", () => {
  it("are those in play, mine that are over, and any from a file", async () => {
    const result = { totals: [30, 41], completed: [1, 2], gave_up: [], winners: [1], practice: false, hinted: [] };
    serve({
      "GET tables": { tables: [summary({ mine: [], names: ["Cas", null], status: "open" })], more: null },
      "GET me/tables": { tables: [summary({ status: "over", result })], more: null },
    });
    render(Watch);
    expect((await screen.findByText("Join")).getAttribute("href")).toBe(`#/table/${ID}`);
    expect(screen.getByText("Replay").getAttribute("href")).toBe(`#/replay/${ID}`);
    expect(screen.getByText(/Won by Barent, 41 points/)).toBeTruthy();
    const download = screen.getByRole("link", { name: "Save as a file" });
    expect(download.getAttribute("href")).toBe(`/api/tables/${ID}/record`);
    expect(await stumbles()).toEqual([]);

    const field = document.querySelector("input[type=file]")!;
    await fireEvent.change(field, { target: { files: [new File(["?"], "x.json")] } });
    expect(await screen.findByText(/isn't a saved game/)).toBeTruthy();
    await fireEvent.drop(screen.getByRole("group", { name: "Watch a saved game" }), {
      dataTransfer: { files: [new File(['{"format":"grachten-record/1"}'], "x.json")] },
    });
    await waitFor(() => expect(location.hash).toBe("#/replay"));
  });
});

describe("settings", () => {
  it("are kept, and the language changes at once", async () => {
    serve();
    render(Settings);
    expect(await stumbles()).toEqual([]);
    await fireEvent.click(screen.getByRole("switch", { name: "Sound" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Dansk" }));
    expect(await screen.findByRole("heading", { name: "Indstillinger" })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("grachten-settings")!)).toMatchObject({
      sound: false,
      language: "da",
    });
    change({ language: "en" });
    await screen.findByRole("heading", { name: "Settings" });
  });

  it("make a code and a link for another device", async () => {
    serve({ "POST me/move": { code: "5D3JD-5N9ZR", path: "/#arrive=5D3JD-5N9ZR", seconds: 600 } });
    render(Settings);
    await fireEvent.click(button("Make a code"));
    expect(await screen.findByText("5D3JD-5N9ZR")).toBeTruthy();
    const link = screen.getByLabelText<HTMLInputElement>("Link for the other device");
    expect(link.value).toBe(`${location.origin}/#arrive=5D3JD-5N9ZR`);
    expect(await screen.findByRole("img", { name: "QR code for the link" })).toBeTruthy();
    expect(screen.getByText(/expires in 10 minutes/)).toBeTruthy();
  });

  it("take a code that was typed in", async () => {
    serve();
    render(Settings);
    const field = screen.getByLabelText("Code from the other device");
    await fireEvent.input(field, { target: { value: "5d3jd 5n9zr" } });
    await fireEvent.submit(field.closest("form")!);
    expect(location.hash).toBe("#arrive=5D3JD5N9ZR");
  });
});

describe("arriving from another device", () => {
  it("asks before it is done", async () => {
    const asked = serve({ "POST me/arrive": { id: "you", name: "Bo", bot: false, handle: "nkee6r5guejqevf6" } });
    location.hash = "#arrive=5D3JD-5N9ZR";
    render(Arrive, { code: "5D3JD-5N9ZR" });
    await screen.findByText("Code 5D3JD-5N9ZR");
    expect(asked).toEqual([]);
    expect(await stumbles()).toEqual([]);
    await waitFor(() => expect((button("Yes, that's me") as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(button("Yes, that's me"));
    await waitFor(() => expect(location.hash).toBe("#/"));
    expect(asked).toEqual(['POST me/arrive {"code":"5D3JD-5N9ZR"}']);
  });

  it("says when the code has been used", async () => {
    serve({ "POST me/arrive": new Refused(404, "not-found") });
    render(Arrive, { code: "5D3JD-5N9ZR" });
    await waitFor(() => expect((button("Yes, that's me") as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(button("Yes, that's me"));
    expect(await screen.findByText(/no longer works/)).toBeTruthy();
  });

  it("warns who has games of their own here", async () => {
    serve({ "GET me/tables": { tables: [summary()], more: null } });
    render(Arrive, { code: "5D3JD-5N9ZR" });
    expect(await screen.findByText(/will no longer be reachable/)).toBeTruthy();
  });
});
