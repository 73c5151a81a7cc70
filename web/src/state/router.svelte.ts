/** Which page is shown. It stands behind the #, where no server and no log ever sees it. */

import { afterSheets } from "../parts/sheet";

export type Place =
  | { page: "start" }
  | { page: "table"; table: string }
  | {
      page: "replay";
      table: string | null;
      step: number | null;
      seat: number | null;
      /** One of the games that come with the page. */
      sample?: string;
      /** With what decided it. */
      review?: boolean;
    }
  | { page: "rules"; rule: string | null }
  | { page: "guide"; again: boolean }
  | { page: "watch" }
  /** Its id, "today" for that of the day, or null for all of them. */
  | { page: "puzzles"; puzzle: string | null }
  /** The deal of a day, or null for that of today. */
  | { page: "daily"; day: string | null }
  /** Its id; null where one is to be made, of the finished game at a table or of a new deal. */
  | { page: "challenge"; challenge: string | null; table: string | null }
  /** All of them, or a new one. */
  | { page: "events"; isNew: boolean }
  | { page: "event"; event: string }
  /** Somebody's profile, by their handle; "me" for mine. */
  | { page: "people"; handle: string }
  | { page: "best" }
  /** To the table where somebody plays, by their handle. */
  | { page: "follow"; handle: string }
  | { page: "screen" }
  | { page: "settings" }
  | { page: "you" }
  | { page: "lost" }
  | { page: "arrive"; code: string };

const PUZZLE = /^([0-9a-f]{8}|today)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PERSON = /^([a-z2-7]{16}|me)$/;
const HANDLE = /^[a-z2-7]{16}$/;
const TABLE = /^[A-Za-z0-9_-]{16}$/;

/** The page has one path, and its places stand behind the #: any other path leads nowhere. */
export function parse(hash: string, path = "/"): Place {
  if (!/^\/(index\.html)?$/.test(path)) return { page: "lost" };
  const text = hash.replace(/^#\/?/, "");
  if (text.startsWith("arrive=")) return { page: "arrive", code: text.slice(7) };
  const [shown = "", query = ""] = text.split("?");
  const [page = "", name = "", more = ""] = shown.split("/");
  const asked = new URLSearchParams(query);
  if (page === "table" && TABLE.test(name)) return { page, table: name };
  if (page === "replay" && (name === "" || name === "sample" || TABLE.test(name))) {
    return {
      page,
      table: TABLE.test(name) ? name : null,
      step: whole(asked.get("step")),
      seat: whole(asked.get("seat")),
      ...(name === "sample" ? { sample: more } : {}),
      ...(asked.has("review") ? { review: true } : {}),
    };
  }
  if (page === "puzzles" && (name === "" || PUZZLE.test(name))) return { page, puzzle: name || null };
  if (page === "daily" && (name === "" || DAY.test(name))) return { page, day: name || null };
  if (page === "challenge" && (name === "" || TABLE.test(name))) {
    const table = asked.get("table") ?? "";
    return { page, challenge: name || null, table: TABLE.test(table) ? table : null };
  }
  if (page === "events" && (name === "" || name === "new")) return { page, isNew: name === "new" };
  if (page === "event" && TABLE.test(name)) return { page, event: name };
  if (page === "people" && PERSON.test(name)) return { page, handle: name };
  if (page === "follow" && HANDLE.test(name)) return { page, handle: name };
  if (page === "guide") return { page, again: name === "again" };
  if (page === "rules") return { page, rule: name || null };
  if (page === "best" || page === "watch" || page === "settings" || page === "screen" || page === "you") {
    return { page };
  }
  return { page: page === "" ? "start" : "lost" };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

export function address(place: Place): string {
  switch (place.page) {
    case "table":
      return `#/table/${place.table}`;
    case "replay": {
      const asked = new URLSearchParams();
      if (place.step !== null) asked.set("step", String(place.step));
      if (place.seat !== null) asked.set("seat", String(place.seat));
      if (place.review) asked.set("review", "1");
      const query = asked.size ? `?${asked}` : "";
      const of = place.sample ? `/sample/${place.sample}` : place.table ? `/${place.table}` : "";
      return `#/replay${of}${query}`;
    }
    case "rules":
      return `#/rules${place.rule ? `/${place.rule}` : ""}`;
    case "puzzles":
      return `#/puzzles${place.puzzle ? `/${place.puzzle}` : ""}`;
    case "daily":
      return `#/daily${place.day ? `/${place.day}` : ""}`;
    case "challenge":
      return `#/challenge${place.challenge ? `/${place.challenge}` : place.table ? `?table=${place.table}` : ""}`;
    case "events":
      return place.isNew ? "#/events/new" : "#/events";
    case "event":
      return `#/event/${place.event}`;
    case "people":
      return `#/people/${place.handle}`;
    case "follow":
      return `#/follow/${place.handle}`;
    case "guide":
      return place.again ? "#/guide/again" : "#/guide";
    case "arrive":
      return `#arrive=${place.code}`;
    case "start":
      return "#/";
    default:
      return `#/${place.page}`;
  }
}

let here = $state.raw<Place>(parse(location.hash, location.pathname));
addEventListener("hashchange", () => {
  here = parse(location.hash, location.pathname);
});

export function place(): Place {
  return here;
}

export function go(to: Place): void {
  afterSheets(() => {
    location.hash = address(to);
  });
}

/** Go on to a place instead of this one: back does not lead here again. */
export function goInstead(to: Place): void {
  afterSheets(() => location.replace(address(to)));
}

/** To where one came from, or to the start. */
export function back(): void {
  if (history.length > 1) history.back();
  else go({ page: "start" });
}
