import { randomUUID } from 'node:crypto';
import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();

const BOOK = {
  title: 'بنك القواعد',
  titleLatin: 'Grammar Bank',
  description: 'كل القواعد\nفي كتاب',
  grade: 'Secondary2',
  level: 'متقدم',
  price: 149.5,
  imagePath: null,
  active: true,
} as const;

async function shop(role: Role = 'teacher') {
  const tenantId = await platform.makeTenant();
  const staff = platform.client(tenantId);
  await staff.login(await platform.createAccount({ role }, tenantId));
  const add = (wanted: object = {}, key = randomUUID()) =>
    staff.call('POST /api/teach/books', { body: { key, book: { ...BOOK, ...wanted } } });
  const edit = (bookId: number, version: number, wanted: object) =>
    staff.call('PUT /api/teach/books/{bookId}', {
      params: { bookId },
      body: { version, book: { ...BOOK, ...wanted } },
    });
  const guest = platform.client(tenantId);
  const onSale = async () =>
    (await guest.request('/api/Book/active')).body.books.map(({ title }: { title: string }) => title);
  return { tenantId, staff, add, edit, onSale };
}

describe('books in the console', () => {
  test('a book is added, changed, hidden and taken away, and guests see each step', async () => {
    const { tenantId, staff, add, edit, onSale } = await shop();
    const { data: made } = (await add()).body;
    expect(made).toEqual({ ...BOOK, id: made.id, version: 1 });
    const read = await staff.call('GET /api/teach/books/{bookId}', { params: { bookId: made.id } });
    expect(read.body.data).toEqual(made);
    expect(await onSale()).toEqual([BOOK.title]);
    expect((await edit(made.id, 1, { title: 'بنك القراءة', level: '', price: 0 })).body.data).toMatchObject({
      title: 'بنك القراءة',
      level: null,
      price: 0,
      version: 2,
    });
    expect(await onSale()).toEqual(['بنك القراءة']);
    await edit(made.id, 2, { active: false });
    expect(await onSale()).toEqual([]);
    const listed = await staff.call('GET /api/teach/books', { query: { grade: 'Secondary2' } });
    expect(listed.body.data).toMatchObject({ totalCount: 1, books: [{ id: made.id, active: false, version: 3 }] });
    expect((await staff.call('GET /api/teach/books', { query: { grade: 'prep3' } })).body.data.totalCount).toBe(0);
    const gone = () =>
      staff.call('DELETE /api/teach/books/{bookId}', { params: { bookId: made.id }, query: { version: 3 } });
    expect([(await gone()).status, (await gone()).status]).toEqual([200, 404]);
    const events = await platform.database
      .owner`select kind, details from audit_events where tenant_id = ${tenantId} and kind like 'book.%' order by id`;
    expect(events.map(({ kind }) => kind)).toEqual(['book.added', 'book.edited', 'book.edited', 'book.deleted']);
    expect(events[1]?.details).toEqual({
      book: made.id,
      before: { title: BOOK.title, level: 'متقدم', pricePiastres: 14950 },
      after: { title: 'بنك القراءة', level: null, pricePiastres: 0 },
    });
  });

  test('pressed twice, at once or after a lost reply, is one book', async () => {
    const { add, onSale } = await shop();
    const key = randomUUID();
    const answers = await Promise.all([add({}, key), add({}, key), add({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await onSale()).toHaveLength(1);
  });

  test('an edit over a newer state is refused', async () => {
    const { add, edit } = await shop();
    const { id } = (await add()).body.data;
    const answers = await Promise.all(['أ', 'ب'].map((title) => edit(id, 1, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edit(999_999, 1, {})).body.code).toBe('book.not_found');
  });

  test.each([
    ['no title', { title: '  ' }, 'request.invalid'],
    ['a price finer than a piastre', { price: 1.005 }, 'request.invalid'],
    ['a price below nothing', { price: -1 }, 'request.invalid'],
    ['an unknown grade', { grade: 'Secondary9' }, 'request.invalid'],
    ['a title of two lines', { title: 'سطر\nسطر' }, 'request.invalid'],
    ['a cover from elsewhere', { imagePath: 'https://evil.example/x.png' }, 'teach.picture_foreign'],
  ])('%s is refused', async (_name, wrong, code) => {
    const { add } = await shop();
    const answer = await add(wrong);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('an assistant neither sees nor changes them here', async () => {
    const { staff, add } = await shop('assistant');
    expect([(await add()).status, (await staff.call('GET /api/teach/books', { query: {} })).status]).toEqual([
      403, 403,
    ]);
  });
});
