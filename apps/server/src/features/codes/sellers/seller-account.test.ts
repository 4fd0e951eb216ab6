import { randomUUID } from 'node:crypto';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../../seed/new-course.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { createTestSchool, DAY } from '../../../testing/test-school.ts';

let teacher: TestClient;
let assistant: TestClient;
let course: MadeCourse;
type Colleague = [TestClient, Awaited<ReturnType<TestPlatform['createAccount']>>];
const platform = await sharedPlatform();
const school = createTestSchool(platform);
let staff: [Colleague, Colleague];
beforeAll(async () => {
  staff = [
    [platform.client(), await platform.createAccount({ role: 'teacher', name: 'مستر طارق' })],
    [platform.client(), await platform.createAccount({ role: 'assistant', name: 'هدى' })],
  ];
  [[teacher], [assistant]] = staff;
  await daysLater(0);
  course = await school.makeCourse({ name: 'Grammar' });
});

const POUND = 100;

/** Logins do not last that long. */
async function daysLater(days: number): Promise<void> {
  platform.clock.advance(days * DAY);
  for (const [device, account] of staff) await device.login(account);
}

async function makeBatch(size: number, wanted: object = {}) {
  const body = { key: randomUUID(), courseId: course.id, size, pricePiastres: 150 * POUND, ...wanted };
  const made = await teacher.call('POST /api/teach/code-batches', { body });
  expect(made.status, made.text).toBe(200);
  const { id, firstSerial: first } = made.body.data;
  const listed = await teacher.call('GET /api/teach/code-batches/{batchId}/codes', {
    params: { batchId: id },
    query: {},
  });
  const codes: { id: number; serial: number; code: string; state: string }[] = listed.body.data.codes;
  return { id: Number(id), first: Number(first), last: Number(first) + size - 1, codes };
}

let named = 0;
async function addSeller(name = `مكتبة ${++named}`): Promise<number> {
  const made = await assistant.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name } });
  expect(made.status, made.text).toBe(200);
  return made.body.data.id;
}

interface Move {
  first: number;
  last: number;
  key?: string;
  pricePiastres?: number;
}
const move = (sellerId: number, step: CardStep, { first, last, key = randomUUID(), ...rest }: Move, who = assistant) =>
  who.call('POST /api/teach/code-sellers/{sellerId}/cards', {
    params: { sellerId },
    body: { key, step, first, last, ...rest },
  });
