import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostileCaller, type HostileCaller, withField } from '../testing/hostile-caller.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let hostile: HostileCaller;
beforeAll(async () => {
  platform = await startTestPlatform();
  hostile = await createHostileCaller(platform);
});
afterAll(() => platform.stop());

describe('bodies', () => {
  test.each(['role', 'Role', 'TenantId', 'EmailConfirmed', 'constructor', 'toString', 'isAdmin', '__defineGetter__'])(
    'an unknown field %s is refused everywhere, never dropped [T-G-6, T-CON-2]',
    async (name) => {
      const asked = hostile.routesWith('body', 'form');
      expect(asked.length).toBeGreaterThan(6);
      await Promise.all(asked.map(({ endpoint, path }) => hostile.expectRefused(withField(endpoint, path, name, 'x'))));
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
    const poisoned = hostile.routesWith('body').flatMap(({ endpoint, path }) => {
      const request = sampleRequest(endpoint, path);
      const inside = (request.payload ?? '{}').slice(1, -1);
      return poisons.map((poison) => ({ ...request, payload: `{${inside}${inside ? ',' : ''}${poison}}` }));
    });
    const forms = hostile.routesWith('form').map(({ endpoint, path }) => withField(endpoint, path, '__proto__', 'x'));
    await hostile.expectAllRefused([...poisoned, ...forms]);
  });

  test('no type is coerced: a number, a boolean, a list or an object is no text [T-G-6]', async () => {
    const odd: unknown[] = [{ $ne: null }, [[['x']]], { toString: 'x' }];
    const requests = hostile
      .routesWith('body')
      .flatMap(({ endpoint, path }) =>
        Object.keys(endpoint.body?.shape ?? {}).flatMap((name) =>
          odd.map((value) => withField(endpoint, path, name, value)),
        ),
      );
    await hostile.expectAllRefused(requests);
    for (const value of [1, true, ['a@b.test'], null]) {
      await hostile.expectRefused({
        method: 'POST',
        url: '/api/Auth/login',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ EmailorMobile: value, password: 'x' }),
      });
    }
  });

  test('a body that is no object is refused: a list, a text, a number, null, blanks, half a JSON [T-G-6]', async () => {
    const payloads = ['[]', '[{}]', '"x"', '1', 'true', ' ', '{', '{"a":1}{"a":1}', '\u0000', '{"a":1,}', 'NaN'];
    await hostile.expectAllRefused(
      hostile.routesWith('body').flatMap(({ endpoint, path }) => {
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
    await hostile.expectRefused({ ...request, payload: '{"token":"x"}' });
    await hostile.expectRefused({ ...request, payload: '[1]' });
    await hostile.expectRefused({ ...request, payload: '"x"' });
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

  test('a body beyond 64 kB, or beyond what its call says it needs, is 413 [T-R13]', async () => {
    const requests = hostile.routesWith('body').map(({ endpoint, path }) => {
      const payload = `{"x":"${'x'.repeat(endpoint.bodyBytes ?? 64 * 1024)}"}`;
      return { ...sampleRequest(endpoint, path), payload };
    });
    await hostile.expectAllRefused(requests, 413, 'request.too_large');
  });

  test('nesting without end is refused quickly and breaks nothing [T-G-9]', async () => {
    // As deep as the call takes without finding it too large.
    const nested = (bytes: number) => {
      const [lists, objects] = [Math.floor(bytes / 2) - 1, Math.floor(bytes / 6) - 1];
      return ['['.repeat(lists) + ']'.repeat(lists), `${'{"x":'.repeat(objects)}1${'}'.repeat(objects)}`];
    };
    await hostile.expectAllRefused(
      hostile.routesWith('body').flatMap(({ endpoint, path }) =>
        nested(Math.min(endpoint.bodyBytes ?? 60_000, 60_000)).map((payload) => ({
          ...sampleRequest(endpoint, path),
          payload,
        })),
      ),
    );
  });

  test('forms: a file, a repeated field, too many fields, a field too long, another content type: refused [T-G-6, T-UPL-3]', async () => {
    for (const { endpoint, path } of hostile.routesWith('form')) {
      const request = sampleRequest(endpoint, path);
      const name = Object.keys(endpoint.form?.shape ?? {})[0] ?? '';
      const part = (disposition: string, value = 'x') =>
        `--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
      const body = (...parts: string[]) => ({ ...request, payload: `${parts.join('')}--edge--\r\n` });
      await hostile.expectRefused(body(part(`name="${name}"`), part(`name="${name}"`)));
      await hostile.expectRefused(body(part(`name="${name}"`, 'x'.repeat(11_000))));
      for (const refused of [
        body(part(`name="${name}"; filename="x.txt"`)),
        body(...Array.from({ length: 40 }, (_, at) => part(`name="f${at}"`))),
        { ...request, headers: { 'content-type': 'application/json' }, payload: '{}' },
        { ...request, headers: { 'content-type': 'multipart/form-data' } },
        { ...request, payload: '--edge\r\nnonsense' },
      ]) {
        const answer = await hostile.send(refused);
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
      const everywhere = hostile.routesWith('body', 'form').map(({ endpoint, path }) => {
        const [first = 'x'] = Object.keys((endpoint.body ?? endpoint.form)?.shape ?? {});
        return withField(endpoint, path, first, text);
      });
      // Lone surrogates cannot be written in UTF-8: forms and addresses carry the replacement character instead.
      const sent = everywhere.filter(
        (request) => text.isWellFormed() || request.headers['content-type'] === 'application/json',
      );
      const addresses = hostile.routes().filter(({ endpoint }) => endpoint.method === 'GET' && text.isWellFormed());
      const asked = addresses.map(({ endpoint, path }) => {
        const request = sampleRequest(endpoint, path);
        const joint = request.url.includes('?') ? '&' : '?';
        return { ...request, url: `${request.url}${joint}anything=${encodeURIComponent(text)}` };
      });
      await hostile.expectAllRefused([...sent, ...asked]);
    }
  });

  test('a refusal names the wrong fields and never repeats what was in them [OP-API-15, T-G-9]', async () => {
    const answer = await hostile.send({
      method: 'POST',
      url: '/api/Auth/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ EmailorMobile: 7, password: ['my-secret'], extra: 'my-secret' }),
    });
    expect(answer.json().fields).toEqual(expect.arrayContaining(['EmailorMobile', 'password']));
    expect(answer.body).not.toContain('my-secret');
  });
});
