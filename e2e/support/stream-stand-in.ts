import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const FOLDER = join(import.meta.dirname, 'stream');

/** Where a lesson's own adaptive stream will lie once the platform makes them. */
export const STREAM_URL = '/streams/lesson/main.m3u8';

/** Serves the sample stream as the site's own; answers the list of what was fetched. */
export async function serveStream(context: BrowserContext): Promise<string[]> {
  const fetched: string[] = [];
  await context.route('**/streams/lesson/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    fetched.push(name);
    const bytes = await readFile(join(FOLDER, name));
    const contentType = name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t';
    const range = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '');
    if (!range) return route.fulfill({ status: 200, contentType, body: bytes });
    const [from, to] = [Number(range[1]), Number(range[2])];
    return route.fulfill({
      status: 206,
      contentType,
      headers: { 'content-range': `bytes ${from}-${to}/${bytes.length}` },
      body: bytes.subarray(from, to + 1),
    });
  });
  return fetched;
}
