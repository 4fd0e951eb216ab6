import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { shopWith } from './shop.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const idsIn = ({ body }: { body: { books: { id: number }[] } }) => body.books.map(({ id }) => id);

describe('the books on sale', () => {
  test('are read bare, beside success and message, under both paths [API-34, ENT-23, ENT-31, OP-API-3, OP-API-15]', async () => {
    const { ids, guest } = await shopWith(platform, {
      title: 'The Grammar Book',
      titleLatin: 'The Grammar Book',
      description: 'All tenses',
      grade: 'prep3',
      level: 'متقدم',
      pricePiastres: 9999,
      imagePath: '/media/book.webp',
    });
    const book = {
      id: ids[0],
      title: 'The Grammar Book',
      titleLatin: 'The Grammar Book',
      description: 'All tenses',
      imagePath: '/media/book.webp',
      price: 99.99,
      grade: 'prep3',
      level: 'متقدم',
    };
    for (const path of ['/api/Book/active', '/Book/active']) {
      const answer = await guest.request(`${path}?pageNumber=1&pageSize=8`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        books: [book],
        totalPages: 1,
        totalCount: 1,
        currentPage: 1,
      });
    }
  });

  test('hide what is not on sale and what another tenant sells [T-G-4]', async () => {
    const { ids, guest } = await shopWith(platform, { active: false }, {});
    await shopWith(platform, {});
    expect(idsIn(await guest.call('GET /api/Book/active', { query: {} }))).toEqual([ids[1]]);
  });

  test('come ten a page, eight on the books page [LIM-11, BOOK-12, OP-API-4]', async () => {
    const { ids, guest } = await shopWith(platform, ...Array.from({ length: 12 }, () => ({})));
    expect(idsIn(await guest.request('/api/Book/active'))).toEqual(ids.slice(0, 10));
    expect(idsIn(await guest.request('/api/Book/active?pageNumber=2&pageSize=8'))).toEqual(ids.slice(8));
    expect(idsIn(await guest.request('/api/Book/active?pagenumber=2&pagesize=8'))).toEqual(ids.slice(8));
    const { body } = await guest.request('/api/Book/active?pageSize=5');
    expect(body).toMatchObject({ totalCount: 12, totalPages: 3, currentPage: 1 });
    expect((await guest.request('/api/Book/active?pageSize=51')).status).toBe(400);
  });

  test('an empty shop is an empty success with one page [OP-API-10, BOOK-16]', async () => {
    const { guest } = await shopWith(platform);
    const { status, body } = await guest.call('GET /api/Book/active', { query: {} });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: '', books: [], totalPages: 1, totalCount: 0, currentPage: 1 });
  });
});

describe('the books of a grade', () => {
  test.each([
    ['Secondary2', 'Secondary2'],
    ['secondary2', 'Secondary2'],
    ['الصف الثاني الثانوي', 'Secondary2'],
    ['الصف الأول الثانوي', 'Secondary1'],
    ['الصف الثالث الثانوي', 'Secondary3'],
    ['prep3', 'prep3'],
    ['preparatory3', 'prep3'],
  ])('are found by «%s» under both paths [API-35, BOOK-08, BOOK-09, OP-BOOK-2]', async (written, grade) => {
    const { ids, guest } = await shopWith(
      platform,
      { grade: 'prep3' },
      { grade: 'Secondary1' },
      { grade: 'Secondary2' },
      { grade: 'Secondary3' },
    );
    const wanted = ids[['prep3', 'Secondary1', 'Secondary2', 'Secondary3'].indexOf(grade)];
    for (const prefix of ['/api', '']) {
      const answer = await guest.request(`${prefix}/Book/active/grade/${encodeURIComponent(written)}`);
      expect(answer.status, answer.text).toBe(200);
      expect(idsIn(answer)).toEqual([wanted]);
      expect(answer.body).toMatchObject({ totalPages: 1, totalCount: 1 });
    }
  });

  test.each(['primary', 'Secondary9', "'; drop table books; --"])(
    'an unknown grade has none: %s [OP-BOOK-4, OP-API-10]',
    async (written) => {
      const { guest } = await shopWith(platform, {});
      const answer = await guest.call('GET /api/Book/active/grade/{grade}', { params: { grade: written }, query: {} });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({ books: [], totalCount: 0, totalPages: 1 });
    },
  );

  test('are paged like the rest [API-35]', async () => {
    const { ids, guest } = await shopWith(platform, ...Array.from({ length: 9 }, () => ({ grade: 'prep3' as const })));
    const answer = await guest.request('/api/Book/active/grade/prep3?pageNumber=2&pageSize=8');
    expect(idsIn(answer)).toEqual(ids.slice(8));
    expect(answer.body).toMatchObject({ totalCount: 9, totalPages: 2, currentPage: 2 });
  });
});
