import { randomUUID } from 'node:crypto';
import { cardNumbers } from '@hessa/rules/codes/card-number';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createTestSchool, type TestSchool } from '../../../testing/test-school.ts';

const POUND = 100;
/** Between two steps, so that they stand in an order. */
const MOMENT = 1000;

let platform: TestPlatform;
let school: TestSchool;
let teacher: TestClient;
let courseId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  school = createTestSchool(platform);
  teacher = platform.client();
  await teacher.login(await platform.createAccount({ role: 'teacher' }));
  ({ id: courseId } = await school.makeCourse({ name: 'Grammar' }));
});
afterAll(() => platform.stop());

/** A seller, and five cards at 130 pounds in the drawer. */
async function sellerAndCards() {
  const made = await teacher.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name: randomUUID() } });
  const sellerId: number = made.body.data.id;
  const batch = await teacher.call('POST /api/teach/code-batches', {
    body: { key: randomUUID(), courseId, size: 5, pricePiastres: 130 * POUND },
  });
  const { id: batchId, firstSerial } = batch.body.data;
  const listed = await teacher.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} });
  const first = Number(firstSerial);
  const range = (from: number, to: number) => ({ first: first + from - 1, last: first + to - 1 });
  const move = async (step: CardStep, from: number, to: number, more: object = {}) => {
    platform.clock.advance(MOMENT);
    const key = randomUUID();
    const answer = await teacher.call('POST /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId },
      body: { key, step, ...range(from, to), ...more },
    });
    expect(answer.status, answer.text).toBe(200);
    return { key, ...answer.body.data };
  };
  const read = async () =>
    (await teacher.call('GET /api/teach/code-sellers/{sellerId}', { params: { sellerId }, query: {} })).body.data;
  return {
    ...{ sellerId, move, read, range },
    codes: listed.body.data.codes as { id: number; code: string }[],
    /** Oldest first. */
    told: async () =>
      (await read()).lines.map(({ kind, count }: { kind: string; count: number }) => [kind, count]).reverse(),
    priceOf: async (at: number) => {
      const [row] = await platform.database.owner`
        select price_piastres from codes where tenant_id = ${platform.tenantId} and serial = ${first + at - 1}`;
      return row?.price_piastres;
    },
    printed: (...at: number[]) => cardNumbers(at.map((each) => first + each - 1)),
  };
}

async function redeem(code = ''): Promise<void> {
  platform.clock.advance(MOMENT);
  const { phone } = await school.student();
  const answer = await phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
  expect(answer.status, answer.text).toBe(200);
}

