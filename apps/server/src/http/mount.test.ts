import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { accountId } from '@hessa/contract/account-id';
import { endpoint } from '@hessa/contract/endpoint';
import { wholeNumber } from '@hessa/contract/paging';
import { bare, wrapped } from '@hessa/contract/reply';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { PublicContext } from '../calls/context.ts';
import { handle } from '../calls/handle.ts';
import { refuseOtherAccount } from '../calls/refuse-other-account.ts';
import { claimedLogin } from '../features/auth/claimed-login.ts';
import { findSignedIn } from '../features/auth/find-signed-in.ts';
import { features } from '../main/features.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { allowTenantOrigins } from './cross-origin.ts';
import { demandAccess } from './demand-access.ts';
import { handleErrors } from './handle-errors.ts';
import { createKnownTenants } from './known-tenants.ts';
import { mount } from './mount.ts';
import { mountFeatures } from './mount-features.ts';

const row = endpoint({
  method: 'GET',
  path: '/api/fixture/row',
  access: 'public',
  summary: 'A whole row of the database',
  reply: wrapped(z.object({ name: z.string(), inner: z.array(z.object({ shown: z.string() })) })),
  errors: [],
});
const statistics = endpoint({
  method: 'GET',
  path: '/api/fixture/statistics/{userId}',
  access: 'student',
  summary: 'What belongs to one account',
  params: z.object({ userId: accountId }),
  query: z.object({ courseId: wholeNumber }),
  reply: bare({}),
  errors: [],
});
const broken = endpoint({
  method: 'POST',
  path: '/api/fixture/broken',
  access: 'public',
  summary: 'Fails in every way a handler can',
  body: z.strictObject({ way: z.string() }),
  reply: bare({ count: z.number() }),
  errors: [],
});

let platform: TestPlatform;
let app: FastifyInstance;
let student: Awaited<ReturnType<TestPlatform['createAccount']>>;
let token: string;
let handled = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  student = await platform.createAccount();
  const client = platform.client();
  await client.login(student);
  token = client.token ?? '';
  app = fastify();
  await app.register(cookie);
  await app.register(multipart);
  demandAccess(app);
  handleErrors(app);
  allowTenantOrigins(app, async () => null);
  const tenants = createKnownTenants(platform.withTenant, platform.platform.memories);
  const { withTenant } = platform;
  const dependencies = {
    withTenant,
    mayBeOld: withTenant,
    tenants,
    platform: platform.platform,
    findSignedIn,
    claimedLogin,
  };
  const tooMuch = {
    data: { name: 'x', passwordHash: 'secret', inner: [{ shown: 'x', isCorrect: true }] },
    debug: 'secret',
  };
  const showRow = handle(row, async () => tooMuch);
  const showStatistics = handle(statistics, async (ctx, { params }) => {
    await refuseOtherAccount(ctx, params.userId);
    handled += 1;
    return {};
  });
  for (const call of [showRow, showStatistics, handle(broken, fail as never)]) mount(app, dependencies, call);
});
afterAll(async () => {
  await app.close();
  await platform.stop();
});

async function fail(ctx: PublicContext, { body }: { body: { way: string } }): Promise<Record<string, unknown>> {
  if (body.way === 'sql') await ctx.withTenant((tx) => tx.execute(sql`select 'my-secret' from no_such_table`));
  if (body.way === 'throws nothing') throw undefined;
  if (body.way === 'throws text') throw 'my-secret';
  if (body.way === 'wrong reply') return { count: 'my-secret' };
  throw new Error('my-secret at /srv/hessa/secret.ts');
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-tenant-id': platform.tenantId, authorization: `Bearer ${token}`, ...headers } });

describe('a mounted endpoint', () => {
  test('its reply schema strips what it does not declare, at every depth [T-G-7]', async () => {
    const answer = await ask('/api/fixture/row');
    expect(answer.json()).toEqual({ success: true, message: '', data: { name: 'x', inner: [{ shown: 'x' }] } });
    expect(answer.body).not.toContain('secret');
  });

  test.each(['sql', 'throws', 'throws nothing', 'throws text', 'wrong reply'])(
    'a fault of ours (%s) answers 500 with the request id, and neither SQL, path nor stack [ERR-20, T-G-9]',
    async (way) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/fixture/broken',
        headers: { 'x-tenant-id': platform.tenantId },
        payload: { way },
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        success: false,
        code: 'service.failed',
        message: 'An unexpected error occurred',
        messageAr: 'حصلت مشكلة عندنا. جرّب تاني.',
      });
    },
  );
});

describe('an address that names an account', () => {
  test('one’s own id passes; another’s is 403, nothing is done, and the audit trail knows who asked [T-G-5]', async () => {
    const other = await platform.createAccount();
    expect((await ask(`/api/fixture/statistics/${student.id}?courseId=1`)).statusCode).toBe(200);
    expect(handled).toBe(1);
    for (const id of [other.id, '00000000-0000-7000-8000-000000000000']) {
      const answer = await ask(`/api/fixture/statistics/${id}?courseId=1`);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'access.other_account']);
    }
    expect(handled).toBe(1);
    const trail = await platform.database.owner`
      select actor_id, details->>'asked' as asked from audit_events where kind = 'access.other_account' order by id`;
    expect(trail).toEqual([
      { actor_id: student.id, asked: other.id },
      { actor_id: student.id, asked: '00000000-0000-7000-8000-000000000000' },
    ]);
  });

  test.each(['1', '1e0', '%201', '٠١', `${'0'.repeat(36)}`, "'%20or%201=1--", '%00', '..%2f..'])(
    'the id %j has no such shape: 400 [T-G-5]',
    async (id) => {
      expect((await ask(`/api/fixture/statistics/${id}?courseId=1`)).statusCode).toBe(400);
    },
  );

  test.each([
    '',
    'courseId=',
    'courseId=1&courseId=2',
    'courseId=1e0',
    'courseId=%201',
    'courseId=٠١',
    'courseId=0',
    'courseId=-1',
    'courseId=1.5',
    'courseId[]=1',
    'courseId=9999999999',
  ])('a number in the address is plain Latin digits, once: %j is 400 [T-G-5]', async (query) => {
    const answer = await ask(`/api/fixture/statistics/${student.id}?${query}`);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toEqual(['courseId']);
  });
});

describe('a server', () => {
  const door = () => ({
    withTenant: platform.withTenant,
    mayBeOld: platform.withTenant,
    tenants: createKnownTenants(platform.withTenant, platform.platform.memories),
    platform: platform.platform,
    findSignedIn,
    claimedLogin,
  });

  test('does not start while a call of the contract has no handler', async () => {
    const without = features.map(({ calls, ...rest }) => ({
      ...rest,
      calls: calls.filter(({ endpoint: { path } }) => path !== '/api/Contact/getAll'),
    }));
    await expect(mountFeatures(fastify(), door(), without)).rejects.toThrow('without a handler: getAllContacts');
  });

  test('does not start with a call that the contract does not know, or with two handlers for one', async () => {
    const stranger = { calls: [handle(row, async () => ({ data: { name: 'x', inner: [] } }))] };
    await expect(mountFeatures(fastify(), door(), [...features, stranger])).rejects.toThrow('GET /api/fixture/row');
    await expect(mountFeatures(fastify(), door(), [...features, ...features])).rejects.toThrow('two handlers');
  });
});
