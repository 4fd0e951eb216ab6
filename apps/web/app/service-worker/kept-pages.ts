import { isNameless, pageKey } from './page-key.ts';

export interface KeptPagesParts {
  caches: Pick<CacheStorage, 'open' | 'match'>;
  fetch: (address: string) => Promise<Response>;
  pagesName: string;
  assetsName: string;
  now: () => number;
}

const KEPT = { path: 'x-kept-path', title: 'x-kept-title', at: 'x-kept-at' } as const;

const PAGES_AT_MOST = 40;
const ASSETS_AT_MOST = 150;
/** A page kept today is good enough; asking more often would cost the student. */
const GOOD_FOR_MS = 24 * 60 * 60_000;
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
/** What described the compressed bytes no longer holds for the text. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'set-cookie', 'etag'];

export interface Visit {
  path: string;
  /** Empty when the page's own will do. */
  title: string;
}

/**
 * Pages for a phone without a line. A page is kept together with every file it needs or not at all: a page whose code
 * is missing would show its spinner for ever.
 */
export function createKeptPages({ caches, fetch, pagesName, assetsName, now }: KeptPagesParts) {
  /** Counts the logouts: what was begun before one is not kept after it. */
  let epoch = 0;

  async function keep(visit: Visit, response: Response, at = now()): Promise<void> {
    const begun = epoch;
    const key = pageKey(new URL(visit.path, 'https://any.invalid'));
    if (key === null || !isWholePage(response)) return;
    const html = await response.text();
    await keepAssets(new Set(html.match(ASSET)));
    const headers = new Headers(response.headers);
    for (const name of OF_THE_WIRE) headers.delete(name);
    const pages = await caches.open(pagesName);
    const { path, title } = await lastOpened(pages, key, { ...visit, title: visit.title || titleIn(html) });
    headers.set(KEPT.path, path);
    headers.set(KEPT.title, encodeURIComponent(title));
    headers.set(KEPT.at, String(at));
    if (begun !== epoch) return;
    await pages.put(key, new Response(html, { headers }));
    await trim(pages, PAGES_AT_MOST);
    // A logout while this was written found nothing to remove yet.
    if (begun !== epoch) await pages.delete(key);
  }

  async function keepAssets(paths: Iterable<string>): Promise<void> {
    const assets = await caches.open(assetsName);
    for (const path of paths) {
      if (await caches.match(path, { ignoreVary: true })) continue;
      const file = await fetch(path);
      if (!file.ok) throw new TypeError(`${path} answered ${file.status}`);
      await assets.put(path, file);
    }
    await trim(assets, ASSETS_AT_MOST);
  }

  return {
    keep,
    keepAssets,
    async find(url: URL): Promise<Response | undefined> {
      const key = pageKey(url);
      return key === null ? undefined : (await caches.open(pagesName)).match(key);
    },
    /** Keeps a page that was reached without loading it, unless it is kept already. */
    async visit(visit: Visit): Promise<void> {
      const key = pageKey(new URL(visit.path, 'https://any.invalid'));
      if (key === null) return;
      const pages = await caches.open(pagesName);
      const known = await pages.match(key);
      const keptAt = Number(known?.headers.get(KEPT.at));
      if (!known || now() - keptAt > GOOD_FOR_MS) return keep(visit, await fetch(visit.path));
      const { path, title } = visitOf(known);
      // The list of kept pages names the place where the student was last.
      const isNews = path !== visit.path || (visit.title !== '' && title !== visit.title);
      if (isNews && !isNameless(key, visit.title)) await keep(visit, known, keptAt);
    },
    /** Whatever is under way is dropped; the caches themselves are removed by whoever calls. */
    forget(): void {
      epoch += 1;
    },
  };
}

/** A page that found nothing to show takes the place of none that did. */
async function lastOpened(pages: Cache, key: string, visit: Visit): Promise<Visit> {
  const known = isNameless(key, visit.title) ? await pages.match(key) : undefined;
  return known ? visitOf(known) : visit;
}

/** What a kept page remembers of the visit. */
export function visitOf({ headers }: Response): Visit {
  return { path: headers.get(KEPT.path) ?? '/', title: decodeURIComponent(headers.get(KEPT.title) ?? '') };
}

/**
 * A page by the name its reader knows, not by its tab's: the tenant's name stands behind every title, home is called
 * after its subject for search engines, and the name of an exam mostly says already that it is one.
 */
export function shownName({ path, title }: Visit): string {
  if (path === '/') return 'الرئيسية';
  const [own = title] = title.split(' | ');
  const [kind = '', name] = own.split(/: (.*)/);
  const [word = ''] = kind.split(' ');
  return name?.startsWith(word) ? name : own;
}

function titleIn(html: string): string {
  return /<title>([^<]*)</.exec(html)?.[1] ?? '';
}

/** The oldest leave first. */
async function trim(cache: Cache, atMost: number): Promise<void> {
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - atMost))) await cache.delete(oldest);
}

function isWholePage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && type.startsWith('text/html');
}
