import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRequest } from '../testing/sample-request.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const HOST = 'school.example';
const OTHER_HOST = 'other.example';

let platform: TestPlatform;
let tenant: string;
let other: string;
beforeAll(async () => {
  platform = await startTestPlatform({ variables: { PUBLIC_URL: 'https://hessa.example' } });
  tenant = await platform.makeTenant({ hosts: [HOST] });
  other = await platform.makeTenant({ hosts: [OTHER_HOST] });
});
afterAll(() => platform.stop());

const allowed = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('cross-origin reading', () => {
  test('a tenant’s own host name is answered exactly, with credentials, and never with a star [OP-API-8, T-WEB-3]', async () => {
    const answer = await platform.app.inject({
      url: '/api/Site',
      headers: { 'x-tenant-id': tenant, origin: `https://${HOST}` },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(`https://${HOST}`);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers.vary).toContain('Origin');
  });

  test('the preflight names the headers that every call carries and lives long [OP-API-8]', async () => {
    const answer = await platform.app.inject({
      method: 'OPTIONS',
      url: '/api/Auth/login',
      headers: {
        origin: `https://${HOST}`,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-tenant-id',
      },
    });
    expect(answer.statusCode).toBe(204);
    for (const header of ['X-Tenant-ID', 'DeviceId', 'Authorization', 'Content-Type', 'Cache-Control', 'Pragma']) {
      expect(answer.headers['access-control-allow-headers']).toContain(header);
    }
    expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThanOrEqual(3600);
  });

  test.each([
    'null',
    'https://evil.example',
    `http://${HOST}`,
    `https://${HOST}:8443`,
    `https://www.${HOST}`,
    `https://x.${HOST}`,
    `https://evil-${HOST}`,
    `https://${HOST}.evil.example`,
    `https://${HOST}/`,
    `https://${HOST.toUpperCase()}`,
    `https://evil.example#${HOST}`,
    `https://${HOST}@evil.example`,
    `https://${OTHER_HOST}`,
    'file://',
    '*',
    '',
  ])('the origin %j gets no permission, neither for a call nor for a preflight [T-WEB-3]', async (origin) => {
    const call = await platform.app.inject({ url: '/api/Site', headers: { 'x-tenant-id': tenant, origin } });
    expect(allowed(call.headers)).toEqual([]);
    if (origin === `https://${OTHER_HOST}`) return;
    const preflight = await platform.app.inject({
      method: 'OPTIONS',
      url: '/api/Site',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(allowed(preflight.headers)).toEqual([]);
    expect(preflight.statusCode).toBe(404);
  });

  test('one tenant’s host name opens nothing at another [T-WEB-3, T-G-3]', async () => {
    const answer = await platform.app.inject({
      url: '/api/Site',
      headers: { 'x-tenant-id': other, origin: `https://${HOST}` },
    });
    expect(allowed(answer.headers)).toEqual([]);
  });
});

describe('cross-site writing', () => {
  const login = (headers: Record<string, string>) =>
    platform.app.inject({
      method: 'POST',
      url: '/api/Auth/login',
      headers: { 'x-tenant-id': tenant, deviceid: 'device-of-nobody', host: 'hessa.example', ...headers },
      payload: { EmailorMobile: 'nobody@example.test', password: 'x' },
    });

  test('a cross-site form post, which can carry cookies but no X-Tenant-ID, changes nothing on any route [T-WEB-4]', async () => {
    const writing = platform.app.declaredRoutes.filter(({ endpoint }) => endpoint && endpoint.method !== 'GET');
    expect(writing.length).toBeGreaterThan(10);
    for (const { endpoint, url } of writing) {
      if (!endpoint) continue;
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=edge']) {
        const answer = await platform.app.inject({
          ...sampleRequest(endpoint, url.replace(/:(\w+)/g, '{$1}')),
          headers: {
            'content-type': type,
            cookie: `hessa_device_${tenant}=x`,
            'sec-fetch-site': 'cross-site',
            origin: 'https://evil.example',
          },
        });
        expect([400, 403, 415], `${url} ${answer.body}`).toContain(answer.statusCode);
      }
    }
  });

  test('the device cookie is HttpOnly and SameSite, and Secure behind a proxy that speaks https', async () => {
    const secure = await startTestPlatform({ variables: { TRUSTED_PROXIES: '127.0.0.0/8' } });
    const account = await secure.createAccount();
    const client = secure.client();
    client.headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const answer = await client.login(account);
    await secure.stop();
    expect(String(answer.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('a forged X-Forwarded-Proto or -Host is believed from nobody when no proxy is named [T-WEB-4]', async () => {
    const account = await platform.createAccount({}, tenant);
    const client = platform.client(tenant);
    client.headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    expect(String((await client.login(account)).headers['set-cookie'])).not.toContain('Secure');
    expect((await login({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).statusCode).toBe(403);
  });
});
