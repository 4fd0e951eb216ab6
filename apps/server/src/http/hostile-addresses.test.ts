import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostileCaller, type HostileCaller } from '../testing/hostile-caller.ts';
import { multipart, sampleRequest } from '../testing/sample-request.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let hostile: HostileCaller;
beforeAll(async () => {
  platform = await startTestPlatform();
  hostile = await createHostileCaller(platform);
});
afterAll(() => platform.stop());

describe('numbers of an address', () => {
  const odd = [
    '1e0',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '0',
    '01',
    '1.0',
    '0x1',
    '٠١',
    '١',
    '',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '1,2',
    'null',
    '%31%00',
  ];

  test('arrays, 1e0, Arabic digits, spaces and the like are 400 wherever a page number is read [T-G-5, T-G-8]', async () => {
    const paged = hostile
      .routes()
      .filter(({ endpoint }) => Object.keys(endpoint.query?.shape ?? {}).some((name) => /^page/i.test(name)));
    expect(paged.length).toBeGreaterThan(0);
    for (const { endpoint, path } of paged) {
      const { url, method } = sampleRequest(endpoint, path);
      const at = (query: string) => ({ method, headers: {}, url: `${url}${url.includes('?') ? '&' : '?'}${query}` });
      for (const name of Object.keys(endpoint.query?.shape ?? {}).filter((key) => /^page/i.test(key))) {
        const most = /size/i.test(name) ? 50 : 10_000;
        await hostile.expectAllRefused([
          ...odd.map((value) => at(`${name}=${value.includes('%') ? value : encodeURIComponent(value)}`)),
          at(`${name}=1&${name}=2`),
          at(`${name}=${most + 1}`),
        ]);
        expect((await hostile.send(at(`${name}=${most}`))).statusCode, `${url} ${name}`).not.toBe(400);
      }
    }
  });
});

describe('methods, types and addresses', () => {
  test('a method that is not declared is 404 in our envelope, on both spellings [T-G-11]', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'] as const;
    // An address may also fit the pattern of another route, as save-answers fits {lessonId}.
    const patterns = hostile.routes().map(({ endpoint, path }) => ({
      method: endpoint.method as string,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
    const isDeclared = (method: string, path: string) =>
      patterns.some((one) => one.method === method && one.pattern.test(path));
    const paths = [...new Set(hostile.routes().map(({ path }) => path))].filter((path) => !path.includes('{'));
    for (const path of paths) {
      for (const method of methods.filter((one) => !isDeclared(one, path))) {
        const answer = await platform.app.inject({
          method: method as 'GET',
          url: path,
          headers: { 'x-tenant-id': platform.tenantId },
        });
        expect(answer.statusCode, `${method} ${path}`).toBe(404);
        expect(answer.json().code).toBe('request.not_found');
      }
    }
  });

  test.each([
    ' application/json',
    '\tapplication/json',
    'application/json;',
    'application/json; charset=utf-8; charset=x',
    'APPLICATION/JSON',
    'application/json ;a=b',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'text/json',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
  ])('content type %j never lets an unchecked body through [T-G-11]', async (type) => {
    const asked = hostile.routesWith('body').map(async ({ endpoint, path }) => {
      const request = { ...sampleRequest(endpoint, path), payload: '{"role":"owner","isOwner":true}' };
      const answer = await hostile.send(request, { 'content-type': type });
      expect([400, 415], `${path} ${answer.body}`).toContain(answer.statusCode);
      expect(answer.json().success).toBe(false);
    });
    await Promise.all(asked);
  });

  test.each([
    '/api/%ff',
    '/api/%',
    '/api/Auth/%2e%2e/%2e%2e/etc/passwd',
    '/api/..%2f..%2fetc',
    '/api/Site/',
    '/api//Site',
    '/API/Site',
    '/api/site',
    `/api/${'a'.repeat(5000)}`,
    '/api/Site%00',
    '/api/Site;x=1',
    '/api/constructor',
    '/api/__proto__',
    '/%',
  ])('the address %j is 404 in our envelope and is not repeated [T-G-9, T-INJ-5]', async (url) => {
    const answer = await hostile.send({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      success: false,
      code: 'request.not_found',
      message: 'العنوان ده مش موجود.',
      messageAr: 'العنوان ده مش موجود.',
    });
  });

  test('HEAD answers as GET does, without a body', async () => {
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) =>
        platform.app.inject({ method, url: '/api/Site', headers: { 'x-tenant-id': platform.tenantId } }),
      ),
    );
    expect(head?.statusCode).toBe(200);
    expect(head?.body).toBe('');
    expect(head?.headers['cache-control']).toBe(get?.headers['cache-control']);
  });

  test('what a client writes stays inside one line of the log, and a made-up request id is not taken over [T-INJ-6]', async () => {
    const before = platform.logLines.length;
    await hostile.send(
      {
        method: 'POST',
        url: '/api/Auth/login?x=%0d%0a{"level":"fatal"}',
        ...multipart({}),
        payload: 'x\r\n{"level":"fatal"}',
      },
      { 'user-agent': 'x\ty', 'x-request-id': 'mine', 'request-id': 'mine' },
    );
    const lines = platform.logLines.slice(before);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line).level).not.toBe('fatal');
      expect(line).not.toContain('mine');
    }
  });
});
