import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { shopWith } from './shop.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('one book', () => {
  test('is read under both paths [API-36, ENT-31, OP-BOOK-3, OP-API-3]', async () => {
    const { ids, guest } = await shopWith(platform, { title: 'Vocabulary', description: 'Words', pricePiastres: 0 });
    for (const prefix of ['/api', '']) {
      const answer = await guest.request(`${prefix}/Book/${ids[0]}`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        book: {
          id: ids[0],
          title: 'Vocabulary',
          titleLatin: '',
          description: 'Words',
          imagePath: null,
          price: 0,
          grade: 'Secondary1',
          level: null,
        },
      });
    }
  });

  test('withdrawn, another tenant’s or none at all is 404 «Book not found», byte for byte the same [ERR-51, T-G-4]', async () => {
    const { ids, guest } = await shopWith(platform, { active: false });
    const elsewhere = await shopWith(platform, {});
    const missing = await guest.request('/api/Book/999999999');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ success: false, code: 'book.not_found', message: 'Book not found' });
    expect((await guest.request(`/api/Book/${ids[0]}`)).text).toBe(missing.text);
    expect((await guest.request(`/api/Book/${elsewhere.ids[0]}`)).text).toBe(missing.text);
  });

  test.each(['0', '-1', '1e0', 'abc', '%D9%A1', '%201', '99999999999999999999'])(
    'an id that is no id is a bad request: %s [T-G-5]',
    async (id) => {
      const { guest } = await shopWith(platform, {});
      expect((await guest.request(`/api/Book/${id}`)).status).toBe(400);
    },
  );
});
