// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/net/api";
import { atThisScreen, playNow, withFriends } from "../src/parts/opening";
import { pageOf, finished } from "../src/parts/games";
import { Refused, serve } from "./pages-server";
import { ID, summary, table } from "./pages-tables";

afterEach(() => vi.unstubAllGlobals());

/** What each request said, without our part of the shuffle, which is different every time. */
const plain = (asked: string[]): string[] =>
  asked.map((each) => each.replace(/"[0-9a-f]{64}"/, '"…"').replaceAll(ID, "ID"));

/** What is agreed once the last seat is arranged: every change gives it another name. */
const LAST = table([], { terms: "fedcba9876543210" });

describe("a table", () => {
  it("against bots is made, filled and begun, as it then is", async () => {
    const asked = serve({ [`PUT tables/${ID}/seats/2`]: LAST });
    expect(await playNow(2, "trader")).toBe(ID);
    expect(plain(asked)).toEqual([
      'POST tables {"seats":3,"options":{"level":"trader"}}',
      'PUT tables/ID/seats/1 {"who":"bot","level":"trader"}',
      'PUT tables/ID/seats/2 {"who":"bot","level":"trader"}',
      'POST tables/ID/start {"bytes":"…","terms":"fedcba9876543210"}',
    ]);
  });

  it("that cannot be begun is taken away, and it is said why", async () => {
    const asked = serve({ [`POST tables/${ID}/start`]: new Refused(503, "unavailable") });
    await expect(playNow(1, "carter")).rejects.toMatchObject({ code: "unavailable" });
    expect(plain(asked).at(-1)).toBe("POST tables/ID/leave");
  });

  it("that cannot be made leaves nothing to take away", async () => {
    const asked = serve({ "POST tables": new Refused(429, "too-many") });
    await expect(playNow(1, "carter")).rejects.toBeInstanceOf(Refusal);
    expect(asked).toHaveLength(1);
  });

  it("for friends stays open", async () => {
    const asked = serve();
    expect(await withFriends(2)).toBe(ID);
    expect(plain(asked)).toEqual(['POST tables {"seats":2}']);
  });

  it("at this screen has a seat for everyone, in their colours", async () => {
    const asked = serve({ [`PATCH tables/${ID}/seats/2`]: LAST });
    await atThisScreen([
      { who: "me", name: "Anna", colour: "ivory", youngest: false },
      { who: "me", name: "Bo", colour: "ochre", youngest: true },
      { who: "bot", level: "regent", colour: "burgundy" },
    ]);
    expect(plain(asked)).toEqual([
      'POST tables {"seats":3,"sit":false}',
      'PUT tables/ID/seats/0 {"who":"me","name":"Anna","colour":"ivory"}',
      'PUT tables/ID/seats/1 {"who":"me","name":"Bo","colour":"ochre"}',
      'PATCH tables/ID/seats/1 {"youngest":true}',
      'PUT tables/ID/seats/2 {"who":"bot","level":"regent"}',
      'PATCH tables/ID/seats/2 {"colour":"burgundy"}',
      'POST tables/ID/start {"bytes":"…","terms":"fedcba9876543210"}',
    ]);
  });
});

describe("finished games", () => {
  it("are looked for beyond a page that has none", async () => {
    const over = summary({ status: "over" });
    serve({
      "GET me/tables": { tables: [summary()], more: "5.x" },
      "GET me/tables?before=5.x": { tables: [over], more: null },
    });
    expect(await pageOf(finished, undefined)).toEqual({ tables: [over], more: null });
  });
});
