// Keeps the page's own files, so that it opens at once and without a network. What the game says
// (/api) never comes here. Files in assets/ never change; everything else is asked for again, and
// kept only for when nobody answers.

const KEPT = "page";
const home = new URL("./", self.location.href);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const name = url.pathname.slice(home.pathname.length);
  if (event.request.method !== "GET" || url.origin !== home.origin || url.search) return;
  if (/^assets\/[^/]+$/.test(name)) event.respondWith(fromCache(event.request));
  else if (/^(index\.html|manifest\.webmanifest|icon[\w-]*\.(svg|png))?$/.test(name)) {
    event.respondWith(fromNetwork(event.request, name === ""));
  }
});

async function fromCache(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

async function fromNetwork(request, isPage) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (isPage && answer.ok) await tidy(cache, request, answer);
    return keep(cache, request, answer);
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Another page needs other assets: those of the one before are let go. */
async function tidy(cache, request, answer) {
  const before = await cache.match(request);
  if (!before || before.headers.get("etag") === answer.headers.get("etag")) return;
  for (const each of await cache.keys()) await cache.delete(each);
}

async function keep(cache, request, answer) {
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
