import { randomUUID } from 'node:crypto';
import { cardNumbers } from '@hessa/rules/codes/card-number';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { describe, expect, test } from 'vitest';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool } from '../../../testing/test-school.ts';

const POUND = 100;
/** Between two steps, so that they stand in an order. */
const MOMENT = 1000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');
const { id: courseId } = await school.makeCourse({ name: 'Grammar' });

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

  test('brings back the cards that it moved, and none that it found there already [DESK-350]', async () => {
    const { move, read, priceOf } = await sellerAndCards();
    await move('handed', 1, 1);
    await move('handed', 2, 3, { pricePiastres: 90 * POUND });
    await move('sold', 1, 1);
    const before = await read();
    // One of the five was sold on another day, and two had their own price: none of the three was given now.
    const given = await move('handed', 1, 5);
    expect(given.moved).toBe(2);
    const back = await move('returned', 1, 5, { undoes: given.key });
    expect([back.moved, back.skipped]).toEqual([2, '']);
    expect(await read()).toEqual(before);
    expect(await priceOf(2)).toBe(90 * POUND);
  });

  test('leaves a sale of another day alone, and whatever its line cannot tell from it [DESK-350]', async () => {
    const { sellerId, range, move, read } = await sellerAndCards();
    await move('handed', 1, 5);
    await move('sold', 1, 1);
    const before = await read();
    const sold = await move('sold', 1, 3);
    expect((await move('unsold', 1, 3, { undoes: sold.key })).moved).toBe(2);
    expect((await read()).seller).toEqual(before.seller);

    // A line of before the numbers were noted cannot tell them apart.
    const late = await move('sold', 1, 3);
    const noted = [{ count: 2, pricePiastres: 130 * POUND }];
    await platform.database.owner`
      update seller_ledger set prices = ${JSON.stringify(noted)}::text::jsonb where request_key = ${late.key}`;
    const unclear = await teacher.call('POST /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId },
      body: { key: randomUUID(), step: 'unsold', ...range(1, 3), undoes: late.key },
    });
    expect(unclear.body.code).toBe('codes.key_taken');
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

  test('gives every card back at its own price where they had several, also with a payment between [DESK-310]', async () => {
    const { move, told, read, priceOf, sellerId } = await sellerAndCards();
    await move('handed', 1, 2, { pricePiastres: 90 * POUND });
    await move('handed', 3, 3, { pricePiastres: 100 * POUND });
    await move('handed', 4, 5, { pricePiastres: 90 * POUND });
    const pounds = async () => Promise.all([1, 2, 3, 4, 5].map(async (at) => (await priceOf(at)) / POUND));
    const before = await read();
    const slip = await move('returned', 1, 5);
    expect(slip.prices).toEqual([
      { count: 4, pricePiastres: 90 * POUND },
      { count: 1, pricePiastres: 100 * POUND },
    ]);
    expect((await read()).lines[0].prices).toEqual(slip.prices);
    expect(await pounds()).toEqual([130, 130, 130, 130, 130]);
    await move('handed', 1, 5, { undoes: slip.key });
    expect([await pounds(), await read()]).toEqual([[90, 90, 100, 90, 90], before]);

    const second = await move('returned', 2, 4);
    await teacher.call('POST /api/teach/code-sellers/{sellerId}/payments', {
      params: { sellerId },
      body: { key: randomUUID(), amountPiastres: 10 * POUND, beyondOwed: true },
    });
    await move('handed', 2, 4, { undoes: second.key });
    expect(await pounds()).toEqual([90, 90, 100, 90, 90]);
    expect((await told()).slice(-3)).toEqual([
      ['returned', 3],
      ['payment', 0],
      ['handed', 3],
    ]);
  });

  test('can be taken back no second time: that is a step of its own, and no count falls below nothing [DESK-311]', async () => {
    const { move, told, read } = await sellerAndCards();
    const { key } = await move('handed', 1, 5);
    const back = await move('returned', 1, 5, { undoes: key });
    const again = await move('handed', 1, 5, { undoes: back.key });
    expect(again.seller).toMatchObject({ handed: 5, returned: 0, left: 5 });
    expect((await read()).seller).toEqual(again.seller);
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
  test('are named in the statement, by those who were sold together and those who were used, whatever is taken back later [DESK-227, DESK-249]', async () => {
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
    // One that was taken back later stays where it was sold, and so does what it cost; sold again it is another sale.
    const before = (await read()).lines;
    await move('unsold', 2, 2);
    platform.clock.advance(MOMENT);
    await move('sold', 2, 2);
    const { lines } = await read();
    expect(lines.slice(2)).toEqual(before);
    expect(lines.slice(0, 2).map(({ cards }: { cards: string }) => cards)).toEqual([printed(2), '']);
    // Of a line from before it was noted when they were sold, it is to be seen that there was another.
    await platform.database.owner`update seller_ledger
      set taken_back = jsonb_set(taken_back, '{0}', (taken_back -> 0) - 'sold') where taken_back is not null`;
    expect((await sales()).at(-1)).toEqual([3, `${printed(1, 4)}، …`]);
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
