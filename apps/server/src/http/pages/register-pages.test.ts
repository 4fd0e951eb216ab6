import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemories } from '../../platform/memory/memories.ts';
import { unchangingKeys } from '../../settings/key-ring.ts';
import { newKeySet } from '../../settings/secrets.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { demandAccess } from '../demand-access.ts';
import { handleErrors } from '../handle-errors.ts';
import { noteEdits } from './after-edits.ts';
import { OLD_PAGE_MS } from './editor-mark.ts';
import { pageHeaders } from './page-headers.ts';
import { type Pages, registerPages } from './register-pages.ts';
import { RENDER_BUDGET } from './render-budget.ts';

/** A web bundle that tells what it was given. */
const BUNDLE = `
export async function render(request, host) {
  const { pathname, host: asked } = new URL(request.url);
  // What the server looks at before it starts.
  if (asked === 'start.invalid') return new Response('<script type="module" async="">import * as route0 from "/x.js";</script>');
  if (pathname === '/slow') {
    globalThis.aborted = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(true)));
    return new Response(new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode('<p>أول الصفحة</p>')); } }));
  }
  globalThis.renders = (globalThis.renders ?? 0) + 1;
  if (pathname === '/about') return new Response('<script nonce="' + host.nonce + '">go()</script><p>' + host.siteUrl + (globalThis.told ?? '') + '</p>', { headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1' } });
  if (pathname === '/courses/1') return new Response('gone', { status: 404 });
  if (pathname === '/broken') throw new Error('broken');
  if (pathname === '/busy') return new Response('busy', { status: 503 });
  const answer = await (await host.apiFetch('/api/Whoami', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).json();
  const seen = JSON.stringify({ tenant: host.tenantId, nonce: host.nonce, whole: host.whole, headers: Object.fromEntries(request.headers), answer });
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  return new Response('<link rel="modulepreload" href="/x.js"/>' + seen, { headers });
}`;