describe('a step with cards that is taken back', () => {
  test('is as if it had not been, in the statement and in every count; the trail and the cards’ story tell both [DESK-248]', async () => {
    const { move, read, told, sellerId, codes } = await sellerAndCards();
    await move('handed', 1, 2);
    const before = await read();
    const { key } = await move('handed', 3, 5, { pricePiastres: 90 * POUND });
    const back = await move('returned', 3, 5, { undoes: key });
    expect(back.seller).toEqual(before.seller);
    expect(await read()).toEqual(before);
    expect(await told()).toEqual([['handed', 2]]);
    // Pressed twice it is done once, and the form that gave them gives nothing anew.
    await move('returned', 3, 5, { undoes: key, key: back.key });
    await move('handed', 3, 5, { key, pricePiastres: 90 * POUND });
    expect(await read()).toEqual(before);
    const trail = await platform.database.owner`
      select kind, details from audit_events where kind like 'cards.%' order by id desc limit 2`;
    expect(trail.map(({ kind, details }) => [kind, details.count])).toEqual([
      ['cards.handed_undone', 3],
      ['cards.handed', 3],
    ]);
    const { body } = await teacher.call('GET /api/teach/codes/find', { query: { code: codes[3]?.code ?? '' } });
    expect(body.data.ledger.map(({ step }: { step: string }) => step)).toEqual(['made', 'handed', 'returned']);
    const { body: list } = await teacher.call('GET /api/teach/code-sellers', { query: {} });
    expect(list.data.sellers.find(({ id }: { id: number }) => id === sellerId)).toMatchObject({
      handed: 2,
      returned: 0,
    });
  });

  test('gives cards that came back to the same seller at the price they had [DESK-248]', async () => {
    const { move, told, read, priceOf } = await sellerAndCards();
    await move('handed', 1, 5, { pricePiastres: 90 * POUND });
    const before = await read();
    const { key } = await move('returned', 4, 5);
    expect(await priceOf(4)).toBe(130 * POUND);
    await move('handed', 4, 5, { undoes: key });
    expect([await priceOf(4), await read()]).toEqual([90 * POUND, before]);
    expect(await told()).toEqual([['handed', 5]]);
  });

  test('is told where something came between, or a card was used meanwhile [DESK-248]', async () => {
    const paid = await sellerAndCards();
    const { key } = await paid.move('handed', 1, 5);
    await teacher.call('POST /api/teach/code-sellers/{sellerId}/payments', {
      params: { sellerId: paid.sellerId },
      body: { key: randomUUID(), amountPiastres: 10 * POUND, beyondOwed: true },
    });
    await paid.move('returned', 1, 5, { undoes: key });
    expect((await paid.told()).map(([kind]: [string]) => kind)).toEqual(['handed', 'payment', 'returned']);

    const used = await sellerAndCards();
    const given = await used.move('handed', 1, 5);
    await redeem(used.codes[1]?.code);
    expect((await used.move('returned', 1, 5, { undoes: given.key })).moved).toBe(4);
    expect(await used.told()).toEqual([
      ['handed', 5],
      ['sales', 1],
      ['returned', 4],
    ]);
    const wrong = await teacher.call('POST /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId: used.sellerId },
      body: { key: randomUUID(), step: 'returned', ...used.range(1, 4), undoes: given.key },
    });
    expect(wrong.body.code).toBe('codes.key_taken');
  });
});

describe('cards that were sold', () => {
  test('are named in the statement, by those who were sold together and those who were used [DESK-249]', async () => {
    const { move, read, codes, printed, sellerId } = await sellerAndCards();
    await move('handed', 1, 5);
    await move('sold', 1, 2);
    await redeem(codes[3]?.code);
    platform.clock.advance(MOMENT);
    await teacher.call('POST /api/teach/code-sellers/{sellerId}/payments', {
      params: { sellerId },
      body: { key: randomUUID(), amountPiastres: 10 * POUND, beyondOwed: true },
    });
    await move('sold', 5, 5);
    const sales = async () =>
      (await read()).lines
        .filter(({ kind }: { kind: string }) => kind === 'sales')
        .map(({ count, cards }: { count: number; cards: string }) => [count, cards]);
    expect(await sales()).toEqual([
      [1, printed(5)],
      [3, printed(1, 2, 4)],
    ]);
    // One that was taken back later is named by its own line; that it was among them is to be seen.
    await move('unsold', 2, 2);
    expect(await sales()).toEqual([
      [1, printed(5)],
      [3, `${printed(1, 4)}، …`],
    ]);
    expect((await read()).lines.find(({ kind }: { kind: string }) => kind === 'payment').cards).toBe('');
  });

  test('and lie in a range that is sold are skipped by name, before and after the press [DESK-250]', async () => {
    const { move, sellerId, range, printed } = await sellerAndCards();
    expect((await move('handed', 1, 5)).skipped).toBe('');
    await move('sold', 2, 3);
    const look = await teacher.call('GET /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId },
      query: { step: 'sold', ...range(1, 5) },
    });
    expect(look.body.data).toMatchObject({ moving: 3, staying: { count: 2, serials: printed(2, 3) } });
    expect(await move('sold', 1, 5)).toMatchObject({ moved: 3, skipped: printed(2, 3) });
  });
});
