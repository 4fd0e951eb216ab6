import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { Role } from '@hessa/rules/auth/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleRequest } from '../testing/sample-request.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';

const RANKS: Role[] = ['student', 'assistant', 'teacher', 'owner'];

const tokens = new Map<Role, string>();
const platform = await sharedPlatform();
beforeAll(async () => {
  for (const role of RANKS) {
    const client = platform.client();
    await client.login(await platform.createAccount({ role }));
    tokens.set(role, client.token ?? '');
  }
});

const routes = () =>
  platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
    endpoint && !methods.includes('HEAD') ? [{ endpoint, path: url.replace(/:(\w+)/g, '{$1}') }] : [],
  );

async function ask(endpoint: EndpointDefinition, path: string, role: Role | null) {
  const request = sampleRequest(endpoint, path);
  return platform.app.inject({
    ...request,
    headers: {
      ...request.headers,
      'x-tenant-id': platform.tenantId,
      deviceid: 'device-of-nobody',
      ...(role ? { authorization: `Bearer ${tokens.get(role)}` } : {}),
    },
  });
}

describe('who may call', () => {
  test('every route of the server is an endpoint of the contract or says why it is open [T-G-1]', () => {
    const open = platform.app.declaredRoutes.filter((route) => !route.endpoint).map((route) => route.url);
    expect(new Set(open)).toEqual(
      new Set([
        '/healthz',
        '/readyz',
        '/metrics',
        '/api/docs',
        '/api/docs/openapi.json',
        '/api/*',
        '/media/:tenant/:id',
        '/media/:tenant/:id/:list',
        '/media/:tenant/:id/:seal/:piece',
        '/media/:tenant/:id/keys/:rung/:period',
        '/media/:tenant/archive/:jobId',
      ]),
    );
  });

  test('a guest gets 401 wherever a login is needed, whatever he sends [ROLE-01, T-CON-1]', async () => {
    const asked = routes().filter(({ endpoint }) => RANKS.includes(endpoint.access as Role));
    expect(asked.length).toBeGreaterThan(3);
    for (const { endpoint, path } of asked) {
      const answer = await ask(endpoint, path, null);
      expect([answer.statusCode, answer.json().code], path).toEqual([401, 'session.required']);
    }
  });

  test('a lower role gets 403 on every call of a higher one, and a high enough role does not [T-CON-1]', async () => {
    for (const { endpoint, path } of routes()) {
      const needed = RANKS.indexOf(endpoint.access as Role);
      if (needed < 1) continue;
      for (const [rank, role] of RANKS.entries()) {
        const answer = await ask(endpoint, path, role);
        if (rank < needed)
          expect([answer.statusCode, answer.json().code], `${role} ${path}`).toEqual([403, 'access.forbidden']);
        else expect([401, 403], `${role} ${path}`).not.toContain(answer.statusCode);
      }
    }
  });

  test('a token that is no token is 401 wherever one is needed, and never an error of ours [T-G-9]', async () => {
    for (const authorization of [
      'Bearer',
      'Bearer x',
      `bearer ${tokens.get('owner')}`,
      `Bearer ${'a'.repeat(8000)}`,
      'Basic eDp5',
      `Bearer ${tokens.get('owner')}x`,
      `Bearer  ${tokens.get('owner')}`,
    ]) {
      const answer = await platform.app.inject({
        url: '/api/teach/outbox',
        headers: { 'x-tenant-id': platform.tenantId, authorization },
      });
      expect(answer.statusCode, authorization.slice(0, 40)).toBe(401);
    }
  });
});

describe('both spellings of a path', () => {
  test('with and without /api are the same call: same status, same body [OP-API-3]', async () => {
    const byEndpoint = Map.groupBy(routes(), ({ endpoint }) => endpoint);
    for (const [endpoint, variants] of byEndpoint) {
      const bare = endpoint.path.replace(/^\/api/, '');
      // The console's pages stand where its calls would without the prefix.
      const isConsole = bare.startsWith('/teach/');
      expect(variants.map(({ path }) => path)).toEqual(isConsole ? [`/api${bare}`] : [`/api${bare}`, bare]);
      if (endpoint.method !== 'GET' || isConsole) continue;
      const [one, other] = await Promise.all(variants.map(({ path }) => ask(endpoint, path, 'student')));
      expect([one?.statusCode, one?.body]).toEqual([other?.statusCode, other?.body]);
    }
  });
});

describe('what caches may keep', () => {
  test('every answer to a personal call and every refusal is no-store; every answer varies by tenant and origin [T-G-10]', async () => {
    const answers = await Promise.all(
      routes().map(async ({ endpoint, path }) => ({ endpoint, path, answer: await ask(endpoint, path, 'owner') })),
    );
    for (const { endpoint, path, answer } of answers) {
      expect(answer.headers.vary, path).toBe('X-Tenant-ID, Origin');
      expect(answer.headers['x-request-id'], path).toMatch(/^[\w-]{12}$/);
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
      const cacheable =
        answer.statusCode === 200 && endpoint.access === 'public' && endpoint.cacheSeconds !== undefined;
      expect(answer.headers['cache-control'], path).toBe(
        cacheable ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store',
      );
    }
  });
});