const clock = createTestClock();
let slowHost: () => Promise<void>;
let folder: string;
let app: FastifyInstance;
let pages: Pages;
/** What the fake bundle and the tests tell each other. */
const shared = globalThis as unknown as { renders: number; told: string; aborted: Promise<boolean> };

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
  await writeFile(join(folder, 'build/client/service-worker.js'), 'worker');
  await writeFile(join(folder, 'build/client/service-worker.js.gz'), gzipSync('worker'));
  await writeFile(join(folder, 'build/client/offline.html'), '<p>مفيش نت</p>');
  await writeFile(join(folder, 'build/client/.vite/manifest.json'), '{}');
  shared.renders = 0;
  shared.told = '';
  app = fastify();
  app.decorateRequest('tenantId', null);
  demandAccess(app);
  handleErrors(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'request.not_found' }));
  app.post('/api/Whoami', { config: { openBecause: 'test' } }, async (request) => ({
    tenant: request.headers['x-tenant-id'],
    ip: request.ip,
  }));
  const edit = { method: 'POST', access: 'teacher' } as unknown as EndpointDefinition;
  app.post('/api/Edit', { config: { endpoint: edit } }, async (request, reply) => {
    request.tenantId = String(request.headers['x-tenant-id']);
    return reply.code(request.headers['x-refuse'] ? 403 : 200).send({});
  });
  const memories = createMemories(clock);
  noteEdits(app, { memories, secrets: unchangingKeys(newKeySet()) });
  pages = await registerPages(app, {
    webRoot: folder,
    mode: 'built',
    defaultTenantId: 'default-school',
    tenantOfHost: async (host) => {
      if (host === 'slow.example') await slowHost();
      return host === 'own.example' ? 'own-school' : null;
    },
    memories,
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const seen = (payload: string) => JSON.parse(payload.slice(payload.indexOf('{')));

describe('a page', () => {
  test('belongs to the tenant whose host name was asked, else to the default one, and calls the API for it [TEN-02, TEN-03, OP-TEN-1]', async () => {
    const own = await app.inject({
      url: '/redeem/ABCD-1234',
      headers: { host: 'own.example:3000' },
      remoteAddress: '10.1.2.3',
    });
    expect(seen(own.payload)).toMatchObject({ tenant: 'own-school', answer: { tenant: 'own-school', ip: '10.1.2.3' } });
    const other = await app.inject({ url: '/', headers: { host: 'other.example' } });
    expect(seen(other.payload)).toMatchObject({ tenant: 'default-school', answer: { tenant: 'default-school' } });
  });

  test('is never told who is asking [OP-SEO-2]', async () => {
    const answer = await app.inject({
      url: '/redeem/ABCD-1234',
      headers: { cookie: 'session=1', authorization: 'Bearer x', 'user-agent': 'phone', 'x-tenant-id': 'forged' },
    });
    expect(seen(answer.payload)).toMatchObject({ headers: { 'user-agent': 'phone' }, whole: false });
    expect(seen(answer.payload).tenant).toBe('default-school');
  });

  test('carries its nonce in the policy, and strict transport only over TLS [T-WEB-1, T-WEB-2]', async () => {
    const answer = await app.inject({ url: '/redeem/ABCD-1234' });
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${seen(answer.payload).nonce}'`);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    const secure = pageHeaders({
      inline: { scripts: [], styles: [] },
      secure: true,
      mode: 'built',
      videoHosts: ['video.example'],
    });
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['content-security-policy']).toContain(
      'frame-src https://www.youtube-nocookie.com https://video.example https://*.video.example',
    );
  });

  test('keeps every cookie it sets and lets its scripts load after what is seen [PERF-05]', async () => {
    const answer = await app.inject({ url: '/redeem/ABCD-1234' });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.payload).toContain('<link fetchpriority="low" rel="modulepreload"');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('for a browser that takes %j goes out as %s [PERF-05]', async (accepted, encoding, decode) => {
    for (const url of ['/redeem/ABCD-1234', '/']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decode(answer.rawPayload).toString()).toContain('default-school');
    }
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
    expect(await shared.aborted).toBe(true);
  });
});

