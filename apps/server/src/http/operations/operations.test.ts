import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { demandAccess } from '../demand-access.ts';
import { createLifecycle } from './lifecycle.ts';
import { operate } from './operate.ts';
import type { Operations } from './operations.ts';

const LIMIT = 200;

function quiet() {
  const state = { late: 0, up: true, lifecycle: createLifecycle() };
  state.lifecycle.becomeReady();
  const operations: Operations = {
    lifecycle: state.lifecycle,
    database: {
      get isUp() {
        return state.up;
      },
    },
    loopDelay: {
      get ms() {
        return state.late;
      },
      stop: () => {},
    },
    load: {
      database: { busy: 3, waiting: 7 },
      hashing: { running: 2, waiting: 5 },
      jobs: async () => [{ queue: 'send-mail', waiting: 4, active: 1, oldestSeconds: 12 }],
      longJobs: async () => [{ kind: 'films.make', state: 'waiting', count: 2, oldestSeconds: 90 }],
      shards: async () => [{ node: 'worker-1:5432', count: 32, bytes: 4096 }],
      standby: () => ({ inUse: true, reads: { standby: 5, primary: 2, failed: 1 } }),
      hearsOthers: () => false,
      jobTries: new Map([['send-mail', { done: 3, failed: 2 }]]),
      statements: new Map([['GET /api/Site', { count: 6, seconds: 0.5, slow: 1 }]]),
      memories: () => [{ memory: 'pages', figures: { entries: 2, bytes: 9, hits: 8, misses: 3 } }],
      pageFaults: new Map(),
      backups: async () => ({
        madeAt: '2026-09-12T03:00:00.000Z',
        rehearsedAt: null,
        keptUntil: '2026-09-12T04:00:00.000Z',
      }),
    },
    metricsToken: 'a token of sufficient length',
  };
  return { state, operations };
}

