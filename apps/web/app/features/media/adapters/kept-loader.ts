import type { HlsConfig, LoaderCallbacks, LoaderContext, LoaderStats } from 'hls.js';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';

/** A name for the list of a kept film: hls.js asks for addresses, and nobody answers this one but the phone. */
export const KEPT_LIST = '/kept/film.m3u8';

/** What hls.js asks instead of the line: the list and the pieces come from the phone, opened. */
export function keptLoader(film: KeptFilm): HlsConfig['loader'] {
  return class {
    context: LoaderContext | null = null;
    stats = emptyStats();
    private callbacks: LoaderCallbacks<LoaderContext> | null = null;

    load(context: LoaderContext, _config: unknown, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context;
      this.callbacks = callbacks;
      this.stats.loading.start = performance.now();
      const { pathname } = new URL(context.url, location.href);
      const answer =
        pathname === KEPT_LIST ? Promise.resolve(film.playlist) : film.piece(pathname.slice('/kept/'.length));
      void answer.catch(() => null).then((data) => this.answer(context, data));
    }

    private answer(context: LoaderContext, data: string | ArrayBuffer | null): void {
      const { callbacks, stats } = this;
      if (!callbacks) return;
      // What was answered is no longer called off: hls.js lets the loader go first and looks at the figures then.
      this.callbacks = null;
      stats.loading.first = stats.loading.end = performance.now();
      if (data === null) {
        // As the server answers whose time is over: the player asks the page for what may be had now.
        callbacks.onError({ code: 403, text: 'kept' }, context, null, stats);
      } else {
        stats.loaded = stats.total = typeof data === 'string' ? data.length : data.byteLength;
        callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
      }
    }

    abort(): void {
      const { callbacks, context } = this;
      this.destroy();
      if (context) callbacks?.onAbort?.(this.stats, context, null);
    }

    destroy(): void {
      if (this.callbacks) this.stats.aborted = true;
      this.callbacks = null;
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
