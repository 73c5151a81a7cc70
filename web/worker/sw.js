// Keeps the page's own files, so that it opens at once and without a network. What the game says
// (/api) never comes here. Files in assets/ never change; everything else is asked for again, and
// kept only for when nobody answers. The build writes before this what the page is made of:
// ASSETS, and in VERSION their sum.

const KEPT = `page-${VERSION}`;
const home = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(gather());
});
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const name = url.pathname.slice(home.pathname.length);
  if (event.request.method !== "GET" || url.origin !== home.origin || url.search) return;
  if (/^assets\/[^/]+$/.test(name)) event.respondWith(fromCache(event.request));
  else if (/^(index\.html|manifest\.webmanifest|icon[\w-]*\.(svg|png))?$/.test(name)) {
    event.respondWith(fromNetwork(event.request));
  }
});

// A notification says whose turn it is: it leads to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.tag));
});

async function comeTo(table) {
  const pages = await self.clients.matchAll({ type: "window" });
  const found = pages.find(({ url }) => url.includes(table)) ?? pages[0];
  if (found) await found.focus();
  else await self.clients.openWindow(`./#/table/${table}`);
}

/** All that is needed without a network, before anybody needs it. */
async function gather() {
  const cache = await caches.open(KEPT);
  await cache.addAll(["", ...ASSETS].map((name) => new URL(name, home).href));
}

/** From now on this page: what the one before was made of is let go. */
async function begin() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

async function fromCache(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

async function fromNetwork(request) {
  const cache = await caches.open(KEPT);
  try {
    return await keep(cache, request, await fetch(request));
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(cache, request, answer) {
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