async function moved(...asked: Parameters<typeof move>) {
  const answer = await move(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}
const pay = (sellerId: number, amountPiastres: number, key = randomUUID(), beyondOwed = true) =>
  assistant.call('POST /api/teach/code-sellers/{sellerId}/payments', {
    params: { sellerId },
    body: { key, amountPiastres, beyondOwed },
  });
const account = async (sellerId: number, who = assistant) =>
  (await who.call('GET /api/teach/code-sellers/{sellerId}', { params: { sellerId }, query: {} })).body.data;

async function redeem(code: string): Promise<void> {
  const { phone } = await school.student();
  const answer = await phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
  expect(answer.status, answer.text).toBe(200);
}

describe('the numbers of cards', () => {
  test('go on through all batches of a tenant, also of those made at once, and begin at one for another [DESK-30]', async () => {
    const batches = await Promise.all([makeBatch(3), makeBatch(4), makeBatch(5)]);
    const serials = batches.flatMap(({ codes }) => codes.map(({ serial }) => serial)).sort((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    for (const { first, codes } of batches) expect(codes[0]?.serial).toBe(first);
    const elsewhere = createTestSchool(platform, await platform.makeTenant());
    await elsewhere.courseCode(await elsewhere.makeCourse());
    const [row] = await platform.database.owner`select serial from codes order by id desc limit 1`;
    expect(row?.serial).toBe(1);
  });
});

describe('cards with a seller', () => {
  test('are handed out by their numbers in one step, given back and sold; what is used counts as sold [DESK-31, DESK-33]', async () => {
    const seller = await addSeller();
    const { first, last, codes } = await makeBatch(10);
    expect(await moved(seller, 'handed', { first, last })).toMatchObject({
      moved: 10,
      seller: { handed: 10, returned: 0, sold: 0, left: 10, owedPiastres: 0, firstSerial: first, lastSerial: last },
    });
    await moved(seller, 'returned', { first: last - 1, last });
    await moved(seller, 'sold', { first, last: first + 3 });
    await redeem(codes[0]?.code ?? '');
    await redeem(codes[5]?.code ?? '');
    const { seller: now } = await account(seller);
    expect(now).toMatchObject({
      handed: 10,
      returned: 2,
      sold: 5,
      redeemed: 2,
      left: 3,
      duePiastres: 5 * 150 * POUND,
      owedPiastres: 5 * 150 * POUND,
    });
    // Every step is taken back by its opposite, as far as nobody has used the cards.
    expect((await moved(seller, 'unsold', { first, last: first + 3 })).moved).toBe(3);
    expect((await account(seller)).seller).toMatchObject({ sold: 2, owedPiastres: 2 * 150 * POUND });
  });

  test('a card that somebody else has, that is sold or that is not there stops the whole step, and is named with the way on [DESK-32, DESK-230]', async () => {
    const [one, other] = [await addSeller('سنتر النور'), await addSeller()];
    const { first, last } = await makeBatch(6);
    const printed = (serial: number) => String(serial).padStart(6, '0');
    await moved(one, 'handed', { first: first + 2, last: first + 3 });
    const taken = await move(other, 'handed', { first, last });
    expect([taken.status, taken.body.code]).toEqual([409, 'seller.cards_elsewhere']);
    expect(taken.body.messageAr).toContain(`${printed(first + 2)}–${printed(first + 3)}`);
    expect(taken.body.messageAr).toContain('سنتر النور');
    expect((await account(other)).seller.handed).toBe(0);

    await moved(one, 'sold', { first: first + 2, last: first + 2 });
    expect((await move(one, 'returned', { first: first + 2, last: first + 3 })).body.code).toBe('seller.cards_sold');
    await moved(one, 'sold', { first: first + 3, last: first + 3 });
    const sold = (await move(one, 'returned', { first: first + 2, last: first + 3 })).body.messageAr;
    // The range reads from its first number in a line from the right, and the way on is said.
    expect(sold).toContain(`: \u2066${printed(first + 2)}–${printed(first + 3)}\u2069. `);
    expect(sold).toContain('ارجع في بيعها الأول');
    expect((await move(other, 'returned', { first, last: first })).body.code).toBe('seller.cards_not_held');
    expect((await move(other, 'handed', { first, last: last + 5_000 })).body.code).toBe('seller.range_wrong');
    const unknown = await move(other, 'handed', { first: 900_000, last: 900_001 });
    expect(unknown.body.messageAr).toContain('900000–900001');
    expect((await move(one, 'sold', { first: first + 2, last: first + 2 })).body.code).toBe('seller.nothing_moves');
    expect((await move(999_999, 'handed', { first, last })).body.code).toBe('seller.not_found');

    const look = await assistant.call('GET /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId: other },
      query: { step: 'handed', first, last },
    });
    expect(look.body.data).toMatchObject({
      moving: 4,
      batches: [{ title: 'Grammar', count: 4, pricePiastres: 150 * POUND }],
      obstacles: [{ why: 'held-by-another', sellerName: 'سنتر النور' }],
    });
  });

  test('two people with overlapping ranges: one gets all of it, the other nothing [DESK-32]', async () => {
    const sellers = [await addSeller(), await addSeller()];
    const { first, last } = await makeBatch(40);
    const answers = await Promise.all([
      move(sellers[0] ?? 0, 'handed', { first, last: last - 10 }),
      move(sellers[1] ?? 0, 'handed', { first: first + 10, last }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const held = await Promise.all(sellers.map(async (seller) => (await account(seller)).seller.left));
    expect(held.sort((a, b) => a - b)).toEqual([0, 30]);
  });

  test('pressed twice, even at once, a step is taken once; its key with other wishes is refused [DESK-32]', async () => {
    const seller = await addSeller();
    const { first, last } = await makeBatch(4);
    const key = randomUUID();
    const presses = await Promise.all([1, 2, 3].map(() => move(seller, 'handed', { first, last, key })));
    expect(presses.map(({ status, body }) => [status, body.data.moved])).toEqual([200, 200, 200].map((ok) => [ok, 4]));
    expect((await account(seller)).seller.handed).toBe(4);
    expect((await move(seller, 'returned', { first, last, key })).body.code).toBe('codes.key_taken');
  });

  test('are handed out at a price that is said, also to a second press, in the statement and in the trail [DESK-182]', async () => {
    const seller = await addSeller();
    const [dear, cheap] = [await makeBatch(4), await makeBatch(2, { pricePiastres: 90 * POUND })];
    const key = randomUUID();
    const range = { first: dear.first, last: cheap.last };
    const prices = [
      { count: 4, pricePiastres: 150 * POUND },
      { count: 2, pricePiastres: 90 * POUND },
    ];
    expect((await moved(seller, 'handed', { ...range, key })).prices).toEqual(prices);
    expect((await moved(seller, 'handed', { ...range, key })).prices).toEqual(prices);
    expect((await account(seller)).lines).toMatchObject([{ kind: 'handed', count: 6, prices, changePiastres: 0 }]);
    await moved(seller, 'returned', range);
    const cheaper = { first: dear.first, last: dear.last, pricePiastres: 120 * POUND };
    const special = [{ count: 4, pricePiastres: 120 * POUND }];
    expect((await moved(seller, 'handed', cheaper, teacher)).prices).toEqual(special);
    const [told] = await platform.database.owner`
      select details from audit_events where kind = 'cards.handed' order by id desc limit 1`;
    expect(told?.details).toMatchObject({ pricePiastres: 120 * POUND, worthPiastres: 480 * POUND });
  });

  test('void and used cards in a range are left out; voiding a sold card takes no money back, and one that was not sold is told as such [DESK-33, DESK-327]', async () => {
    const seller = await addSeller();
    const { first, last, codes } = await makeBatch(5);
    const voidCode = (codeId = 0) =>
      teacher.call('POST /api/teach/codes/{codeId}/void', { params: { codeId }, body: { reason: 'x' } });
    await voidCode(codes[0]?.id);
    await redeem(codes[1]?.code ?? '');
    expect((await moved(seller, 'handed', { first, last })).moved).toBe(3);
    await moved(seller, 'sold', { first: first + 2, last: first + 2 });
    await voidCode(codes[2]?.id);
    await voidCode(codes[3]?.id);
    expect((await account(seller)).seller).toMatchObject({ sold: 1, left: 1, stopped: 1, owedPiastres: 150 * POUND });
  });

  test('lead to their batch by the name of who has them or sold them, as its label does [DESK-323]', async () => {
    const seller = await addSeller('سنتر الفجر');
    const { id, first } = await makeBatch(4, { label: 'دفعة نوفمبر' });
    const { id: labelled } = await makeBatch(1, { label: 'لسنتر الفجر' });
    const found = async () => {
      const { body } = await assistant.call('GET /api/teach/code-batches', { query: { label: 'الفجر' } });
      expect(body.data.totalCount).toBe(body.data.batches.length);
      return body.data.batches.map((batch: { id: number; sellers: string[] }) => [batch.id, batch.sellers]);
    };
    expect(await found()).toEqual([[labelled, []]]);
    await moved(seller, 'handed', { first, last: first + 1 });
    await moved(seller, 'sold', { first, last: first });
    expect(await found()).toEqual([
      [labelled, []],
      [id, ['سنتر الفجر']],
    ]);
    await moved(seller, 'unsold', { first, last: first });
    await moved(seller, 'returned', { first, last: first + 1 });
    expect(await found()).toEqual([[labelled, []]]);
  });

  test('cost what their batch says; another price is the teacher’s word, and ends when they come back [DESK-34]', async () => {
    const seller = await addSeller();
    const { first, last } = await makeBatch(2);
    const cheaper = { first, last, pricePiastres: 120 * POUND };
    expect((await move(seller, 'handed', cheaper)).body.code).toBe('seller.price_is_teachers');
    await moved(seller, 'handed', cheaper, teacher);
    await moved(seller, 'sold', { first, last: first });
    expect((await account(seller)).seller.owedPiastres).toBe(120 * POUND);
    await moved(seller, 'returned', { first: last, last });
    const [row] = await platform.database.owner`
      select price_piastres from codes where serial = ${last} and batch_id = (select max(batch_id) from codes)`;
    expect(row?.price_piastres).toBe(150 * POUND);
  });

  test('tell their way in their story, and the trail has every step [DESK-31]', async () => {
    const seller = await addSeller('كشك المحطة');
    const { first, last, codes } = await makeBatch(3);
    await moved(seller, 'handed', { first, last: last - 1 });
    await moved(seller, 'sold', { first, last: first });
    const stepsOf = async (code = '') => {
      const { body } = await assistant.call('GET /api/teach/codes/find', { query: { code } });
      return body.data.ledger.map(({ step, sellerName }: { step: string; sellerName: string }) => [step, sellerName]);
    };
    expect(await stepsOf(codes[0]?.code)).toEqual([
      ['made', null],
      ['handed', 'كشك المحطة'],
      ['sold', 'كشك المحطة'],
    ]);
    expect(await stepsOf(codes[2]?.code)).toEqual([['made', null]]);
    const trail = await platform.database.owner`
      select kind, details from audit_events where kind like 'cards.%' order by id desc limit 2`;
    expect(trail.map(({ kind }) => kind)).toEqual(['cards.sold', 'cards.handed']);
    expect(trail[1]?.details).toMatchObject({ seller: 'كشك المحطة', first, count: 2 });
  });
});

describe('a seller’s money', () => {
  test('a payment gets the next receipt, which says for ever what was owed; a double press is one payment [DESK-35]', async () => {
    const seller = await addSeller('مكتبة الهدى');
    const { first, last } = await makeBatch(4);
    await moved(seller, 'handed', { first, last });
    await moved(seller, 'sold', { first, last });
    const key = randomUUID();
    const presses = await Promise.all([1, 2, 3].map(() => pay(seller, 200 * POUND, key)));
    const [receipt] = presses.map(({ body }) => body.data);
    expect(new Set(presses.map(({ body }) => body.data.number)).size).toBe(1);
    expect(receipt).toMatchObject({
      sellerName: 'مكتبة الهدى',
      takenBy: 'هدى',
      amountPiastres: 200 * POUND,
      owedBeforePiastres: 600 * POUND,
      owedAfterPiastres: 400 * POUND,
      // A card, and a third of the next on account.
      firstSerial: first,
      lastSerial: first,
      onAccountPiastres: 50 * POUND,
      cancelled: null,
    });
    const others = await Promise.all([pay(seller, 100), pay(seller, 100), pay(await addSeller(), 100)]);
    const numbers = others.map(({ body }) => body.data.number - receipt.number).sort();
    expect(numbers).toEqual([1, 2, 3]);
    const again = await assistant.call('GET /api/teach/code-receipts/{number}', { params: { number: receipt.number } });
    expect(again.body.data).toEqual(receipt);
    expect((await pay(seller, 0)).status).toBe(400);
  });

  test('a receipt names the cards that its money pays for, those sold first, and none that was not sold or not paid whole; the rest is on account [DESK-167, DESK-194, DESK-199]', async () => {
    const seller = await addSeller();
    const { first, last } = await makeBatch(5);
    expect((await account(seller)).lastHanded).toEqual([]);
    await moved(seller, 'handed', { first, last });
    expect((await account(seller)).lastHanded).toEqual([{ count: 5, pricePiastres: 150 * POUND }]);
    await moved(seller, 'sold', { first: first + 3, last: first + 3 });
    platform.clock.advance(1000);
    for (const at of [first, first + 2]) await moved(seller, 'sold', { first: at, last: at });
    const cardsOf = async (pounds: number) => {
      const { cards, firstSerial, lastSerial, onAccountPiastres } = (await pay(seller, pounds * POUND)).body.data;
      return [cards, firstSerial && firstSerial - first, lastSerial && lastSerial - first, onAccountPiastres / POUND];
    };
    expect(await cardsOf(150)).toEqual([1, 3, 3, 0]);
    // A card and a half: the half is money on account, and the card is named with the payment that makes it whole.
    expect(await cardsOf(225)).toEqual([1, 0, 0, 75]);
    expect(await cardsOf(75)).toEqual([1, 2, 2, 0]);
    expect(await cardsOf(100)).toEqual([0, null, null, 100]);
  });

  test('more than is owed is taken only from who was asked about it, also when a colleague was sooner [DESK-123]', async () => {
    const seller = await addSeller();
    const { first, last } = await makeBatch(2);
    await moved(seller, 'handed', { first, last });
    await moved(seller, 'sold', { first, last });
    const presses = await Promise.all([1, 2].map(() => pay(seller, 300 * POUND, randomUUID(), false)));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const key = randomUUID();
    const unasked = await pay(seller, 1 * POUND, key, false);
    expect([unasked.status, unasked.body.code]).toEqual([409, 'seller.more_than_owed']);
    expect((await pay(seller, 1 * POUND, key)).body.data).toMatchObject({ owedAfterPiastres: -1 * POUND });
  });

  test('a receipt is cancelled by a line of its own, once, by the teacher; corrections have a reason [DESK-36]', async () => {
    const seller = await addSeller();
    const { number } = (await pay(seller, 500 * POUND)).body.data;
    const cancel = (who: TestClient) =>
      who.call('POST /api/teach/code-receipts/{number}/cancel', { params: { number }, body: { reason: 'غلطة' } });
    expect((await cancel(assistant)).status).toBe(403);
    const cancelled = await Promise.all([cancel(teacher), cancel(teacher)]);
    for (const { body } of cancelled) expect(body.data).toMatchObject({ number, cancelled: { reason: 'غلطة' } });
    expect((await account(seller)).seller.owedPiastres).toBe(0);

    const correct = (who: TestClient, changePiastres: number, key = randomUUID()) =>
      who.call('POST /api/teach/code-sellers/{sellerId}/corrections', {
        params: { sellerId: seller },
        body: { key, changePiastres, reason: 'كروت ضاعت' },
      });
    expect((await correct(assistant, 100)).status).toBe(403);
    const key = randomUUID();
    for (const _press of [1, 2]) expect((await correct(teacher, 300 * POUND, key)).status).toBe(200);
    await correct(teacher, -50 * POUND);
    const { lines, seller: now } = await account(seller);
    expect(now.owedPiastres).toBe(250 * POUND);
    expect(lines.map((line: { kind: string; owedPiastres: number }) => [line.kind, line.owedPiastres / POUND])).toEqual(
      [
        ['correction', 250],
        ['correction', 300],
        ['cancelled', 0],
        ['payment', -500],
      ],
    );
    const run = (text: string) => platform.withTenant(platform.tenantId, (tx) => tx.execute(text));
    await expect(run('update seller_ledger set paid_piastres = 0')).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(run('delete from seller_ledger')).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('a statement has every day’s sales, hand-outs and payments with what was owed after each, and of sales what each card cost [DESK-37, DESK-326]', async () => {
    const seller = await addSeller();
    const { first, last, codes } = await makeBatch(5);
    await moved(seller, 'handed', { first, last });
    await daysLater(1);
    await moved(seller, 'sold', { first, last: first + 1 });
    await redeem(codes[2]?.code ?? '');
    await daysLater(1);
    const { number } = (await pay(seller, 100 * POUND)).body.data;
    const { lines, totalCount } = await account(seller);
    expect(totalCount).toBe(3);
    expect(lines).toMatchObject([
      { kind: 'payment', changePiastres: -100 * POUND, owedPiastres: 350 * POUND, receipt: number, byName: 'هدى' },
      {
        ...{ kind: 'sales', count: 3, changePiastres: 450 * POUND, owedPiastres: 450 * POUND },
        prices: [{ count: 3, pricePiastres: 150 * POUND }],
      },
      { kind: 'handed', count: 5, firstSerial: first, lastSerial: last, owedPiastres: 0 },
    ]);
    const second = await assistant.call('GET /api/teach/code-sellers/{sellerId}', {
      params: { sellerId: seller },
      query: { pageNumber: 2, pageSize: 2 },
    });
    expect(second.body.data.lines).toMatchObject([{ kind: 'handed', owedPiastres: 0 }]);
  });

  test('the list has who owes most first, and the sum of all [DESK-37]', async () => {
    const list = async (query: object) =>
      (await assistant.call('GET /api/teach/code-sellers', { query })).body.data as {
        all: Record<string, number>;
        totalCount: number;
        sellers: { owedPiastres: number; handed: number }[];
      };
    const { all, totalCount, sellers } = await list({ pageSize: 50 });
    expect(sellers).toHaveLength(totalCount);
    const owed = sellers.map(({ owedPiastres }) => owedPiastres);
    expect(owed).toEqual([...owed].sort((a, b) => b - a));
    expect(all.owedPiastres).toBe(owed.reduce((sum, each) => sum + each, 0));
    expect(all.handed).toBe(sellers.reduce((sum, each) => sum + each.handed, 0));
    const paged = await list({ pageNumber: 2, pageSize: 3 });
    expect([paged.all, paged.sellers]).toEqual([all, sellers.slice(3, 6)]);
  });

  test('the report has sales by day, course and seller and the money of each day, for the teacher alone [DESK-38]', async () => {
    await daysLater(10);
    const seller = await addSeller('سنتر المستقبل');
    const { first, last, codes } = await makeBatch(6);
    await moved(seller, 'handed', { first, last: last - 1 });
    await moved(seller, 'sold', { first, last: first + 1 });
    await redeem(codes[0]?.code ?? '');
    await redeem(codes[5]?.code ?? '');
    await pay(seller, 100 * POUND);
    const today = cairoDay(platform.clock.now().getTime());
    const report = (from: string, to: string, who = teacher) =>
      who.call('GET /api/teach/code-sales', { query: { from, to } });
    expect((await report(today, today)).body.data).toEqual({
      totals: figures({ sold: 3, redeemed: 2, duePiastres: 450 * POUND, paidPiastres: 100 * POUND }),
      lines: [
        line({ day: today, courseName: 'Grammar', sold: 1, redeemed: 1, duePiastres: 150 * POUND }),
        line({
          day: today,
          courseName: 'Grammar',
          sellerName: 'سنتر المستقبل',
          sold: 2,
          redeemed: 1,
          duePiastres: 300 * POUND,
        }),
        line({ day: today, sellerName: 'سنتر المستقبل', paidPiastres: 100 * POUND }),
      ],
      next: null,
    });
    expect((await report('2020-01-01', '2020-01-02')).body.data).toMatchObject({ totals: { sold: 0 }, lines: [] });
    expect((await report('2026-02-01', '2026-01-01')).body.code).toBe('seller.report_days');
    expect((await report('2024-01-01', '2026-01-01')).body.code).toBe('seller.report_days');
    expect((await report(today, today, assistant)).status).toBe(403);
  });

  function line(facts: object) {
    return { courseName: null, sellerName: null, ...figures(facts) };
  }
  function figures(facts: object) {
    return { sold: 0, redeemed: 0, duePiastres: 0, unsold: 0, backPiastres: 0, paidPiastres: 0, ...facts };
  }

  test('an export carries each card’s state, seller, price and student, for the teacher alone [DESK-39]', async () => {
    const seller = await addSeller('مكتبة الأمل');
    const { id: batchId, first, codes } = await makeBatch(3);
    await moved(seller, 'handed', { first, last: first + 1 });
    await moved(seller, 'sold', { first, last: first });
    const student = await school.student();
    await student.phone.request(`/api/Student/add-course-by-code?Code=${codes[1]?.code}`, { method: 'POST' });
    const [person] = await platform.database.owner`select name, phone from accounts where id = ${student.id}`;
    const exported = (who: TestClient) =>
      who.call('POST /api/teach/code-batches/{batchId}/export', { params: { batchId } });
    expect((await exported(assistant)).status).toBe(403);
    expect((await exported(teacher)).body.data.cards).toMatchObject([
      { serial: first, state: 'sold', sellerName: 'مكتبة الأمل', studentName: null, pricePiastres: 150 * POUND },
      { state: 'redeemed', sellerName: 'مكتبة الأمل', studentName: person?.name, studentPhone: person?.phone },
      { state: 'fresh', sellerName: null, code: codes[2]?.code },
    ]);
  });
});

test('a seller’s name is one seller’s; two who edit it at once are told [DESK-37]', async () => {
  const seller = await addSeller('مكتبة السلام');
  const key = randomUUID();
  const add = (name: string) => teacher.call('POST /api/teach/code-sellers', { body: { key, name } });
  const presses = await Promise.all([add('مكتبة النيل'), add('مكتبة النيل')]);
  expect(new Set(presses.map(({ body }) => body.data.id)).size).toBe(1);
  const taken = await teacher.call('POST /api/teach/code-sellers', {
    body: { key: randomUUID(), name: 'مكتبة النيل' },
  });
  expect(taken.body.code).toBe('seller.name_taken');
  const edit = (name: string, was: string, who = teacher) =>
    who.call('PUT /api/teach/code-sellers/{sellerId}', {
      params: { sellerId: seller },
      body: { name, phone: '01000000000', was: { name: was, phone: '' } },
    });
  expect((await edit('x', 'مكتبة السلام', assistant)).status).toBe(403);
  expect((await edit('مكتبة النيل', 'مكتبة السلام')).body.code).toBe('seller.name_taken');
  expect((await edit('مكتبة سلام', 'مكتبة السلام')).body.data).toMatchObject({ name: 'مكتبة سلام' });
  expect((await edit('مكتبة سلامة', 'مكتبة السلام')).body.code).toBe('teach.changed_meanwhile');
});

test('a seller’s phone is an Egyptian mobile or none, in one spelling; one of before may stay [DESK-193]', async () => {
  const add = (phone: string) =>
    assistant.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name: `مكتبة ${++named}`, phone } });
  const refused = await add('0123');
  expect([refused.status, refused.body.code]).toEqual([400, 'register.phone_invalid']);
  expect((await add('')).body.data.phone).toBe('');
  const { id, name, phone } = (await add('+20 100 000 0000')).body.data;
  expect(phone).toBe('01000000000');
  await platform.database.owner`update code_sellers set phone = '0123' where id = ${id}`;
  const edit = (body: { name: string; phone: string }) =>
    teacher.call('PUT /api/teach/code-sellers/{sellerId}', {
      params: { sellerId: id },
      body: { ...body, was: { name, phone: '0123' } },
    });
  expect((await edit({ name, phone: '0124' })).body.code).toBe('register.phone_invalid');
  expect((await edit({ name: `${name} الجديدة`, phone: '0123' })).status).toBe(200);
});
