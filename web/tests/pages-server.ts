/** A server for the tests of pages: answers by method and path, and remembers what was asked. */

import { vi } from "vitest";
import { ID, table, person } from "./pages-tables";

/** What a function gives may be different each time. */
export type Answers = Record<string, unknown>;

/** Answered with this status, and a refusal of this code. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

// The map is large, and slow to draw without a browser: pages must do without it anyway.
const USUAL: Answers = {
  "GET events/waiting": { tables: [] },
  "GET me": { id: "me", name: "Anna", bot: false, handle: "nkee6r5guejqevf6" },
  "GET me/tables": { tables: [], more: null },
  "GET me/opponents": { people: [] },
  "GET me/blocks": { people: [] },
  "GET me/invitations": { invitable: true },
  "GET finding": { search: null, waiting: 0, tables: [], invitations: [] },
  "GET preparation": { done: 1 },
  "GET tables": { tables: [], more: null },
  "GET boards/amsterdam": new Refused(503, "unavailable"),
  "POST tables": table([person("Anna", { mine: true })]),
  [`POST tables/${ID}/leave`]: undefined,
};

/** Every request to change something, as "METHOD path body". */
export function serve(answers: Answers = {}): string[] {
  const asked: string[] = [];
  const all: Answers = { ...USUAL, ...answers };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const key = `${method} ${path.replace("/api/", "")}`;
    if (method !== "GET") asked.push(body === undefined ? key : `${key} ${String(body)}`);
    const found = key in all ? all[key] : table([]);
    const answer: unknown = typeof found === "function" ? await found() : found;
    if (answer instanceof Refused) {
      const told = { code: answer.code, message: "", rule: null };
      return new Response(JSON.stringify(told), { status: answer.status });
    }
    if (answer === undefined) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return asked;
}
