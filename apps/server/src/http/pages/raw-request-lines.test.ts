import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { registerPages } from './register-pages.ts';

/** Pages that say which address they were made for. */
const BUNDLE = `
export async function render(request) {
  if (new URL(request.url).host === 'start.invalid') return new Response('<script type="module" async="">import * as route0 from "/x.js";</script>');
  return new Response(request.url, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}`;

let folder: string;
let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-lines-'));
  for (const part of ['client/assets', 'client/.vite', 'server']) {
    await mkdir(join(folder, 'build', part), { recursive: true });
  }
  await writeFile(join(folder, 'build/server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'build/server/index.js'), BUNDLE);
  await writeFile(join(folder, 'build/client/.vite/manifest.json'), '{}');
  platform = await startTestPlatform();
  await registerPages(platform.app, {
    webRoot: folder,
    mode: 'built',
    defaultTenantId: platform.tenantId,
    tenantOfHost: async () => null,
    memories: platform.platform.memories,
  });
  port = Number(new URL(await platform.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});

/** Sends the line as it is, which no client library would. Status 0 when the line was answered by nothing. */
function send(target: string, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

describe('a request line', () => {
  test.each(['//', '/\\', '//[', '//a:99999/', '//evil.example/', '/\\evil.example', '///', '//@', '//a b'])(
    'that names no path of ours is a page that does not exist: %s [TRUST-31]',
    async (target) => {
      expect((await send(target.replace(' ', '%20'))).status).toBe(404);
    },
  );

  test('of any letters is answered, never with a fault of ours and never with another site’s address [TRUST-31, T-G-9]', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '/',
          '//',
          '\\',
          '[',
          ']',
          ':',
          '@',
          '%',
          '%2f',
          '%5c',
          '%00',
          '%',
          '?',
          '#',
          '..',
          '.',
          ';',
          '*',
          '&',
          '=',
        ],
        ...['a', 'api', 'courses', 'media', 'assets', ':99999', ':0', 'http://', 'https:', 'evil.example', '[::1]'],
        ...['\t', '\u007f', '\u00e9', '\u00ff', '"', '<', '>', '{', '}', '|', '^', '`', "'"],
      ),
      fc.string({ maxLength: 4 }),
    );
    const target = fc
      .tuple(fc.constantFrom('/', '//', '/\\', ''), fc.array(piece, { maxLength: 8 }))
      .map(([start, pieces]) => (start + pieces.join('')).replace(/[\s]/g, '') || '/');
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(target, method, async (line, verb) => {
        const { status, text } = await send(line, verb);
        expect(status, `${verb} ${JSON.stringify(line)}`).toBeGreaterThanOrEqual(200);
        expect(status, `${verb} ${JSON.stringify(line)}`).toBeLessThan(500);
        const made = status === 200 && /\r\n\r\n[\s\S]*?(https?:\/\/[^/]*)/.exec(text)?.[1];
        if (made) expect(made).toBe('http://127.0.0.1');
      }),
      { numRuns: 400 },
    );
  });
});
