import type { EndpointDefinition } from '@hessa/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, type SampleRequest, sampleRequest } from '../testing/sample-request.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const client = platform.client();
  await client.login(await platform.createAccount({ role: 'owner' }));
  token = client.token ?? '';
});
afterAll(() => platform.stop());

/** As the owner, so that access never answers before the input is judged. */
function send(request: Partial<SampleRequest> & { url: string }, headers: Record<string, string> = {}) {
  return platform.app.inject({
    ...request,
    headers: {
      'x-tenant-id': platform.tenantId,
      deviceid: 'device-of-nobody',
      authorization: `Bearer ${token}`,
      ...request.headers,
      ...headers,
    },
  });
}

const routes = () =>
  platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
    endpoint && !methods.includes('HEAD') ? [{ endpoint, path: url.replace(/:(\w+)/g, '{$1}') }] : [],
  );
const routesWith = (...parts: ('body' | 'form' | 'query' | 'params')[]) =>
  routes().filter(({ endpoint }) => parts.some((part) => endpoint[part]));

async function expectRefused(request: SampleRequest, status = 400, code = 'request.invalid') {
  const answer = await send(request);
  const what = `${request.method} ${request.url} ${request.payload?.slice(0, 200)} => ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, what).toBe(status);
  expect(answer.json().code, what).toBe(code);
  expect(answer.json().success).toBe(false);
}

const withField = (endpoint: EndpointDefinition, path: string, name: string, value: unknown) =>
  sampleRequest(endpoint, path, (part, sample) =>
    part === 'body' || part === 'form' ? { ...sample, [name]: value } : sample,
  );

describe('bodies', () => {
  test.each(['role', 'Role', 'TenantId', 'EmailConfirmed', 'constructor', 'toString', 'isAdmin', '__defineGetter__'])(
    'an unknown field %s is refused everywhere, never dropped [T-G-6, T-CON-2]',
    async (name) => {
      const asked = routesWith('body', 'form');
      expect(asked.length).toBeGreaterThan(6);
      await Promise.all(asked.map(({ endpoint, path }) => expectRefused(withField(endpoint, path, name, 'x'))));
    },
  );

  test('__proto__ and constructor.prototype are refused in JSON and in forms, at any depth [T-G-6]', async () => {
    for (const { endpoint, path } of routesWith('body')) {
      const request = sampleRequest(endpoint, path);
      const inside = (request.payload ?? '{}').slice(1, -1);
      const poisons = [
        '"__proto__":{"role":"owner"}',
        '"__proto__":1',
        '"constructor":{"prototype":{"role":"owner"}}',
        '"x":{"__proto__":{}}',
        '"\\u005f_proto__":{}',
      ];
      for (const poison of poisons)
        await expectRefused({ ...request, payload: `{${inside}${inside ? ',' : ''}${poison}}` });
    }
    for (const { endpoint, path } of routesWith('form'))
      await expectRefused(withField(endpoint, path, '__proto__', 'x'));
  });

  test('no type is coerced: a number, a boolean, a list or an object is no text [T-G-6]', async () => {
    for (const { endpoint, path } of routesWith('body')) {
      for (const [name, schema] of Object.entries(endpoint.body?.shape ?? {})) {
        if (!('safeParse' in (schema as object))) continue;
        for (const value of [{ $ne: null }, [['x']], { toString: 'x' }])
          await expectRefused(withField(endpoint, path, name, value));
      }
    }
    for (const value of [1, true, ['a@b.test'], null]) {
      await expectRefused({
        method: 'POST',
        url: '/api/Auth/login',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ EmailorMobile: value, password: 'x' }),
      });
    }
  });

  test('a body that is no object is refused: a list, a text, a number, null, nothing, half a JSON [T-G-6]', async () => {
    for (const { endpoint, path } of routesWith('body')) {
      const request = sampleRequest(endpoint, path);
      for (const payload of [
        '[]',
        '[{}]',
        '"x"',
        '1',
        'true',
        '',
        '{',
        '{"a":1}{"a":1}',
        '\u0000',
        '{"a":1,}',
        'NaN',
      ]) {
        await expectRefused({ ...request, payload });
      }
    }
  });

  test('a body where none is expected is refused, an empty object is not [T-G-6]', async () => {
    const request = {
      method: 'POST',
      url: '/api/Auth/logout',
      headers: { 'content-type': 'application/json' },
    } as const;
    await expectRefused({ ...request, payload: '{"token":"x"}' });
    await expectRefused({ ...request, payload: '[1]' });
    await expectRefused({ ...request, payload: '"x"' });
    expect(
      (
        await platform.app.inject({
          ...request,
          payload: '{}',
          headers: { ...request.headers, 'x-tenant-id': platform.tenantId },
        })
      ).statusCode,
    ).toBe(200);
  });

  test('a body beyond 64 kB is 413, also when it hides its length [T-R13]', async () => {
    for (const { endpoint, path } of routesWith('body')) {
      const request = sampleRequest(endpoint, path);
      await expectRefused({ ...request, payload: `{"x":"${'x'.repeat(70_000)}"}` }, 413, 'request.too_large');
    }
  });

  test('nesting without end is refused quickly and breaks nothing [T-G-9]', async () => {
    const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
    for (const { endpoint, path } of routesWith('body')) {
      const request = sampleRequest(endpoint, path);
      await expectRefused({ ...request, payload: deep('[', ']', 30_000) });
      await expectRefused({ ...request, payload: `{"x":${deep('{"x":', '}', 5000).replace('"x":}', '"x":1}')}}` });
    }
  });

  test('forms: a file, a repeated field, too many fields, a field too long, another content type: refused [T-G-6, T-UPL-3]', async () => {
    for (const { endpoint, path } of routesWith('form')) {
      const request = sampleRequest(endpoint, path);
      const name = Object.keys(endpoint.form?.shape ?? {})[0] ?? '';
      const part = (disposition: string, value = 'x') =>
        `--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
      const body = (...parts: string[]) => ({ ...request, payload: `${parts.join('')}--edge--\r\n` });
      await expectRefused(body(part(`name="${name}"`), part(`name="${name}"`)));
      await expectRefused(body(part(`name="${name}"`, 'x'.repeat(11_000))));
      for (const refused of [
        body(part(`name="${name}"; filename="x.txt"`)),
        body(...Array.from({ length: 40 }, (_, at) => part(`name="f${at}"`))),
        { ...request, headers: { 'content-type': 'application/json' }, payload: '{}' },
        { ...request, headers: { 'content-type': 'multipart/form-data' } },
        { ...request, payload: '--edge\r\nnonsense' },
      ]) {
        const answer = await send(refused);
        expect([400, 413, 415], `${refused.payload?.slice(0, 80)} ${answer.body}`).toContain(answer.statusCode);
        expect(answer.json().success).toBe(false);
      }
    }
  });
});

