import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { evaluateAtBuild } from './evaluate-at-build.ts';
import { SCRIPT_FLOOR, STYLE_FLOOR } from './floor.ts';
import { readRoutes } from './lean-manifest.ts';
import { olderHeights } from './older-heights.ts';
import { precacheList } from './precache-list.ts';

const OFFLINE_PAGE = 'offline.html';

/**
 * Adds to a finished build of the pages what makes them work without a line: the page that says so, and the worker
 * with its list of files.
 */
export async function buildServiceWorker(webRoot: string, client: string): Promise<void> {
  const sources = join(webRoot, 'app', 'service-worker');
  const shared: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [evaluateAtBuild(), olderHeights()],
  };
  const output = {
    outDir: client,
    emptyOutDir: false,
    target: SCRIPT_FLOOR,
    cssTarget: STYLE_FLOOR,
    assetsInlineLimit: 0,
  };
  await build({
    ...shared,
    root: join(sources, 'offline-page'),
    build: {
      ...output,
      modulePreload: false,
      rollupOptions: { input: join(sources, 'offline-page', OFFLINE_PAGE) },
    },
  });
  const html = await readFile(join(client, OFFLINE_PAGE), 'utf8');
  const files = await readdir(join(client, 'assets'));
  const { list } = await readRoutes(client);
  const kept = [...precacheList(list, files, html), { url: `/${OFFLINE_PAGE}`, revision: fingerprint(html) }];
  await build({
    ...shared,
    root: webRoot,
    define: {
      __PRECACHE__: JSON.stringify(kept),
      __BUILD__: JSON.stringify(fingerprint(JSON.stringify(kept))),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      ...output,
      rollupOptions: {
        input: join(sources, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
