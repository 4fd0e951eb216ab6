import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { createKeptPages, visitOf } from './kept-pages.ts';
import { openPage } from './open-page.ts';
import { pageKey } from './page-key.ts';
import { PAGES_PREFIX, type WorkerLetter } from './worker-letter.ts';
import { type WorkerFetchEvent, worker } from './worker-scope.ts';

/** Filled in by the build: the files that every signed-in page needs, and a name for exactly this set. */
declare const __PRECACHE__: PrecacheEntry[];
declare const __BUILD__: string;

const OFFLINE_PAGE = '/offline.html';
const ASSETS = 'hessa-assets';
const RENEWED_AT_MOST = 12;
const pagesName = PAGES_PREFIX + __BUILD__;

const pages = createKeptPages({
  caches,
  fetch: (address) => fetch(address),
  pagesName,
  assetsName: ASSETS,
  now: Date.now,
});

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { cleanURLs: false, directoryIndex: '' });

// A name with its content's hash never changes meaning, so what was loaded once is never asked for again.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('range'),
  // A browser that asks as a script and a worker that asks for itself say different things about themselves.
  new CacheFirst({ cacheName: ASSETS, matchOptions: { ignoreVary: true } }),
);

// Everything else (the API, `.data`, pictures, video) goes its way untouched.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageKey(url) !== null,
  ({ event, url }) => {
    const navigation = event as unknown as WorkerFetchEvent;
    return openPage({
      fromLine: fromLine(navigation, url),
      kept: () => pages.find(url),
      offline: async () => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error(),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  },
);

async function fromLine(event: WorkerFetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const copy = response.clone();
  event.waitUntil(pages.keep({ path: url.pathname + url.search, title: '' }, copy).catch(() => {}));
  return response;
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
});

worker.addEventListener('message', (event) => {
  const letter = event.data as WorkerLetter;
  if (letter.kind === 'take-over') event.waitUntil(worker.skipWaiting());
  if (letter.kind === 'visited') event.waitUntil(keepVisited(letter).catch(() => {}));
  if (letter.kind === 'forget') event.waitUntil(forgetPages());
});

async function keepVisited({ loaded, ...visit }: Extract<WorkerLetter, { kind: 'visited' }>): Promise<void> {
  // The browser's own cache still has them, so this costs nothing.
  await pages.keepAssets(loaded).catch(() => {});
  await pages.visit(visit);
  await renewOldPages();
}

/** After an update the pages of the build before it are fetched anew: their files are no longer kept. */
async function renewOldPages(): Promise<void> {
  const old: Response[] = [];
  for (const name of await oldNames()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) old.push((await cache.match(key)) ?? Response.error());
    await caches.delete(name);
  }
  for (const page of old.slice(-RENEWED_AT_MOST)) await pages.visit(visitOf(page));
}

async function oldNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX) && name !== pagesName);
}

async function forgetPages(): Promise<void> {
  pages.forget();
  await Promise.all([pagesName, ...(await oldNames())].map((name) => caches.delete(name)));
}
