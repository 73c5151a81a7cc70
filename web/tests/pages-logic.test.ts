import { beforeEach, describe, expect, it, vi } from "vitest";
import { CART_COLOURS } from "../src/cards/livery";
import { clockName, CLOCKS, coloursFor, sides, waiting } from "../src/parts/agreements";
import { comings } from "../src/parts/comings";
import { companions, finished, placeOf, unfinished, winners, players } from "../src/parts/games";
import { canal, row } from "../src/parts/gables";
import { added, coloured, guests, missing, named, type Line } from "../src/parts/guests";
import { ago, listed } from "../src/parts/people";
import { personName, seatName } from "../src/words/naming";
import { speak } from "../src/words/words.svelte";
import { qr } from "../src/parts/qr";
import { bust } from "../src/faces/drawing";
import { PEOPLE, variationOf } from "../src/faces/people";
import { SAMPLES, sampleAddress } from "../src/prints/samples";
import { wayOf, type Sketch } from "../src/prints/sketch";
import type { Level } from "../src/protocol";
import { address, parse } from "../src/state/router.svelte";
import { LARGEST, NotARecord, openedRecord, openRecord, parseRecord } from "../src/state/records";
import { bot, open, person, summary, table } from "./pages-tables";

describe("what is agreed", () => {
  it("knows each clock by its name, and an odd one by none", () => {
    expect(Object.values(CLOCKS).map(clockName)).toEqual(["none", "quick", "normal", "slow"]);
    expect(clockName({ turn: 45, reserve: 0 })).toBeNull();
  });

  it("lets a seat have every colour but those of other people", () => {
    const seats = [person("Anna", { mine: true }), person("Bo", { colour: "ochre" }), bot()];
    expect(coloursFor(seats, 0, CART_COLOURS)).toEqual(new Set(["burgundy", "charcoal", "ivory"]));
  });

  it("lets two of my own seats exchange their colours", () => {
    const seats = [person("Anna", { mine: true }), person("Bo", { mine: true, colour: "ochre" })];
    expect(coloursFor(seats, 0, CART_COLOURS).has("ochre")).toBe(true);
  });

  it("waits for seats, then for people, then for me", () => {
    const anna = person("Anna", { mine: true });
    const bo = person("Bo");
    expect(waiting(table([anna, open(), open()]))).toEqual({ for: "seats", count: 2 });
    expect(waiting(table([anna, bo]))).toEqual({ for: "people", seats: [bo], mine: true });
    expect(waiting(table([{ ...anna, ready: true }, bo]))).toMatchObject({ for: "people", mine: false });
    expect(waiting(table([anna, bot()]))).toEqual({ for: "me" });
    expect(waiting(table([{ ...anna, ready: true }, bot()]))).toEqual({ for: "nothing" });
  });

  it("seats me at the near side, and the others clockwise", () => {
    expect(sides(4, 2)).toEqual(["north", "east", "south", "west"]);
    expect(sides(3, 1)).toEqual(["east", "south", "west"]);
    expect(sides(2, 1)).toEqual(["east", "west"]);
  });
});

describe("comings and goings", () => {
  const told = (before: ReturnType<typeof table>, after: ReturnType<typeof table>): string[] =>
    comings(before, after).map(({ what, seat }) => `${seat.name} ${what}`);

  it("tells who sat down, left, became ready and lost the connection", () => {
    const before = table([person("Anna", { mine: true }), person("Bo"), person("Cas")]);
    const after = table([
      person("Anna", { mine: true, ready: true }),
      person("Bo", { ready: true, here: false }),
      bot("Carter"),
    ]);
    expect(told(before, after)).toEqual(["Cas left", "Bo ready", "Bo gone", "Carter sat"]);
  });

  it("is not confused by seats that were renumbered", () => {
    const before = table([person("Anna", { mine: true }), open(), person("Bo")]);
    expect(told(before, table([person("Anna", { mine: true }), person("Bo")]))).toEqual([]);
  });

  it("tells two of the same name apart", () => {
    const one = table([person("Bo"), open()]);
    expect(told(one, table([person("Bo"), person("Bo")]))).toEqual(["Bo sat"]);
  });
});

