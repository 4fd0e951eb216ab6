import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');
const course = await school.makeCourse();

async function makeBatch(label: string, size: number, wanted: object = {}): Promise<number> {
  const body = { key: randomUUID(), courseId: course.id, label, size, ...wanted };
  return (await teacher.call('POST /api/teach/code-batches', { body })).body.data.id;
}

const codesOf = async (batchId: number): Promise<{ id: number; code: string }[]> =>
  (await teacher.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} })).body.data
    .codes;

async function redeem(code: string): Promise<void> {
  const { phone } = await school.student();
  const answer = await phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
  expect(answer.status, answer.text).toBe(200);
}

const sellers = async () => (await teacher.call('GET /api/teach/code-sellers', { query: {} })).body.data;
const listed = async (query: object): Promise<string[]> =>
  (await teacher.call('GET /api/teach/code-batches', { query })).body.data.batches.map(
    ({ label }: { label: string }) => label,
  );

describe('the stock of codes', () => {
  test('before any batch there is nothing, and it says so', async () => {
    expect(await sellers()).toMatchObject({
      stock: { batches: 0, made: 0, left: 0 },
      all: { handed: 0, owedPiastres: 0 },
      totalCount: 0,
      sellers: [],
    });
  });

  test('every code is counted once: used, sold, void, left or too late, and batches by state', async () => {
    const soon = new Date(platform.clock.now().getTime() + 60_000).toISOString();
    const nour = await makeBatch('سنتر النور', 5);
    const late = await makeBatch('سنتر النور', 3, { expiresAt: soon });
    const used = await makeBatch('مكتبة الهدى', 1);
    const stopped = await makeBatch('', 2);

    const [first, second, third] = await codesOf(nour);
    for (const code of [first, second]) {
      const params = { codeId: code?.id ?? 0 };
      await teacher.call('POST /api/teach/codes/{codeId}/sold', { params, body: { sold: true } });
    }
    // Sold and then used is used; sold and then too late is still sold.
    await redeem(first?.code ?? '');
    await teacher.call('POST /api/teach/codes/{codeId}/void', {
      params: { codeId: third?.id ?? 0 },
      body: { reason: 'x' },
    });
    await redeem((await codesOf(used))[0]?.code ?? '');
    const [handed] = await codesOf(late);
    await teacher.call('POST /api/teach/codes/{codeId}/sold', {
      params: { codeId: handed?.id ?? 0 },
      body: { sold: true },
    });
    await teacher.call('POST /api/teach/code-batches/{batchId}/void', {
      params: { batchId: stopped },
      body: { reason: 'x' },
    });
    platform.clock.advance(120_000);

    expect((await sellers()).stock).toEqual({
      batches: 4,
      made: 11,
      redeemed: 2,
      sold: 2,
      voided: 3,
      left: 2,
      expired: 2,
    });

    expect(await listed({ state: 'active' })).toEqual(['سنتر النور']);
    expect(await listed({ state: 'expired' })).toEqual(['سنتر النور']);
    expect(await listed({ state: 'finished' })).toEqual(['مكتبة الهدى']);
    expect(await listed({ state: 'stopped' })).toEqual(['']);
    expect(await listed({ state: 'finished', label: 'النور' })).toEqual([]);
    expect((await teacher.call('GET /api/teach/code-batches', { query: { state: 'sold out' as never } })).status).toBe(
      400,
    );
  });
});
