import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pageHost } from '../../page-host.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** Asks for an address while the API answers as given; returns what the page got and what the API was asked. */
async function load(word: string, search: string, status: number, body: unknown) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(pageHost, {
    tenantId: 't',
    nonce: '',
    whole: true,
    reportError: () => {},
    apiFetch: async (url) => {
      asked.push(url);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  const request = new Request(`https://mr.example/courses/grade/${word}${search}`);
  const answer = await loadCatalogue({ context, request, word }).catch((thrown: Response) => thrown);
  const location = answer instanceof Response ? answer.headers.get('location') : null;
  const page = answer instanceof Response ? null : answer.data;
  const sent = answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
  return { page, location, status: sent, asked };
}

const list = (totalPages: number) => ({
  success: true,
  message: '',
  data: { totalCount: 11, totalPages, currentPage: 1, pageSize: 10, courses: [] },
});

describe('the courses of a grade', () => {
  test.each(['secondary2', 'SECONDARY2', '2', '2nd Secondary'])(
    'asked for as %j are those of Secondary2, page 1, ten a page [CAT-08, CAT-09, CAT-11, ROUTE-15, LIM-08, LIM-12]',
    async (word) => {
      const { asked, page } = await load(word, '', 200, list(2));
      expect(asked).toEqual(['/AdminStudent/CourseActive?grade=Secondary2&pagenumber=1&pagesize=10']);
      expect(page).toMatchObject({ kind: 'courses', grade: 'Secondary2', page: 1, totalPages: 2 });
    },
  );

  test('that answer 404 are an empty list and no error [CAT-15]', async () => {
    const { page, status } = await load('Secondary1', '', 404, { message: 'No active courses found for this grade' });
    expect(page).toEqual({ kind: 'courses', grade: 'Secondary1', courses: [], totalCount: 0, totalPages: 1, page: 1 });
    expect(status).toBe(200);
  });

  test('that fail say what the server said [CAT-12, ERR-43]', async () => {
    const { page, status } = await load('Secondary1', '?page=2', 503, { code: 'x', messageAr: 'الزحمة كبيرة' });
    expect(page).toEqual({ kind: 'failed', grade: 'Secondary1', message: 'الزحمة كبيرة' });
    expect(status).toBe(503);
  });

  test('that fail without a word say so themselves, with no list, page or count left [CAT-12, CAT-13, CAT-16, CAT-17]', async () => {
    const { page } = await load('Secondary1', '?page=2', 500, '');
    expect(page).toEqual({
      kind: 'failed',
      grade: 'Secondary1',
      message: 'حصلت مشكلة وإحنا بنجيب الكورسات. جرّب تاني.',
    });
  });

  test('of no grade at all are those of Secondary1 [ROUTE-16, OP-CAT-2]', async () => {
    expect((await load('', '', 200, list(1))).location).toBe('/courses/grade/Secondary1');
  });

  test('of an unknown grade are not asked for [OP-CAT-2]', async () => {
    expect(await load('chemistry', '', 200, list(1))).toMatchObject({
      page: { kind: 'unknown-grade' },
      status: 404,
      asked: [],
    });
  });

  test.each([
    ['?page=0', '/courses/grade/preparatory3'],
    ['?page=x', '/courses/grade/preparatory3'],
    ['?page=9', '/courses/grade/preparatory3?page=2'],
  ])('at a page that is none (%s) lead to one that is [CAT-03]', async (search, target) => {
    expect((await load('prep3', search, 200, list(2))).location).toBe(target);
  });
});