describe('probes, metrics and shedding at the edge', () => {
  let app: FastifyInstance;
  let state: ReturnType<typeof quiet>['state'];
  let finish: () => void;
  let held: Promise<void>;

  beforeEach(() => {
    const made = quiet();
    state = made.state;
    held = new Promise((resolve) => {
      finish = resolve;
    });
    app = fastify();
    demandAccess(app);
    operate(app, made.operations);
    const endpoint = { access: 'public' } as never;
    app.get('/api/quick/:phone', { config: { endpoint } }, async () => ({ success: true }));
    app.get('/api/held', { config: { endpoint } }, async () => held.then(() => ({ success: true })));
    app.get('/*', { config: { openBecause: 'pages' } }, async () => 'page');
  });

  // Awaited here, because an injected request does not even start before somebody waits for it.
  const get = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    await app.inject({ url, headers: { 'x-tenant-id': 'tenant6', ...headers }, remoteAddress });

  test('liveness says ok and no version, whatever the state of the database', async () => {
    state.up = false;
    state.late = 900;
    const answer = await get('/healthz');
    expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
    expect(JSON.stringify(answer.headers)).not.toMatch(/fastify|node|powered/i);
  });

  test('readiness is 503 with Retry-After without a database and while stopping [T-R9]', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    state.up = false;
    const away = await get('/readyz');
    expect([away.statusCode, away.headers['retry-after'], away.json()]).toEqual([503, '2', { status: 'no database' }]);
    state.up = true;
    state.lifecycle.beginStop();
    const stopping = await get('/readyz');
    expect([stopping.statusCode, stopping.json()]).toEqual([503, { status: 'stopping' }]);
    expect(stopping.headers.connection).toBe('close');
  });

  test('an event loop that runs late sheds calls with 503 and Retry-After; probes still answer [T-R10]', async () => {
    state.late = 251;
    const call = await get('/api/quick/1');
    expect([call.statusCode, call.json().code]).toEqual([503, 'service.busy']);
    expect(Number(call.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await get('/readyz')).statusCode).toBe(200);
    state.late = 249;
    expect((await get('/api/quick/1')).statusCode).toBe(200);
  });

  test('a person whose page is shed sees a page that tries again by itself [T-R10]', async () => {
    state.late = 300;
    const page = await get('/', { accept: 'text/html,*/*' });
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toMatch(/lang="ar-EG" dir="rtl"[\s\S]*http-equiv="refresh"/);
  });

  test('without a database calls are refused at once; pages show the outage themselves [T-R3]', async () => {
    state.up = false;
    const call = await get('/api/quick/1');
    expect([call.statusCode, call.json().code]).toEqual([503, 'service.unavailable']);
    expect((await get('/login', { accept: 'text/html' })).body).toBe('page');
  });

  test('a tenant has at most 200 requests under way, and another tenant finds room meanwhile [T-TEN-5]', async () => {
    const rush = Array.from({ length: LIMIT + 20 }, () => get('/api/held'));
    const refused = await Promise.all(rush.slice(LIMIT));
    expect(refused.map((answer) => answer.statusCode)).toEqual(Array(20).fill(503));
    expect((await get('/api/quick/1', { 'x-tenant-id': 'another' })).statusCode).toBe(200);
    expect((await get('/api/quick/1')).statusCode).toBe(503);
    finish();
    const served = await Promise.all(rush.slice(0, LIMIT));
    expect(served.filter((answer) => answer.statusCode !== 200)).toEqual([]);
    expect((await get('/api/quick/1')).statusCode).toBe(200);
  });

  test('metrics say when a backup was last made and last rehearsed, 0 for never [TRUST-75]', async () => {
    const { body } = await get('/metrics');
    expect(body).toContain(`hessa_backup_last_success_timestamp_seconds ${Date.parse('2026-09-12T03:00:00Z') / 1000}`);
    expect(body).toContain('hessa_backup_rehearsal_last_success_timestamp_seconds 0');
    expect(body).toMatch(/hessa_point_in_time_kept_timestamp_seconds 1\d{9}/);
  });

  test('metrics count by route pattern and status, never by address [T-PAR-4]', async () => {
    await get('/api/quick/01012345678');
    state.late = 300;
    await get('/api/quick/01012345678');
    const { body } = await get('/metrics');
    const pattern = 'hessa_http_request_duration_seconds_count{method="GET",route="/api/quick/:phone",status=';
    expect(body).toContain(`${pattern}"200"} 1`);
    expect(body).toContain(`${pattern}"503"} 1`);
    expect(body).toContain('hessa_http_requests_shed_total{reason="event loop"} 1');
    expect(body).toContain('hessa_database_connections_busy 3');
    expect(body).toContain('hessa_database_waiting 7');
    expect(body).toContain('hessa_password_hashes_waiting 5');
    expect(body).toContain('hessa_jobs{queue="send-mail",state="waiting"} 4');
    expect(body).toContain('hessa_memory_bytes{memory="pages"} 9');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('01012345678');
  });

  test.each<[string, number, Record<string, string>, string]>([
    ['a local peer', 200, {}, '127.0.0.1'],
    ['a local peer over IPv6', 200, {}, '::1'],
    ['a local peer seen through IPv6', 200, {}, '::ffff:127.0.0.1'],
    ['a peer elsewhere', 403, {}, '10.0.0.9'],
    ['a peer elsewhere that claims to be local', 403, { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.9'],
    ['a proxy on this machine that passes a stranger on', 403, { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy that says so in another header', 403, { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
    ['the token from elsewhere', 200, { authorization: 'Bearer a token of sufficient length' }, '10.0.0.9'],
    [
      'the token through a proxy',
      200,
      { authorization: 'Bearer a token of sufficient length', 'x-forwarded-for': '203.0.113.9' },
      '127.0.0.1',
    ],
    ['a wrong token, even from here', 403, { authorization: 'Bearer guessed' }, '127.0.0.1'],
  ])('metrics for %s: %i', async (_who, status, headers, peer) => {
    expect((await get('/metrics', headers, peer)).statusCode).toBe(status);
  });
});

describe('the real server', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.stop());

  test('its metrics know the lanes, the hashes and the jobs of the database', async () => {
    const { statusCode, body } = await platform.app.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^hessa_database_up 1$/m);
    expect(body).toMatch(/^hessa_jobs\{queue="send-mail",state="waiting"\} 0$/m);
  });

  test('its metrics say of every memory what it holds and how often it had the answer [HOUSE-MEM-2]', async () => {
    const figures = async () => {
      const { body } = await platform.app.inject({ url: '/metrics' });
      const of = (name: string) => Number(new RegExp(`^${name}\\{memory="tenants"\\} (\\d+)$`, 'm').exec(body)?.[1]);
      return ['entries', 'hits_total', 'misses_total'].map((name) => of(`hessa_memory_${name}`));
    };
    const tenant = await platform.makeTenant();
    const ask = () => platform.app.inject({ url: '/api/Site', headers: { 'x-tenant-id': tenant } });
    const [entries = 0, hits = 0, misses = 0] = await figures();
    await ask();
    expect(await figures()).toEqual([entries + 1, hits, misses + 1]);
    await ask();
    expect(await figures()).toEqual([entries + 1, hits + 1, misses + 1]);
  });

  test('probes leave no line in the log, calls leave one', async () => {
    await platform.app.inject({ url: '/healthz' });
    await platform.app.inject({ url: '/api/Site', headers: { 'x-tenant-id': platform.tenantId } });
    const routes = platform.logLines.map((line) => JSON.parse(line).route);
    expect(routes).toContain('/api/Site');
    expect(routes).not.toContain('/healthz');
  });
});
