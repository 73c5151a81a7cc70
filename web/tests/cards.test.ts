import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import CardBack from "../src/cards/CardBack.svelte";
import Cart from "../src/cards/Cart.svelte";
import ContractCard from "../src/cards/ContractCard.svelte";
import Crest from "../src/cards/Crest.svelte";
import { hatch, path, wheel } from "../src/cards/ink";
import { CARDS, COLOURS } from "../src/cards/colours";
import { CART_COLOURS, LIVERIES, painted } from "../src/cards/livery";
import MerchandiseCard from "../src/cards/MerchandiseCard.svelte";
import { HEIGHT, SCENES, WIDTH } from "../src/cards/scenes";
import { scrap, WINDOW } from "../src/cards/scrap";
import { wax } from "../src/cards/seal";
import Symbol from "../src/cards/Symbol.svelte";
import TransportCard from "../src/cards/TransportCard.svelte";
import { sector } from "../src/cards/wheel";
import type { BoardFacts } from "../src/protocol";
import { bundle, LANGUAGES, speak, type Language } from "../src/words/words.svelte";
import { BOARD } from "./cards-board";
import "./patience";

function name(container: Element): string | null | undefined {
  return container.querySelector("svg")?.getAttribute("aria-label");
}

describe("ink", () => {
  it("writes numbers no longer than they need be", () => {
    expect(path`M${1} ${0.30000000000000004}l${-0.001} ${2.5}`).toBe("M1 0.3l0 2.5");
  });

  it("hatches from one end to the other, both included", () => {
    expect(hatch([0, 0], [10, 4], [0, 2], 3)).toBe("M0 0l0 2M5 2l0 2M10 4l0 2");
    expect(hatch([0, 0], [10, 4], [0, 2], 1)).toBe("M5 2l0 2");
  });

  it("draws every shape with numbers only", () => {
    const drawn = [
      ...Object.values(SCENES).flatMap((pieces) => pieces.flatMap((piece) => piece.shapes)),
      ...wheel(0, 0, 5),
    ].map((shape) => shape.d);
    drawn.push(wax(17, 3), sector(2, 12));
    for (const d of drawn) expect(d).toMatch(/^M[-\d.\sA-Za-z]+$/);
    for (const d of drawn) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has a scene of its own for each card, within the card", () => {
    expect(Object.keys(SCENES).sort()).toEqual([...CARDS].sort());
    expect(new Set(CARDS.map((card) => JSON.stringify(SCENES[card]))).size).toBe(7);
    for (const piece of CARDS.flatMap((card) => SCENES[card])) {
      expect(piece.x).toBeGreaterThanOrEqual(0);
      expect(piece.x).toBeLessThan(WIDTH);
      expect(piece.y).toBeLessThan(HEIGHT);
    }
  });
});

describe("the wheel of the wild", () => {
  it("has the six colours, and closes", () => {
    expect(COLOURS.length).toBe(6);
    const from = sector(0, 12).match(/L(\S+ \S+)A/)?.[1];
    expect(sector(5, 12).endsWith(`${from}z`)).toBe(true);
  });
});

describe("the liveries", () => {
  it("differ in pattern, outline and charge, not in colour alone", () => {
    for (const part of ["pattern", "shield", "charge"] as const)
      expect(new Set(CART_COLOURS.map((colour) => LIVERIES[colour][part])).size).toBe(4);
  });

  it("paint what they are called", () => {
    const field = (pattern: "plain" | "stripes" | "dots" | "chequer") =>
      painted(pattern, [0, 0], [6, 4], 1, 6, 4).match(/M/g)?.length ?? 0;
    expect(field("plain")).toBe(0);
    expect(field("stripes")).toBe(3);
    expect(field("dots")).toBe(24);
    expect(field("chequer")).toBe(12);
  });
});

