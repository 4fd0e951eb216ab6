import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demandAccess } from '../demand-access.ts';
import { pageHeaders } from './page-headers.ts';
import { registerPages } from './register-pages.ts';

/** A web bundle that tells what it was given. */
const BUNDLE = `
export async function render(request, host) {
  const { pathname } = new URL(request.url);
  if (pathname === '/slow') {
    globalThis.aborted = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(true)));
    return new Response(new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode('<p>أول الصفحة</p>')); } }));
  }
  if (pathname === '/busy') return new Response('busy', { status: 503 });
  const answer = await (await host.apiFetch('/api/Whoami', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).json();
  const seen = JSON.stringify({ tenant: host.tenantId, nonce: host.nonce, headers: Object.fromEntries(request.headers), answer });
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  return new Response('<link rel="modulepreload" href="/x.js"/>' + seen, { headers });
}`;

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-pages-'));
  await mkdir(join(folder, 'build/client/assets'), { recursive: true });
  await mkdir(join(folder, 'build/client/.vite'), { recursive: true });
  await mkdir(join(folder, 'build/server'), { recursive: true });
  await writeFile(join(folder, 'build/server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'build/server/index.js'), BUNDLE);
  await writeFile(join(folder, 'build/client/assets/app-1a2b.js'), 'plain');
  await writeFile(join(folder, 'build/client/assets/app-1a2b.js.gz'), gzipSync('plain'));
  await writeFile(join(folder, 'build/client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'build/client/.vite/manifest.json'), '{}');
  app = fastify();
  demandAccess(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'request.not_found' }));
  app.post('/api/Whoami', { config: { openBecause: 'test' } }, async (request) => ({
    tenant: request.headers['x-tenant-id'],
    ip: request.ip,
  }));
  await registerPages(app, {
    webRoot: folder,
    mode: 'built',
    defaultTenantId: 'default-school',
    tenantOfHost: async (host) => (host === 'own.example' ? 'own-school' : null),
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const seen = (payload: string) => JSON.parse(payload.slice(payload.indexOf('{')));

describe('a page', () => {
  test('belongs to the tenant whose host name was asked, else to the default one, and calls the API for it [TEN-02, TEN-03, OP-TEN-1]', async () => {
    const own = await app.inject({ url: '/', headers: { host: 'own.example:3000' }, remoteAddress: '10.1.2.3' });
    expect(seen(own.payload)).toMatchObject({ tenant: 'own-school', answer: { tenant: 'own-school', ip: '10.1.2.3' } });
    const other = await app.inject({ url: '/', headers: { host: 'other.example' } });
    expect(seen(other.payload)).toMatchObject({ tenant: 'default-school', answer: { tenant: 'default-school' } });
  });

  test('is never told who is asking [OP-SEO-2]', async () => {
    const answer = await app.inject({
      url: '/',
      headers: { cookie: 'session=1', authorization: 'Bearer x', 'user-agent': 'phone', 'x-tenant-id': 'forged' },
    });
    expect(seen(answer.payload).headers).toEqual({ 'user-agent': 'phone' });
    expect(seen(answer.payload).tenant).toBe('default-school');
  });

  test('carries its nonce in the policy, and strict transport only over TLS [T-WEB-1, T-WEB-2]', async () => {
    const answer = await app.inject({ url: '/' });
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${seen(answer.payload).nonce}'`);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(pageHeaders({ nonce: 'n', secure: true, mode: 'built' })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('keeps every cookie it sets and lets its scripts load after what is seen [PERF-05]', async () => {
    const answer = await app.inject({ url: '/' });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.payload).toContain('<link fetchpriority="low" rel="modulepreload"');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('for a browser that takes %j goes out as %s [PERF-05]', async (accepted, encoding, decode) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode(answer.rawPayload).toString()).toContain('default-school');
  });

  test('goes out plain to a browser that takes nothing else [PERF-05]', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('that the server is too busy for says when to come back [T-WEB-2]', async () => {
    const answer = await app.inject({ url: '/busy' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('leaves as it is written, and stops being written when nobody waits for it [PERF-05]', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const answer = await fetch(`${url}/slow`, { signal: gone.signal, headers: { 'accept-encoding': 'br' } });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('أول الصفحة');
    gone.abort();
    expect(await (globalThis as unknown as { aborted: Promise<boolean> }).aborted).toBe(true);
  });
});

describe('a file of the build', () => {
  test('with a hash in its name is kept for ever, and sent compressed as it lies there [PERF-01]', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe('plain');
  });

  test('without one is kept briefly [PERF-01]', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  test.each(['/assets/app-old.js', '/assets/app-1a2b.js.gz'])(
    'that is not among them (%s) is 404 and no page [T-INJ-5, OP-ROUTE-7]',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: 'request.not_found' });
    },
  );

  test.each(['/.vite/manifest.json', '/assets/../../server/index.js', '/assets/%2e%2e/%2e%2e/server/index.js'])(
    'that only the server reads (%s) is not served [T-INJ-5]',
    async (url) => {
      const { payload } = await app.inject(url);
      expect(payload).not.toBe('{}');
      expect(payload).not.toContain('export async function');
    },
  );
});