describe('a page for everybody', () => {
  const about = (headers = {}) => app.inject({ url: '/about', headers });

  test('is rendered once, from a request that carries nothing of any visitor [OP-SEO-2, T-WEB-1]', async () => {
    const visitor = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'user-agent': 'phone',
      'x-forwarded-for': '6.6.6.6',
    };
    const first = await app.inject({ url: '/?who=me', headers: visitor, remoteAddress: '10.1.2.3' });
    expect(seen(first.payload)).toMatchObject({ tenant: 'default-school', answer: { ip: '127.0.0.1' } });
    expect(Object.keys(seen(first.payload).headers)).toEqual(['accept']);
    expect(seen(first.payload).whole).toBe(true);
    expect((await app.inject('/')).payload).toBe(first.payload);
    expect(shared.renders).toBe(1);
  });

  test('outlives the visitor who asked first [OP-SEO-2]', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const broken = fetch(`${url}/about`, { signal: gone.signal });
    gone.abort();
    await expect(broken).rejects.toThrow();
    expect((await fetch(`${url}/about`)).status).toBe(200);
  });

  test('allows its own scripts by their hashes and sets no cookie [T-WEB-1]', async () => {
    const answer = await about();
    const sha = createHash('sha256').update('go()').digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${sha}'`);
    expect(answer.headers['content-security-policy']).not.toContain('nonce');
    expect(answer.payload).toContain('<script>go()</script>');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('is not sent again to a browser that still has it [OP-SEO-2]', async () => {
    const { headers, payload } = await about({ 'accept-encoding': 'br' });
    expect(payload).not.toBe('');
    const again = await about({ 'if-none-match': headers.etag, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await about({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('of one tenant and host is never another’s [OP-TEN-1]', async () => {
    const [own, other] = [await about({ host: 'own.example' }), await about({ host: 'other.example' })];
    expect(own.payload).toContain('<p>http://own.example</p>');
    expect(other.payload).toContain('<p>http://other.example</p>');
    expect((await about({ host: 'own.example' })).payload).toBe(own.payload);
    expect(shared.renders).toBe(2);
  });

  test('that is missing is looked for again every time [OP-ROUTE-7]', async () => {
    for (const times of [1, 2]) {
      expect((await app.inject('/courses/1')).statusCode).toBe(404);
      expect(shared.renders).toBe(times);
    }
  });

  const edit = () => app.inject({ method: 'POST', url: '/api/Edit', headers: { 'x-tenant-id': 'default-school' } });

  test('shows what is new at once to whoever changed it [OP-GEN-1, LEAN-05]', async () => {
    await about();
    shared.told = ' edited';
    expect((await about()).payload).not.toContain('edited');
    const { headers } = await edit();
    const [mark = ''] = String(headers['set-cookie']).split(';');
    expect((await about({ cookie: `other=1; ${mark}` })).payload).toContain('edited');
    expect(shared.renders).toBe(2);
  });

  test('shows what is new at once after the word of the process [OP-GEN-1]', async () => {
    await about();
    shared.told = ' edited';
    pages.forgetPages('default-school');
    expect((await about()).payload).toContain('edited');
  });

  test('makes nobody wait after a change: a crowd sees the page as it was, one new one is made, and two seconds later there is no other [LEAN-05]', async () => {
    await about();
    shared.told = ' edited';
    await edit();
    const crowd = await Promise.all(Array.from({ length: 50 }, () => about()));
    expect(crowd.filter(({ payload }) => payload.includes('edited'))).toEqual([]);
    await expect.poll(async () => (await about()).payload).toContain('edited');
    expect(shared.renders).toBe(2);
    shared.told = ' edited twice';
    await edit();
    clock.advance(OLD_PAGE_MS);
    expect((await about()).payload).toContain('edited twice');
  });

  test.each([
    ['of another tenant', { 'x-tenant-id': 'own-school' }],
    ['that was refused', { 'x-tenant-id': 'default-school', 'x-refuse': '1' }],
  ])('stays after a change %s [OP-TEN-1]', async (_what, headers) => {
    await about();
    await app.inject({ method: 'POST', url: '/api/Edit', headers });
    await about();
    expect(shared.renders).toBe(1);
  });
});

describe('pages that nobody has asked for yet', () => {
  const from = (remoteAddress: string, url: string, host = 'made-up.example') =>
    app.inject({ url, remoteAddress, headers: { host } });

  test('are made for an address up to its budget; then it sees remembered pages only, and nobody else notices [TRUST-35]', async () => {
    await from('10.0.0.1', '/about');
    const flood = await Promise.all(
      Array.from({ length: RENDER_BUDGET.atOnce * 2 }, (_, at) =>
        at % 2 === 0 ? from('10.0.0.1', '/', `h${at}.example`) : from('10.0.0.1', `/nowhere-${at}`),
      ),
    );
    const made = flood.filter(({ statusCode }) => statusCode === 200).length;
    // A slow machine earns a page or two meanwhile.
    expect(made).toBeGreaterThanOrEqual(RENDER_BUDGET.atOnce - 1);
    expect(made).toBeLessThan(RENDER_BUDGET.atOnce * 1.5);
    const refused = flood.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('5');
    expect(refused?.payload).toContain('الزحمة');
    expect((await from('10.0.0.1', '/about')).statusCode).toBe(200);
    expect((await from('10.0.0.2', '/nowhere')).statusCode).toBe(200);
  });

  test('are refused to an address that has none left, and made for whoever asks in the same moment [TRUST-35]', async () => {
    let asked = 0;
    const askBoth = async () => {
      do asked += 1;
      while ((await from('10.0.0.1', `/nowhere-${asked}`)).statusCode === 200);
      const ask = (address: string) => from(address, '/about', `h${asked}.example`);
      return (await Promise.all([ask('10.0.0.1'), ask('10.0.0.2')])).map(({ statusCode }) => statusCode);
    };
    // A slow machine may earn a page between two questions.
    await expect.poll(askBoth).toEqual([503, 200]);
  });

  test('are made for those who wait when whoever asked first has hung up [TRUST-117]', async () => {
    const { promise: bothHere, resolve: letThrough } = Promise.withResolvers<void>();
    let waiting = 0;
    slowHost = () => {
      waiting += 1;
      return bothHere;
    };
    const address = new URL(await app.listen());
    const leaver = connect(Number(address.port), address.hostname);
    leaver.write('GET /about HTTP/1.1\r\nHost: slow.example\r\n\r\n');
    await expect.poll(() => waiting).toBe(1);
    leaver.destroy();
    await once(leaver, 'close');
    await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(0);
    const stays = app.inject({ url: '/about', headers: { host: 'slow.example' } });
    await expect.poll(() => waiting).toBe(2);
    letThrough();
    expect((await stays).statusCode).toBe(200);
  });

  test('that cannot be made for a fault of ours say so in words to a person, and in a code to a program [TRUST-117]', async () => {
    const page = await app.inject({ url: '/broken', headers: { accept: 'text/html,*/*' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.payload).toContain('الغلطة من عندنا مش من عندك');
    expect(page.payload).not.toContain('broken');
    expect((await app.inject({ url: '/broken' })).json()).toMatchObject({ code: 'service.failed' });
  });

  test('of one address share its budget over a whole /64 [TRUST-35]', async () => {
    const flood = await Promise.all(
      Array.from({ length: RENDER_BUDGET.atOnce * 2 }, (_, at) =>
        from(`2001:db8::${at.toString(16)}`, `/nowhere-${at}`),
      ),
    );
    expect(flood.some(({ statusCode }) => statusCode === 503)).toBe(true);
  });

  test('are made for pages of a key nobody knows only once [TRUST-36]', async () => {
    for (let at = 0; at < 20; at += 1) {
      for (const page of ['/about', '/login', '/register', '/forgot-password', '/parent-monitoring']) {
        expect((await from('10.0.0.3', `${page}?key${at}=${at}`)).statusCode).toBe(200);
      }
    }
    expect(shared.renders).toBe(5);
  });
});

describe('a host name that is nobody’s', () => {
  test('is answered without rendering anything, once the operator has said what the platform is called [TRUST-37]', async () => {
    const named = fastify();
    named.decorateRequest('tenantId', null);
    demandAccess(named);
    await registerPages(named, {
      webRoot: folder,
      mode: 'built',
      defaultTenantId: 'default-school',
      tenantOfHost: async (host) => (host === 'own.example' ? 'own-school' : null),
      memories: createMemories(clock),
      publicUrl: 'https://hessa.example',
    });
    shared.renders = 0;
    for (const host of ['evil.example', 'hessa.example.evil.example', 'a.b.c:8080']) {
      const answer = await named.inject({ url: '/about', headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 404]);
      expect(answer.payload).toContain('https://hessa.example');
      expect(answer.payload).not.toContain('evil');
    }
    expect(shared.renders).toBe(0);
    for (const host of [
      'hessa.example',
      'own.example',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:80',
      'server',
      'pc.local',
    ]) {
      expect([host, (await named.inject({ url: '/about', headers: { host } })).statusCode]).toEqual([host, 200]);
    }
    await named.close();
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

  test('that is the service worker is asked about every time, compressed or not, and may only call its own site [T-WEB-1]', async () => {
    for (const accepted of ['gzip', 'identity']) {
      const { headers } = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': accepted } });
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
      expect(headers['content-type']).toContain('javascript');
    }
  });

  test('that is a page runs only scripts of the build [T-WEB-1]', async () => {
    const { headers } = await app.inject('/offline.html');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-type']).toContain('text/html');
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
