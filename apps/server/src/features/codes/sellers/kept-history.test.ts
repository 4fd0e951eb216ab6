import { randomUUID } from 'node:crypto';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, DAY } from '../../../testing/test-school.ts';

const POUND = 100;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = platform.client();
const account = await platform.createAccount({ role: 'teacher', name: 'مستر طارق' });
await teacher.login(account);
const { id: courseId } = await school.makeCourse({ name: 'Grammar' });

const today = () => cairoDay(platform.clock.now().getTime());
async function nextDay(): Promise<void> {
  platform.clock.advance(DAY);
  await teacher.login(account);
}

interface Line {
  kind: string;
  day: string;
  count: number;
  changePiastres: number;
  owedPiastres: number;
}

/** A seller with five cards at 130 pounds. */
async function sellerWithCards() {
  const made = await teacher.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name: randomUUID() } });
  const sellerId: number = made.body.data.id;
  const batch = await teacher.call('POST /api/teach/code-batches', {
    body: { key: randomUUID(), courseId, size: 5, pricePiastres: 130 * POUND },
  });
  const { id: batchId, firstSerial: first } = batch.body.data;
  const listed = await teacher.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} });
  const codes: { id: number; code: string }[] = listed.body.data.codes;
  const move = async (step: CardStep, from: number, to: number) => {
    const answer = await teacher.call('POST /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId },
      body: { key: randomUUID(), step, first: first + from - 1, last: first + to - 1 },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.seller;
  };
  const read = async () =>
    (await teacher.call('GET /api/teach/code-sellers/{sellerId}', { params: { sellerId }, query: {} })).body.data;
  await move('handed', 1, 5);
  return {
    first: Number(first),
    move,
    read,
    code: (at: number) => codes[at - 1] ?? { id: 0, code: '' },
    pay: async (pounds: number) => {
      const answer = await teacher.call('POST /api/teach/code-sellers/{sellerId}/payments', {
        params: { sellerId },
        body: { key: randomUUID(), amountPiastres: pounds * POUND, beyondOwed: true },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data as { number: number; owedAfterPiastres: number };
    },
    /** Oldest first, money in pounds. */
    told: async () => {
      const { lines } = (await read()) as { lines: Line[] };
      return lines
        .map(({ kind, count, changePiastres, owedPiastres }) => {
          const cards = kind === 'payment' ? 0 : count;
          return [kind, cards, changePiastres / POUND, owedPiastres / POUND];
        })
        .reverse();
    },
  };
}

const report = async (from: string, to: string) =>
  (await teacher.call('GET /api/teach/code-sales', { query: { from, to } })).body.data.totals;

test('a sale that is taken back is a line of its own day: what was sold on its day, and what each receipt says, stay; the report and the list agree [DESK-227]', async () => {
  await nextDay();
  const seller = await sellerWithCards();
  await seller.move('sold', 1, 5);
  const sale = today();
  const before = [
    ['handed', 5, 0, 0],
    ['sales', 5, 650, 650],
    ['payment', 0, -300, 350],
  ];
  const { owedAfterPiastres } = await seller.pay(300);
  expect(owedAfterPiastres).toBe(350 * POUND);
  expect(await seller.told()).toEqual(before);
  const reported = await report(sale, sale);
  expect(reported).toMatchObject({ sold: 5, duePiastres: 650 * POUND, unsold: 0, backPiastres: 0 });

  await nextDay();
  expect(await seller.move('unsold', 5, 5)).toMatchObject({ handed: 5, sold: 4, owedPiastres: 220 * POUND });
  const after = [...before, ['unsold', 1, -130, 220]];
  expect(await seller.told()).toEqual(after);
  const { lines, seller: stands } = await seller.read();
  expect(lines[0]).toMatchObject({ day: today(), firstSerial: seller.first + 4, lastSerial: seller.first + 4 });
  expect(stands).toMatchObject({ sold: 4, duePiastres: 520 * POUND, owedPiastres: lines[0].owedPiastres });
  expect(await report(sale, sale)).toEqual(reported);
  const back = { sold: 0, duePiastres: 0, unsold: 1, backPiastres: 130 * POUND };
  expect(await report(today(), today())).toMatchObject(back);
  expect(await report(sale, today())).toMatchObject({ ...back, sold: 5, duePiastres: 650 * POUND });

  // By its own row in its batch it is the same, and sold again it is another sale.
  const mark = (sold: boolean) =>
    teacher.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId: seller.code(4).id }, body: { sold } });
  for (const sold of [false, false, true]) expect((await mark(sold)).status).toBe(200);
  const again = [...after, ['unsold', 1, -130, 90], ['sales', 1, 130, 220]];
  expect(await seller.told()).toEqual(again);
  expect(await report(today(), today())).toMatchObject({ sold: 1, unsold: 2, backPiastres: 260 * POUND });
  // Back in the drawer and with another, its story with this one stays.
  await seller.move('returned', 5, 5);
  expect(await seller.told()).toEqual([...again, ['returned', 1, 0, 220]]);
});