describe("people round one screen", () => {
  const two = added(added([], "me", "Anna", "carter"), "me", "Bo", "carter");

  it("get colours of their own, and no fifth seat", () => {
    const four = added(added(two, "bot", "", "trader"), "bot", "", "trader");
    expect(four.map(({ colour }) => colour)).toEqual(CART_COLOURS);
    expect(added(four, "me", "", "carter")).toHaveLength(4);
  });

  it("exchange colours", () => {
    expect(coloured(two, 0, "ochre").map(({ colour }) => colour)).toEqual(["ochre", "burgundy"]);
    expect(coloured(two, 0, "ivory").map(({ colour }) => colour)).toEqual(["ivory", "ochre"]);
  });

  it("need to be two, one of them a person, each with a name", () => {
    const calling = (...names: string[]): Line[] => two.map((line, n) => ({ ...line, name: names[n]! }));
    expect(missing(two)).toBeNull();
    expect(missing(two.slice(1))).toBe("few");
    expect(missing(two.map((line) => ({ ...line, who: "bot" })))).toBe("people");
    expect(missing(calling("Anna", " "))).toBe("names");
    expect(missing(calling("Anna", "anna "))).toBe("names");
  });

  it("are called as their place says, where nobody has typed a name", () => {
    const unnamed = added(added([], "me", " ", "carter"), "bot", "", "carter");
    const called = named(added(unnamed, "me", "Cas", "carter"), (number) => `Player ${number}`);
    expect(called.map(({ name }) => name)).toEqual(["Player 1", "", "Cas"]);
    expect(missing(called)).toBeNull();
  });

  it("become guests of a table, one of them the youngest", () => {
    expect(guests(added(two, "bot", "", "regent"), 1)).toEqual([
      { who: "me", name: "Anna", colour: "burgundy", youngest: false },
      { who: "me", name: "Bo", colour: "ochre", youngest: true },
      { who: "bot", level: "regent", colour: "charcoal" },
    ]);
  });
});

describe("lists of games", () => {
  const lines = [
    summary({ id: "waits" }),
    summary({ id: "over", status: "over" }),
    summary({ id: "mine", my_turn: true }),
    summary({ id: "left", status: "abandoned" }),
    summary({ id: "open", status: "open" }),
  ];

  it("put what waits for me first", () => {
    expect(unfinished(lines).map(({ id }) => id)).toEqual(["mine", "waits", "open"]);
    expect(finished(lines).map(({ id }) => id)).toEqual(["over", "left"]);
  });

  it("name who else is there, and who won", () => {
    const result = { totals: [30, 41], completed: [1, 2], winners: [1], gave_up: [], practice: false, hinted: [] };
    const game = summary({ names: ["Anna", "Bo", null], mine: [0], result });
    expect(companions(game)).toEqual(["Bo"]);
    expect(winners(game)).toEqual(["Bo"]);
  });

  it("tell my place, as it stands and in the end", () => {
    expect(placeOf(summary({ points: [4, 9, 7], mine: [2] }))).toBe(2);
    expect(placeOf(summary({ points: [0, 0], mine: [0] }))).toBeNull();
    expect(placeOf(summary({ points: [4, 9], mine: [0, 1] }))).toBeNull();
    const tied = { totals: [36, 36], completed: [1, 2], winners: [1], gave_up: [], practice: false, hinted: [] };
    expect(placeOf(summary({ mine: [0], result: tied }))).toBe(2);
    expect(placeOf(summary({ mine: [1], result: tied }))).toBe(1);
  });
});

describe("addresses", () => {
  it("lead nowhere where the path or the place is unknown", () => {
    expect(parse("", "/")).toEqual({ page: "start" });
    expect(parse("#/watch", "/index.html")).toEqual({ page: "watch" });
    for (const [hash, path] of [["#/watch", "/foo"], ["#/nonsense", "/"], ["#/table/short", "/"], ["#/replay/short", "/"]] as const)
      expect(parse(hash, path)).toEqual({ page: "lost" });
  });

  it("lead to the games that come with the page, all of which are there", () => {
    for (const { name } of SAMPLES) {
      const place = { page: "replay", table: null, step: 3, seat: null, sample: name } as const;
      expect(parse(address(place))).toEqual(place);
      expect(sampleAddress(name)).toMatch(/json/);
    }
    expect(sampleAddress("none")).toBeUndefined();
  });
});

describe("faces", () => {
  it("are twenty-four different ones", () => {
    const all = Object.entries(PEOPLE).flatMap(([level, names]) =>
      names.map((name) => bust(level as Level, variationOf(level as Level, name))),
    );
    expect(new Set(all.map((cuts) => cuts.map(({ d }) => d).join())).size).toBe(24);
    expect(variationOf("carter", "Carter 2")).toBe(0);
  });
});

