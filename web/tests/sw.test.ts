// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import SCRIPT from "../public/sw.js?raw";

const HOME = "https://play.example/";

type Kept = Map<string, Response>;
type Fetched = { request: Request; respondWith: (answer: Promise<Response>) => void };

/** A browser's side of a service worker: what it is asked, what is kept, and a network. */
class Browser {
  readonly kept: Kept = new Map();
  readonly asked: string[] = [];
  network: ((path: string) => Response) | null = () => new Response("new");
  private listener: (event: Fetched) => void = () => undefined;

  constructor() {
    const cache = {
      match: async (request: Request) => this.kept.get(request.url)?.clone(),
      put: async (request: Request, answer: Response) => void this.kept.set(request.url, answer),
      keys: async () => [...this.kept.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => this.kept.delete(request.url),
    };
    const self = {
      location: { href: `${HOME}sw.js` },
      addEventListener: (kind: string, heard: (event: Fetched) => void) => {
        if (kind === "fetch") this.listener = heard;
      },
    };
    const ask = async (request: Request) => {
      const path = new URL(request.url).pathname;
      this.asked.push(path);
      if (this.network === null) throw new TypeError("no network");
      return this.network(path);
    };
    new Function("self", "caches", "fetch", SCRIPT)(self, { open: async () => cache }, ask);
  }

  /** What the worker answers, or null where it leaves the request to the browser. */
  async get(path: string, init?: RequestInit): Promise<string | null> {
    let answered: Promise<Response> | null = null;
    const request = new Request(HOME + path, init);
    this.listener({ request, respondWith: (answer) => (answered = answer) });
    return answered === null ? null : (await (answered as Promise<Response>)).text();
  }
}

const page = (etag: string) => () => new Response(etag, { headers: { etag } });

describe("the service worker", () => {
  let browser: Browser;
  beforeEach(() => (browser = new Browser()));

  it("leaves everything alone but the page's own files", async () => {
    const paths = ["api/me", "api/tables?x=1", "api/live", "health", "metrics", "schema", "sw.js"];
    for (const path of [...paths, "assets/../api/me", "?x=1", "assets/a/b.js"]) {
      expect(await browser.get(path), path).toBeNull();
    }
    expect(await browser.get("", { method: "POST" })).toBeNull();
    expect(browser.kept.size).toBe(0);
  });

  it("asks once for what never changes", async () => {
    expect(await browser.get("assets/index-12345678.js")).toBe("new");
    browser.network = null;
    expect(await browser.get("assets/index-12345678.js")).toBe("new");
    expect(browser.asked).toEqual(["/assets/index-12345678.js"]);
  });

  it("asks again for the page, and has it when nobody answers", async () => {
    browser.network = page("one");
    expect(await browser.get("")).toBe("one");
    browser.network = page("two");
    expect(await browser.get("")).toBe("two");
    browser.network = null;
    expect(await browser.get("")).toBe("two");
    await expect(browser.get("icon.svg")).rejects.toThrow("no network");
  });

  it("lets go of the assets of the page before", async () => {
    browser.network = page("one");
    await browser.get("");
    await browser.get("assets/old-12345678.js");
    await browser.get("");
    expect(browser.kept.size).toBe(2);
    browser.network = page("two");
    await browser.get("");
    expect([...browser.kept.keys()]).toEqual([HOME]);
  });

  it("keeps no error", async () => {
    browser.network = () => new Response("gone", { status: 404 });
    expect(await browser.get("assets/gone-12345678.js")).toBe("gone");
    expect(browser.kept.size).toBe(0);
  });
});