describe("the scrap of a contract", () => {
  it("shows both places within the window and clear of the seal, the northern one first", () => {
    for (const index of BOARD.contracts.keys()) {
      const { ends, places } = scrap(BOARD, index);
      expect([...places].sort()).toEqual([...BOARD.contracts[index]!.ends].sort());
      expect(ends[0].y).toBeLessThanOrEqual(ends[1].y);
      for (const { x, y } of ends) {
        expect(x).toBeGreaterThanOrEqual(WINDOW.x + 5);
        expect(x).toBeLessThanOrEqual(134 - 17 - 5);
        expect(y).toBeGreaterThanOrEqual(WINDOW.y + 5);
        expect(y).toBeLessThanOrEqual(WINDOW.y + WINDOW.height - 5);
      }
    }
  });

  it("draws a double route once", () => {
    expect(scrap(BOARD, 0).links.match(/M/g)?.length).toBe(3);
  });

  it("bears two places on one spot", () => {
    const board: BoardFacts = {
      ...BOARD,
      locations: BOARD.locations.map((location) => ({ ...location, x: 500, y: 300 })),
    };
    expect(Number.isFinite(scrap(board, 0).scale)).toBe(true);
  });
});

describe("cards by name", () => {
  afterEach(() => speak("en"));

  it("says what lies there", () => {
    expect(name(render(TransportCard, { card: "red" }).container)).toBe("Red transportation card");
    expect(name(render(TransportCard, { card: null }).container)).toBe(
      "Transportation card, face down",
    );
    expect(name(render(CardBack, { kind: "contract" }).container)).toBe("Contract, face down");
    expect(name(render(MerchandiseCard).container)).toBe("Merchandise bonus card");
    expect(name(render(Symbol, { card: "wild" }).container)).toBe("wild");
    expect(name(render(Cart, { colour: "ochre" }).container)).toBe("Ochre cart");
  });

  it("says nothing twice where words stand beside it", () => {
    for (const { container } of [
      render(Symbol, { card: "red", decorative: true }),
      render(Cart, { colour: "ivory", decorative: true }),
      render(Crest, { colour: "ivory", decorative: true }),
    ]) {
      expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
      expect(name(container)).toBeNull();
    }
  });

  it("shows and says all of a contract", () => {
    const { container } = render(ContractCard, {
      board: BOARD,
      contract: 0,
      state: "open",
      missing: 1,
    });
    expect(name(container)).toBe("Contract: Noord to Zuid, 4 points, 1 space still to claim");
    const words = [...container.querySelectorAll("text")].map((text) => text.textContent);
    expect(words).toEqual(["Noord", "Zuid", "4", "1"]);
  });

  it("shows a contract's end in its seal", () => {
    const of = (state: "done" | "missed") => {
      const { container } = render(ContractCard, { board: BOARD, contract: 0, state });
      return [name(container), [...container.querySelectorAll("text")].at(-1)?.textContent];
    };
    expect(of("done")).toEqual(["Contract: Noord to Zuid, 4 points, completed", "+4"]);
    expect(of("missed")).toEqual(["Contract: Noord to Zuid, 4 points, not completed", "−4"]);
  });

  it("speaks the other languages", async () => {
    const { container } = render(TransportCard, { card: "green" });
    const expected: [Language, string][] = [
      ["da", "Grønt transportkort"],
      ["de", "Grüne Transportkarte"],
      ["fr", "Carte Transport verte"],
      ["nb", "Grønt transportkort"],
      ["nl", "Groene transportkaart"],
      ["sv", "Grönt transportkort"],
    ];
    for (const [language, words] of expected) {
      await speak(language);
      await Promise.resolve();
      expect(name(container)).toBe(words);
    }
  });

  it("has the same messages in every language", () => {
    const files = Object.values(
      import.meta.glob<string>("../../src/grachten/words/*/cards.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    );
    expect(files.length).toBe(Object.keys(LANGUAGES).length);
    const ids = files.map((text) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id));
    for (const other of ids) expect(other).toEqual(ids[0]);
    for (const text of files) {
      const made = bundle("en", [text]);
      for (const id of ids[0]!) expect(made.getMessage(id!)?.value).toBeTruthy();
    }
  });
});
