import type { LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import { beforeAll, expect, test, vi } from 'vitest';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';
import { KEPT_LIST, keptLoader } from './kept-loader.ts';

beforeAll(() => {
  vi.stubGlobal('location', { href: 'https://school.test/course/1/lesson/1/video' });
});

const PIECE = new ArrayBuffer(188);
const film = { playlist: '#EXTM3U', piece: async (name: string) => (name === '0.ts' ? PIECE : null) };

/** What hls.js is told of one address; `while` may do something before the answer is there. */
function ask(url: string, meanwhile: (loader: InstanceType<ReturnType<typeof keptLoader>>) => void = () => {}) {
  const loader = new (keptLoader(film as unknown as KeptFilm))({} as never);
  const told = new Promise<unknown[]>((resolve) => {
    const callbacks: LoaderCallbacks<LoaderContext> = {
      onSuccess: ({ data }, stats) => {
        // hls.js lets the loader go before it looks at what it brought.
        loader.destroy();
        resolve(['came', data, stats.loaded, stats.aborted]);
      },
      onError: ({ code }) => resolve(['refused', code]),
      onAbort: (stats) => resolve(['called off', stats.aborted]),
      onTimeout: () => resolve(['late']),
    };
    loader.load({ url } as LoaderContext, {} as LoaderConfiguration, callbacks);
    meanwhile(loader);
  });
  return told;
}

test('the list and the pieces come from the phone, and what came is not taken for called off [FILM-17]', async () => {
  expect(await ask(KEPT_LIST)).toEqual(['came', '#EXTM3U', 7, false]);
  expect(await ask('https://school.test/kept/0.ts')).toEqual(['came', PIECE, 188, false]);
});

test('a piece whose time is over is refused as the server refuses it, and one that is let go says so [FILM-19]', async () => {
  expect(await ask('https://school.test/kept/9.ts')).toEqual(['refused', 403]);
  expect(await ask('https://school.test/kept/0.ts', (loader) => loader.abort())).toEqual(['called off', true]);
});