describe("small maps", () => {
  it("draw a route from place to place, whichever way its spaces lie", () => {
    const space = (x: number) => ({ x, y: 0, width: 9, height: 9, angle: 0 });
    const sketch = {
      sheet: [0, 0, 100, 100],
      medallions: [[0, 0], [90, 0]],
      routes: [
        { ends: [0, 1], turn: 0, spaces: [space(30), space(60)] },
        { ends: [1, 0], turn: 0, spaces: [space(30), space(60)] },
      ],
      captions: [],
    } as const satisfies Sketch;
    expect(wayOf(sketch, 0)).toBe("M0 0L30 0L60 0L90 0");
    expect(wayOf(sketch, 1)).toBe("M90 0L60 0L30 0L0 0");
  });
});

describe("names and times", () => {
  it("call bots and guests as the page speaks, and people as they are called", async () => {
    expect(seatName({ name: "Carter 2", level: "carter" })).toBe("Carter 2");
    expect(personName("Guest 1234")).toBe("Guest 1234");
    await speak("da");
    expect(seatName({ name: "Carter", level: "carter" })).toBe("Vognmand");
    expect(seatName({ name: "Carter 2", level: "carter" })).toBe("Vognmand 2");
    expect(seatName({ name: "Carter 2", level: null })).toBe("Carter 2");
    expect(seatName({ name: "My bot", level: "carter" })).toBe("My bot");
    expect(personName("Guest 1234")).toBe("Gæst 1234");
    expect(personName("Guest of honour")).toBe("Guest of honour");
    const game = summary({ names: ["Guest 7", "Regent", null], levels: [null, "regent", null] });
    expect(players(game)).toEqual(["Gæst 7", "Regent", null]);
    await speak("en");
  });

  it("are joined as the language does", () => {
    expect(listed(["Anna", "Bo", "Cas"], "en")).toBe("Anna, Bo and Cas");
    expect(listed(["Anna", "Bo"], "sv")).toBe("Anna och Bo");
  });

  it("say how long ago in the largest unit", () => {
    const then = 1_000_000_000;
    expect(ago(then, then + 5_000, "en")).toBe("now");
    expect(ago(then, then - 5_000, "en")).toBe("now");
    expect(ago(then, then + 5 * 60_000, "en")).toBe("5 minutes ago");
    expect(ago(then, then + 25 * 3_600_000, "en")).toBe("yesterday");
  });
});

describe("a QR code", () => {
  it("is a path that covers exactly the dark modules", () => {
    const { size, d } = qr("https://example.org/#/table/abcdefghijklmnop");
    expect(size).toBeGreaterThanOrEqual(27);
    const strokes = [...d.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
    expect(strokes.map(([text]) => text).join("")).toBe(d);
    // the finder in the upper left corner, behind a quiet zone of three
    expect(d.startsWith("M3 3h7v1h-7z")).toBe(true);
    for (const [, x, y, width, back] of strokes) {
      expect(width).toBe(back);
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(3);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 3);
    }
  });
});

describe("the canal houses", () => {
  it("are the same every time, and neighbours differ", () => {
    expect(row(1660)).toEqual(row(1660));
    expect(row(1660).length).toBeGreaterThan(20);
    expect(canal(7)).not.toContain("NaN");
    expect(row(1660).every(({ front, marks }) => !(front + marks).includes("NaN"))).toBe(true);
  });
});

describe("a record from a file", () => {
  const game = { format: "grachten-record/1", board: "amsterdam" };
  const file = (text: string): File => new File([text], "game.json");

  beforeEach(() => {
    location.hash = "#/watch";
  });

  it("is kept, and leads to its replay", async () => {
    await openRecord(file(JSON.stringify(game)));
    expect(openedRecord()).toEqual(game);
    expect(location.hash).toBe("#/replay");
    // and is there again after a reload
    vi.resetModules();
    const anew = await import("../src/state/records");
    expect(anew.openedRecord()).toEqual(game);
  });

  it("may be the first line of several", () => {
    expect(parseRecord(`${JSON.stringify(game)}\n{"format":"else"}\n`)).toEqual(game);
  });

  it.each(["", "no JSON", "null", "[]", '{"format":"grachten-record/2"}'])(
    "is refused when it is %j",
    async (text) => {
      await expect(openRecord(file(text))).rejects.toBeInstanceOf(NotARecord);
      expect(location.hash).toBe("#/watch");
    },
  );

  it("is refused unread when it is too large", async () => {
    const text = JSON.stringify({ ...game, more: "x".repeat(LARGEST) });
    await expect(openRecord(file(text))).rejects.toBeInstanceOf(NotARecord);
  });
});
