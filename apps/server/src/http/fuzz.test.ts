import type { EndpointDefinition } from '@hessa/contract/endpoint';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { seedDemoTenant } from '../seed/demo-tenant.ts';
import { multipart, sampleRequest } from '../testing/sample-request.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';

const REQUESTS = 20_000;
const AT_ONCE = 80;
const TENANT = 'fuzzed';

const tokens: string[] = [];
const platform = await sharedPlatform();
beforeAll(async () => {
  // The demo world, so that ids near 1 are courses, units, lessons and books that exist.
  await seedDemoTenant({ withTenant: platform.withTenant, platform: platform.platform }, TENANT);
  for (const phone of ['01000000001', '01000000002', '01000000009']) {
    const client = platform.client(TENANT);
    await client.login({ email: phone, password: DEMO_PASSWORD });
    tokens.push(client.token ?? '');
  }
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'null',
    'a'.repeat(2000),
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table accounts; --",
    '%s%n',
    '{{7*7}}',
    '<script>',
    '../../etc/passwd',
    '٠١٠',
    '01012345678',
    'a@b.test',
    '١٢٣',
    '‏',
  ),
);
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A request that is close to right, with a few of its fields gone wild. */
function requests(routes: { endpoint: EndpointDefinition; path: string }[]) {
  return fc
    .record({
      route: fc.constantFrom(...routes),
      wild: fc.array(fc.record({ at: fc.nat(20), name: text, value: anything }), { maxLength: 4 }),
      raw: fc.option(text, { freq: 10, nil: undefined }),
      token: fc.constantFrom('', 'x'.repeat(43), ...tokens),
    })
    .map(({ route, wild, raw, token }) => {
      const request = sampleRequest(route.endpoint, route.path, (part, sample) => {
        const names = Object.keys(route.endpoint[part]?.shape ?? {});
        const changed: Record<string, unknown> = { ...sample };
        for (const { at, name, value } of wild)
          changed[names[at] ?? name] = part === 'body' ? value : wellFormed(value);
        return changed;
      });
      return { ...request, ...(raw !== undefined && request.payload !== undefined ? { payload: raw } : {}), token };
    });
}

/** Addresses and forms are UTF-8, which has no lone surrogates. */
function wellFormed(value: unknown): string {
  return String(typeof value === 'object' ? JSON.stringify(value) : value)
    .toWellFormed()
    .replace(/["\r\n]/g, '');
}

describe('garbage', () => {
  test(`${REQUESTS} requests made of it, over every endpoint: never a fault of ours, always our envelope [T-G-9]`, async () => {
    const routes = platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
      endpoint && !methods.includes('HEAD') ? [{ endpoint, path: url.replace(/:(\w+)/g, '{$1}') }] : [],
    );
    const all = fc.sample(requests(routes), { numRuns: REQUESTS, seed: 20260101 });
    const statuses = new Map<number, number>();
    const answer = async ({ token, ...request }: (typeof all)[number], at: number) => {
      const reply = await platform.app.inject({
        ...request,
        remoteAddress: `127.5.${at % 200}.${(at >> 8) + 1}`,
        headers: {
          'x-tenant-id': TENANT,
          deviceid: 'device-of-nobody',
          ...request.headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      const what = `${request.method} ${request.url} ${request.payload} => ${reply.body}`;
      expect(reply.statusCode, what).toBeLessThan(500);
      expect(reply.json().success, what).toBe(reply.statusCode === 200);
      expect(reply.body, what).not.toMatch(/node_modules|\bat \/|PostgresError|ZodError|select .* from/i);
    };
    // Each of them goes on when its own answer is there: some answers take their time on purpose.
    const queue = all.entries();
    const caller = async () => {
      for (const [at, request] of queue) await answer(request, at);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    // Were nearly everything refused at the door, the handlers would not have been tried.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401]));
  }, 480_000);

  test('forms whose names and values are anything at all are refused or read, never a fault of ours [T-G-9]', async () => {
    const forms = fc.sample(fc.dictionary(text.map(wellFormed), anything.map(wellFormed), { maxKeys: 8 }), {
      numRuns: 60,
      seed: 7,
    });
    for (const form of forms) {
      const reply = await platform.app.inject({
        method: 'POST',
        url: '/api/Auth/register',
        ...multipart(form),
        headers: { ...multipart(form).headers, 'x-tenant-id': platform.tenantId },
      });
      expect(reply.statusCode, `${JSON.stringify(form)} => ${reply.body}`).toBe(400);
    }
  });
});
