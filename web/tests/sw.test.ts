// @vitest-environment node
// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import SCRIPT from "../worker/sw.js?raw";

const HOME = "https://play.example/";

type Kept = Map<string, Response>;
type Fetched = { request: Request; respondWith: (answer: Promise<Response>) => void };

/** A browser's side of a service worker: what it is asked, what is kept, and a network. */
class Browser {
  readonly stores = new Map<string, Kept>();
  readonly asked: string[] = [];
  network: ((path: string) => Response) | null = () => new Response("new");
  private listeners = new Map<string, (event: never) => void>();

  /** The worker of a page of this version, beside what others have kept. */
  constructor(readonly version = "1", stores: readonly string[] = []) {
    for (const name of stores) this.stores.set(name, new Map());
    const ask = async (request: Request | string) => {
      const path = new URL(typeof request === "string" ? request : request.url).pathname;
      this.asked.push(path);
      if (this.network === null) throw new TypeError("no network");
      return this.network(path);
    };
    const caches = {
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
      open: async (name: string) => {
        const kept: Kept = this.stores.get(name) ?? new Map<string, Response>();
        this.stores.set(name, kept);
        return {
          match: async (request: Request) => kept.get(request.url)?.clone(),
          put: async (request: Request, answer: Response) => void kept.set(request.url, answer),
          addAll: async (urls: string[]) => {
            const answers = await Promise.all(urls.map(ask));
            if (answers.some(({ ok }) => !ok)) throw new TypeError("not ok");
            urls.forEach((url, n) => kept.set(url, answers[n]!));
          },
        };
      },
    };
    const self = {
      location: { href: `${HOME}sw.js` },
      clients: { claim: async () => undefined },
      skipWaiting: () => undefined,
      addEventListener: (kind: string, heard: (event: never) => void) => {
        this.listeners.set(kind, heard);
      },
    };
    const parts = ["self", "caches", "fetch", "ASSETS", "VERSION", SCRIPT];
    new Function(...parts)(self, caches, ask, ["assets/a-12345678.js"], version);
  }

  get kept(): Kept {
    return this.stores.get(`page-${this.version}`) ?? new Map<string, Response>();
  }

  /** It is there for the first time, or takes over from another. */
  async become(kind: "install" | "activate"): Promise<void> {
    let done: Promise<void> = Promise.resolve();
    const event = { waitUntil: (promise: Promise<void>) => (done = promise) };
    this.listeners.get(kind)!(event as never);
    await done;
  }

  /** What the worker answers, or null where it leaves the request to the browser. */
  async get(path: string, init?: RequestInit): Promise<string | null> {
    let answered: Promise<Response> | null = null;
    const request = new Request(HOME + path, init);
    const event: Fetched = { request, respondWith: (answer) => (answered = answer) };
    this.listeners.get("fetch")!(event as never);
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

  it("has the whole page before anybody asks for it", async () => {
    await browser.become("install");
    browser.network = null;
    expect(await browser.get("")).toBe("new");
    expect(await browser.get("assets/a-12345678.js")).toBe("new");
  });

  it("is not there at all when a part is missing", async () => {
    browser.network = (path) => new Response("", { status: path === "/" ? 200 : 404 });
    await expect(browser.become("install")).rejects.toThrow("not ok");
  });

  it("lets go of what the page before was made of", async () => {
    browser = new Browser("2", ["page", "page-1"]);
    await browser.become("install");
    expect([...browser.stores.keys()]).toEqual(["page", "page-1", "page-2"]);
    await browser.become("activate");
    expect([...browser.stores.keys()]).toEqual(["page-2"]);
  });

  it("keeps no error", async () => {
    browser.network = () => new Response("gone", { status: 404 });
    expect(await browser.get("assets/gone-12345678.js")).toBe("gone");
    expect(browser.kept.size).toBe(0);
  });
});
