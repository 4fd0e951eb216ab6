import type { HlsConfig, LoaderCallbacks, LoaderContext, LoaderStats } from 'hls.js';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';

/** A name for the list of a kept film: hls.js asks for addresses, and nobody answers this one but the phone. */
export const KEPT_LIST = '/kept/film.m3u8';

/** What hls.js asks instead of the line: the list and the pieces come from the phone, opened. */
export function keptLoader(film: KeptFilm): HlsConfig['loader'] {
  return class {
    context: LoaderContext | null = null;
    stats = emptyStats();

    load(context: LoaderContext, _config: unknown, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context;
      this.stats.loading.start = performance.now();
      const { pathname } = new URL(context.url, location.href);
      const answer =
        pathname === KEPT_LIST ? Promise.resolve(film.playlist) : film.piece(pathname.slice('/kept/'.length));
      answer
        .catch(() => null)
        .then((data) => {
          if (this.stats.aborted) return;
          const now = performance.now();
          this.stats.loading.first = Math.max(this.stats.loading.start, now);
          this.stats.loading.end = this.stats.loading.first;
          // As the server answers whose time is over: the player asks the page for what may be had now.
          if (data === null) return callbacks.onError({ code: 403, text: 'kept' }, context, null, this.stats);
          this.stats.loaded = typeof data === 'string' ? data.length : data.byteLength;
          this.stats.total = this.stats.loaded;
          callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null);
        });
    }

    abort(): void {
      this.stats.aborted = true;
    }

    destroy(): void {
      this.abort();
      this.context = null;
    }
  };
}

function emptyStats(): LoaderStats {
  return {
    aborted: false,
    loaded: 0,
    retry: 0,
    total: 0,
    chunkCount: 0,
    bwEstimate: 0,
    loading: { start: 0, first: 0, end: 0 },
    parsing: { start: 0, end: 0 },
    buffering: { start: 0, first: 0, end: 0 },
  };
}
