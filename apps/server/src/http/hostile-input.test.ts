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

/** Many at once, but never so many that the door closes. */
async function expectAllRefused(requests: SampleRequest[], status?: number, code?: string) {
  for (let at = 0; at < requests.length; at += 100) {
    await Promise.all(requests.slice(at, at + 100).map((request) => expectRefused(request, status, code)));
  }
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
    const poisons = [
      '"__proto__":{"role":"owner"}',
      '"__proto__":1',
      '"constructor":{"prototype":{"role":"owner"}}',
      '"x":{"__proto__":{}}',
      '"\\u005f_proto__":{}',
    ];
    const poisoned = routesWith('body').flatMap(({ endpoint, path }) => {
      const request = sampleRequest(endpoint, path);
      const inside = (request.payload ?? '{}').slice(1, -1);
      return poisons.map((poison) => ({ ...request, payload: `{${inside}${inside ? ',' : ''}${poison}}` }));
    });
    const forms = routesWith('form').map(({ endpoint, path }) => withField(endpoint, path, '__proto__', 'x'));
    await expectAllRefused([...poisoned, ...forms]);
  });

  test('no type is coerced: a number, a boolean, a list or an object is no text [T-G-6]', async () => {
    const odd = [{ $ne: null }, [['x']], { toString: 'x' }];
    const requests = routesWith('body').flatMap(({ endpoint, path }) =>
      Object.keys(endpoint.body?.shape ?? {}).flatMap((name) =>
        odd.map((value) => withField(endpoint, path, name, value)),
      ),
    );
    await expectAllRefused(requests);
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
    const payloads = ['[]', '[{}]', '"x"', '1', 'true', '', '{', '{"a":1}{"a":1}', '\u0000', '{"a":1,}', 'NaN'];
    await expectAllRefused(
      routesWith('body').flatMap(({ endpoint, path }) => {
        const request = sampleRequest(endpoint, path);
        return payloads.map((payload) => ({ ...request, payload }));
      }),
    );
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

  test('a body beyond 64 kB is 413 [T-R13]', async () => {
    const payload = `{"x":"${'x'.repeat(70_000)}"}`;
    const requests = routesWith('body').map(({ endpoint, path }) => ({ ...sampleRequest(endpoint, path), payload }));
    await expectAllRefused(requests, 413, 'request.too_large');
  });

  test('nesting without end is refused quickly and breaks nothing [T-G-9]', async () => {
    const payloads = ['['.repeat(30_000) + ']'.repeat(30_000), `${'{"x":'.repeat(5000)}1${'}'.repeat(5000)}`];
    await expectAllRefused(
      routesWith('body').flatMap(({ endpoint, path }) =>
        payloads.map((payload) => ({ ...sampleRequest(endpoint, path), payload })),
      ),
    );
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
      const addresses = routes().filter(({ endpoint }) => endpoint.method === 'GET' && text.isWellFormed());
      const asked = addresses.map(({ endpoint, path }) => {
        const request = sampleRequest(endpoint, path);
        const joint = request.url.includes('?') ? '&' : '?';
        return { ...request, url: `${request.url}${joint}anything=${encodeURIComponent(text)}` };
      });
      await expectAllRefused([...sent, ...asked]);
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
        const most = /size/i.test(name) ? 50 : 10_000;
        await expectAllRefused([
          ...hostile.map((value) => at(`${name}=${value.includes('%') ? value : encodeURIComponent(value)}`)),
          at(`${name}=1&${name}=2`),
          at(`${name}=${most + 1}`),
        ]);
        expect((await send(at(`${name}=${most}`))).statusCode, `${url} ${name}`).not.toBe(400);
      }
    }
  });
});

describe('methods, types and addresses', () => {
  test('a method that is not declared is 404 in our envelope, on both spellings [T-G-11]', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'] as const;
    // An address may also fit the pattern of another route, as save-answer fits {lessonId}.
    const patterns = routes().map(({ endpoint, path }) => ({
      method: endpoint.method as string,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
    const isDeclared = (method: string, path: string) =>
      patterns.some((one) => one.method === method && one.pattern.test(path));
    const paths = [...new Set(routes().map(({ path }) => path))].filter((path) => !path.includes('{'));
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
    const asked = routesWith('body').map(async ({ endpoint, path }) => {
      const request = { ...sampleRequest(endpoint, path), payload: '{"role":"owner"}' };
      const answer = await send(request, { 'content-type': type });
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
