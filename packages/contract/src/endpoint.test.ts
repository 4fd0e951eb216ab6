import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import { toWire } from './client.ts';
import { type EndpointDefinition, pathVariants } from './endpoint.ts';
import { pageOf, pagingFields } from './paging.ts';

const endpoints = Object.entries<EndpointDefinition>(api);

/** Where a description of what is sent has a whole number that may be as large, or as small, as any there is. */
function unboundedIn(part: unknown, place = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, minimum, exclusiveMinimum, maximum } = part as Record<string, unknown>;
  const least = Number(minimum ?? exclusiveMinimum ?? Number.MIN_SAFE_INTEGER);
  const isMoment = least === 0 && maximum === LAST_MOMENT;
  const isOpen = !isMoment && (Number(maximum ?? Number.MAX_SAFE_INTEGER) > INT_AT_MOST || least < -INT_AT_MOST);
  const deeper = Object.entries(part).flatMap(([name, each]) => unboundedIn(each, `${place}/${name}`));
  return type === 'integer' && isOpen ? [place, ...deeper] : deeper;
}
/** As much as a column of whole numbers holds. */
const INT_AT_MOST = 2_147_483_647;
/** Moments alone are larger, up to the year 3000 in milliseconds, and from nought on. */
const LAST_MOMENT = 32_503_680_000_000;

describe('every endpoint of the contract', () => {
  test.each(endpoints)(
    '%s declares a path, its parameters, strict bodies and a reply with a message [T-G-1, T-G-6, T-G-7]',
    (_name, endpoint) => {
      expect(endpoint.path).toMatch(/^\/[\w/{}-]+$/);
      const places = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(places);
      for (const input of [endpoint.body, endpoint.form]) {
        if (input)
          expect(input.safeParse({ unheardOf: 1 }).error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(
            true,
          );
      }
      expect(Object.keys(endpoint.reply.shape)).toContain('message');
      expect(endpoint.body && endpoint.form).toBeUndefined();
      if (endpoint.method === 'GET') expect(endpoint.body ?? endpoint.form).toBeUndefined();
      if (endpoint.cacheSeconds !== undefined) expect(endpoint.access).toBe('public');
      // Who changes a tenant's things without being of its console would not find the change again.
      if (endpoint.freshness)
        expect(`${endpoint.method} ${endpoint.access}`).toMatch(/^GET (?!student|visitor|bearer)/);
    },
  );

  test.each(endpoints)(
    '%s reads no whole number without a bound: what no column holds is refused [DESK-245, DESK-298, T-G-9]',
    (_name, endpoint) => {
      for (const input of [endpoint.params, endpoint.query, endpoint.body, endpoint.form]) {
        if (input) expect(unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
      }
    },
  );

  test('no two answer the same call, in either spelling [OP-API-3]', () => {
    const calls = endpoints.flatMap(([, { method, path }]) =>
      pathVariants(path).map((variant) => `${method} ${variant.replace(/\{\w+\}/g, '{}')}`),
    );
    expect(new Set(calls).size).toBe(calls.length);
  });

  test('a path written with or without /api has the same two spellings [OP-API-3]', () => {
    expect(pathVariants('/api/Auth/login')).toEqual(['/api/Auth/login', '/Auth/login']);
    expect(pathVariants('/Auth/login')).toEqual(['/api/Auth/login', '/Auth/login']);
    expect(pathVariants('/api/teach/students')).toEqual(['/api/teach/students']);
    expect(pathVariants('/apiary')).toEqual(['/api/apiary', '/apiary']);
  });
});

describe('paging', () => {
  test('both casings of the names are read, the specification’s own first [OP-API-4]', () => {
    expect(pageOf({ pagenumber: 3, pagesize: 7 }, 20)).toEqual({ page: 3, size: 7 });
    expect(pageOf({ pageNumber: 2, pagenumber: 3 }, 20)).toEqual({ page: 2, size: 20 });
    expect(pageOf({}, 20)).toEqual({ page: 1, size: 20 });
  });

  test.each([
    ['1', 1],
    [50, 50],
    ['50', 50],
    ['51', null],
    ['0', null],
    ['01', null],
    ['1e0', null],
    [' 1', null],
    ['٥', null],
    [1.5, null],
    [-1, null],
    [Number.NaN, null],
  ])('a page size of %j is read as %j [T-G-8]', (written, read) => {
    expect(pagingFields.pageSize.safeParse(written).data ?? null).toBe(read);
  });
});

describe('a call on the wire', () => {
  test('puts parameters into the path, the query behind it and the body as JSON, each encoded', () => {
    expect(
      toWire('GET /api/Book/{id}' as never, { params: { id: 'a/b?c' }, query: { x: 'س&y', none: undefined } }),
    ).toEqual({
      method: 'GET',
      url: '/api/Book/a%2Fb%3Fc?x=%D8%B3%26y',
    });
    expect(toWire('POST /api/Auth/login', { body: { a: 1 } })).toEqual({
      method: 'POST',
      url: '/api/Auth/login',
      body: '{"a":1}',
      contentType: 'application/json',
    });
    const form = toWire('POST /api/Auth/register', { form: { UserName: 'س' } }).body as FormData;
    expect([...form]).toEqual([['UserName', 'س']]);
  });
});
