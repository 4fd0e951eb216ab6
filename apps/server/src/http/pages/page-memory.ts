export interface PageMemoryOptions<Page> {
  /** A page is given out as it is for this long. */
  freshMs: number;
  /** Then until this age, while a new one is made behind it. No page that is given out is older. */
  keptMs: number;
  /** Bounds the memory of all pages together. */
  maxBytes: number;
  bytesOf: (page: Page) => number;
  /** Failures and missing pages are shown and forgotten. */
  worthKeeping: (page: Page) => boolean;
  /** Milliseconds that only ever grow. */
  elapsed?: () => number;
}

export interface PageMemory<Page> {
  /** A kept page at once, or the one that `make` makes; visitors who come meanwhile wait for the same one. */
  get(tenantId: string, address: string, make: () => Promise<Page>): Page | Promise<Page>;
  /** Whoever asks from here on is given no page of the tenant that was begun before. */
  forget(tenantId: string): void;
  readonly bytes: number;
}

interface Place<Page> {
  page: Page | null;
  /** When its making began: what was written after that may be missing from it. */
  begunAt: number;
  making: Promise<Page> | null;
}

/** Finished pages for moments, least recently wanted out first. */
export function createPageMemory<Page>(options: PageMemoryOptions<Page>): PageMemory<Page> {
  const { freshMs, keptMs, maxBytes, bytesOf, worthKeeping, elapsed = () => performance.now() } = options;
  const places = new Map<string, Place<Page>>();
  let bytes = 0;

  function make(key: string, place: Place<Page>, how: () => Promise<Page>): Promise<Page> {
    const begunAt = elapsed();
    const making = how()
      .then((page) => {
        // A place that was forgotten meanwhile is no longer in the map: the page is shown, but not kept.
        if (places.get(key) === place) settle(key, place, page, begunAt);
        return page;
      })
      .finally(() => {
        place.making = null;
        if (place.page === null && places.get(key) === place) places.delete(key);
      });
    place.making = making;
    return making;
  }

  function settle(key: string, place: Place<Page>, page: Page, begunAt: number): void {
    remove(key);
    if (!worthKeeping(page)) return;
    place.page = page;
    place.begunAt = begunAt;
    places.set(key, place);
    bytes += bytesOf(page);
    for (const [oldest, { page: held }] of places) {
      if (bytes <= maxBytes) break;
      if (held !== null) remove(oldest);
    }
  }

  function remove(key: string): void {
    const place = places.get(key);
    if (place?.page) bytes -= bytesOf(place.page);
    if (place) place.page = null;
    places.delete(key);
  }

  return {
    get(tenantId, address, how) {
      const key = `${tenantId} ${address}`;
      const place = places.get(key);
      if (place?.page) {
        const age = elapsed() - place.begunAt;
        if (age < keptMs) {
          // Back to the end of the line of those that leave when there is no room.
          places.delete(key);
          places.set(key, place);
          // A failure behind the scenes is reported by the maker; the visitor has a page.
          if (age >= freshMs && !place.making) make(key, place, how).catch(() => {});
          return place.page;
        }
      }
      if (place?.making) return place.making;
      const fresh = place ?? { page: null, begunAt: 0, making: null };
      places.set(key, fresh);
      return make(key, fresh, how);
    },
    forget(tenantId) {
      for (const key of [...places.keys()]) if (key.startsWith(`${tenantId} `)) remove(key);
    },
    get bytes() {
      return bytes;
    },
  };
}