const UNPRINTABLE = ['a\u0000b', 'a\ud800', '\udc00a', 'a\u202eb', 'a\u202a', 'a\u2066b', 'a\u2069', 'a\u0007'];

describe('texts that no field may hold', () => {
  test('NUL, lone surrogates and characters that turn text round: 400 in every body, form, query and path [T-G-8]', async () => {
    for (const text of UNPRINTABLE) {
      const everywhere = routesWith('body', 'form').map(({ endpoint, path }) => {
        const [first = 'x'] = Object.keys((endpoint.body ?? endpoint.form)?.shape ?? {});
        return withField(endpoint, path, first, text);
      });
      // Lone surrogates cannot be written in UTF-8: forms and addresses carry the replacement character instead.
      const sent = everywhere.filter(
        (request) => text.isWellFormed() || request.headers['content-type'] === 'application/json',
      );
      await Promise.all(sent.map((request) => expectRefused(request)));
      if (!text.isWellFormed()) continue;
      const addresses = routes().filter(({ endpoint }) => endpoint.method === 'GET');
      for (const { endpoint, path } of addresses) {
        const request = sampleRequest(endpoint, path);
        const joint = request.url.includes('?') ? '&' : '?';
        await expectRefused({ ...request, url: `${request.url}${joint}anything=${encodeURIComponent(text)}` });
      }
    }
  });

  test('a refusal names the wrong fields and never repeats what was in them [OP-API-15, T-G-9]', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/Auth/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ EmailorMobile: 7, password: ['my-secret'], extra: 'my-secret' }),
    });
    expect(answer.json().fields).toEqual(expect.arrayContaining(['EmailorMobile', 'password']));
    expect(answer.body).not.toContain('my-secret');
  });
});

describe('numbers of an address', () => {
  const hostile = [
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
    const paged = routes().filter(({ endpoint }) =>
      Object.keys(endpoint.query?.shape ?? {}).some((name) => /^page/i.test(name)),
    );
    expect(paged.length).toBeGreaterThan(0);
    for (const { endpoint, path } of paged) {
      const { url, method } = sampleRequest(endpoint, path);
      const at = (query: string) => ({ method, headers: {}, url: `${url}${url.includes('?') ? '&' : '?'}${query}` });
      for (const name of Object.keys(endpoint.query?.shape ?? {}).filter((key) => /^page/i.test(key))) {
        for (const value of hostile)
          await expectRefused(at(`${name}=${value.includes('%') ? value : encodeURIComponent(value)}`));
        await expectRefused(at(`${name}=1&${name}=2`));
        const most = /size/i.test(name) ? 50 : 10_000;
        await expectRefused(at(`${name}=${most + 1}`));
        expect((await send(at(`${name}=${most}`))).statusCode, `${url} ${name}`).not.toBe(400);
      }
    }
  });
});

describe('methods, types and addresses', () => {
  test('a method that is not declared is 404 in our envelope, on both spellings [T-G-11]', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'] as const;
    const declared = new Set(routes().map(({ endpoint, path }) => `${endpoint.method} ${path}`));
    const paths = [...new Set(routes().map(({ path }) => path))].filter((path) => !path.includes('{'));
    for (const path of paths) {
      for (const method of methods.filter((one) => !declared.has(`${one} ${path}`))) {
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
    for (const { endpoint, path } of routesWith('body')) {
      const answer = await send(
        { ...sampleRequest(endpoint, path), payload: '{"role":"owner"}' },
        { 'content-type': type },
      );
      expect([400, 415], `${path} ${answer.body}`).toContain(answer.statusCode);
      expect(answer.json().success).toBe(false);
    }
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
    const answer = await send({ method: 'GET', url });
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
    await send(
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