test('what is sold or used after a receipt on the same day stands after it, and the receipt’s balance stays [DESK-227]', async () => {
  await nextDay();
  const seller = await sellerWithCards();
  await seller.move('sold', 1, 2);
  const first = await seller.pay(100);
  const { phone } = await school.student();
  const used = await phone.request(`/api/Student/add-course-by-code?Code=${seller.code(3).code}`, { method: 'POST' });
  expect(used.status, used.text).toBe(200);
  await seller.move('sold', 4, 4);
  await seller.move('unsold', 1, 1);
  const cancelled = await teacher.call('POST /api/teach/code-receipts/{number}/cancel', {
    params: { number: first.number },
    body: { reason: 'غلطة' },
  });
  expect(cancelled.body.data).toMatchObject({ cancelled: { reason: 'غلطة' } });
  await seller.move('sold', 5, 5);
  expect(await seller.told()).toEqual([
    ['handed', 5, 0, 0],
    ['sales', 2, 260, 260],
    ['payment', 0, -100, first.owedAfterPiastres / POUND],
    ['sales', 2, 260, 420],
    ['unsold', 1, -130, 290],
    ['cancelled', 0, 100, 390],
    ['sales', 1, 130, 520],
  ]);
  const { seller: stands } = await seller.read();
  expect(stands).toMatchObject({ sold: 4, owedPiastres: 520 * POUND });
});

test('lines from before sales were noted with them stand as they stood: cards, the day’s sales, and money after them [DESK-227]', async () => {
  await nextDay();
  const seller = await sellerWithCards();
  await seller.move('sold', 1, 5);
  await seller.pay(300);
  await seller.move('unsold', 5, 5);
  await nextDay();
  await seller.pay(100);
  await platform.database.owner`update seller_ledger set sold_cards = null, due_piastres = null, taken_back = null`;
  expect(await seller.told()).toEqual([
    ['handed', 5, 0, 0],
    ['sales', 4, 520, 520],
    ['payment', 0, -300, 220],
    ['payment', 0, -100, 120],
  ]);
  await seller.pay(20);
  expect((await seller.told()).at(-1)).toEqual(['payment', 0, -20, 100]);
  // What is sold on a later day stands after the payment before it.
  await nextDay();
  await seller.move('sold', 5, 5);
  await platform.database.owner`update seller_ledger set sold_cards = null, due_piastres = null, taken_back = null`;
  expect((await seller.told()).slice(-3)).toEqual([
    ['payment', 0, -100, 120],
    ['payment', 0, -20, 100],
    ['sales', 1, 130, 230],
  ]);
});

test('a card sold out of the drawer and taken back leaves the day of its sale as it was, and stands on the day it came back; sold again it is another sale [DESK-244]', async () => {
  await nextDay();
  const batch = await teacher.call('POST /api/teach/code-batches', {
    body: { key: randomUUID(), courseId, size: 2, pricePiastres: 90 * POUND },
  });
  const { id: batchId } = batch.body.data;
  const listed = await teacher.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} });
  const [first, second] = listed.body.data.codes as { id: number }[];
  const mark = async (codeId = 0, sold = true) =>
    (await teacher.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId }, body: { sold } })).status;
  expect([await mark(first?.id), await mark(second?.id)]).toEqual([200, 200]);
  const sale = today();
  const reported = await report(sale, sale);
  expect(reported).toMatchObject({ sold: 2, duePiastres: 180 * POUND, unsold: 0, backPiastres: 0 });

  await nextDay();
  // Pressed twice it is taken back once.
  expect([await mark(first?.id, false), await mark(first?.id, false)]).toEqual([200, 200]);
  expect(await report(sale, sale)).toEqual(reported);
  const back = { sold: 0, duePiastres: 0, unsold: 1, backPiastres: 90 * POUND };
  expect(await report(today(), today())).toMatchObject(back);
  expect(await report(sale, today())).toMatchObject({ ...back, sold: 2, duePiastres: 180 * POUND });
  await mark(first?.id);
  expect(await report(today(), today())).toMatchObject({ ...back, sold: 1, duePiastres: 90 * POUND });
  expect(await report(sale, sale)).toEqual(reported);
});
