import { randomUUID } from 'node:crypto';
import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createTestSchool, DAY, unitId } from '../../../testing/test-school.ts';
import { until } from '../../../testing/until.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staff('teacher');
const seller = await staff('assistant');

async function staff(role: Role): Promise<TestClient> {
  const device = platform.client();
  await device.login(await platform.createAccount({ role, name: `the ${role}` }));
  return device;
}

async function makeBatch(wanted: object = {}, courseId?: number) {
  const body = { key: randomUUID(), courseId: courseId ?? (await school.makeCourse()).id, size: 5, ...wanted };
  const answer = await teacher.call('POST /api/teach/code-batches', { body });
  expect(answer.status, answer.text).toBe(200);
  return { body, batch: answer.body.data };
}

async function askForMany(courseId: number, size: number) {
  const body = { key: randomUUID(), courseId, size };
  const answer = await teacher.call('POST /api/teach/code-batches', { body });
  expect([answer.status, answer.body.data], answer.text).toEqual([200, null]);
  return { body, job: answer.body.job };
}

async function ended(jobId: string) {
  const read = async () => (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data;
  await until(async () => (await read()).endedAt !== null);
  return read();
}

const codesOf = async (batchId: number, state?: 'fresh' | 'sold' | 'redeemed' | 'voided' | 'expired') =>
  (
    await teacher.call('GET /api/teach/code-batches/{batchId}/codes', {
      params: { batchId },
      query: state ? { state } : {},
    })
  ).body.data.codes;

const find = (code: string) => seller.call('GET /api/teach/codes/find', { query: { code } });
const redeem = (phone: TestClient, code: string) =>
  phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });

describe('a batch of codes in the console', () => {
  test('is made for a course or a lecture, with label, note and expiry, and counted by state [T-CON-1]', async () => {
    const course = await school.makeCourse({ name: 'قواعد', units: [{ name: 'الوحدة الأولى' }] });
    const expiresAt = new Date(platform.clock.now().getTime() + 30 * DAY).toISOString();
    const { batch } = await makeBatch({ label: 'مكتبة النور', note: 'دفعة أكتوبر', expiresAt }, course.id);
    expect(batch).toMatchObject({
      kind: 'course',
      courseName: 'قواعد',
      unitName: null,
      label: 'مكتبة النور',
      note: 'دفعة أكتوبر',
      size: 5,
      expiresAt,
      createdByName: 'the teacher',
      fresh: 5,
      sold: 0,
      redeemed: 0,
      voided: 0,
    });
    const lecture = await makeBatch({ unitId: unitId(course, 0) }, course.id);
    expect(lecture.batch).toMatchObject({ kind: 'lecture', unitName: 'الوحدة الأولى' });
    const listed = await seller.call('GET /api/teach/code-batches', { query: { courseId: course.id } });
    expect(listed.body.data.totalCount).toBe(2);
    expect(listed.body.data.batches.map(({ id }: { id: number }) => id)).toEqual([lecture.batch.id, batch.id]);
    const named = await seller.call('GET /api/teach/code-batches', { query: { label: 'النور' } });
    expect(named.body.data.batches).toEqual([batch]);
  });

  test('counts by state what each list has by the server’s clock, after its last day too [DESK-255]', async () => {
    const { batch } = await makeBatch({ expiresAt: new Date(platform.clock.now().getTime() + 60_000).toISOString() });
    const call = { params: { codeId: (await codesOf(batch.id))[0].id }, body: { sold: true } };
    await seller.call('POST /api/teach/codes/{codeId}/sold', call);
    for (const states of [
      { fresh: 4, sold: 1, expired: 0 },
      { fresh: 0, sold: 0, expired: 5 },
    ]) {
      const { body } = await seller.call('GET /api/teach/code-batches/{batchId}/codes', {
        ...{ params: { batchId: batch.id }, query: {} },
      });
      expect(body.data.byState).toEqual({ ...states, redeemed: 0, voided: 0 });
      expect(await codesOf(batch.id, 'expired')).toHaveLength(states.expired);
      platform.clock.advance(60_000);
    }
  });

  test('pressed twice, at once or after a lost reply, is one batch; other wishes under its key are refused', async () => {
    const course = await school.makeCourse();
    const body = { key: randomUUID(), courseId: course.id, size: 3 };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => teacher.call('POST /api/teach/code-batches', { body })),
    );
    expect(new Set(answers.map((answer) => answer.body.data?.id)).size).toBe(1);
    const rows = await platform.database.owner`select count(*)::int as n from codes where course_id = ${course.id}`;
    expect(rows[0]?.n).toBe(3);
    const other = await teacher.call('POST /api/teach/code-batches', { body: { ...body, size: 4 } });
    expect([other.status, other.body.code]).toEqual([409, 'codes.key_taken']);
  });

  test.each([
    ['an unknown course', { courseId: 999_999 }, 404, 'course.not_found'],
    ['a unit of another course', { unitId: 999_999 }, 404, 'unit.not_found'],
    ['an expiry that has passed', { expiresAt: '2020-01-01T00:00:00.000Z' }, 400, 'codes.expiry_past'],
    ['an expiry in a year typed wrong [DESK-150]', { expiresAt: '2206-11-20T00:00:00.000Z' }, 400, 'codes.expiry_far'],
    ['five thousand and one', { size: 5001 }, 400, 'request.invalid'],
    ['none', { size: 0 }, 400, 'request.invalid'],
  ])('%s is refused and nothing is made', async (_name, wanted, status, code) => {
    const course = await school.makeCourse();
    const body = { key: randomUUID(), courseId: course.id, size: 1, ...wanted };
    const answer = await teacher.call('POST /api/teach/code-batches', { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const rows = await platform.database.owner`select 1 from code_batches where request_key = ${body.key}`;
    expect(rows).toHaveLength(0);
  });

  test('five thousand codes are made by a job and printed in one go, and they redeem; pressed again it is the same batch', async () => {
    const course = await school.makeCourse();
    const { body, job } = await askForMany(course.id, 5000);
    expect([job.id, job.kind]).toEqual([body.key, 'codes.batch']);
    const done = await ended(job.id);
    expect(done).toMatchObject({ state: 'done', done: 5000, total: 5000 });
    const again = await teacher.call('POST /api/teach/code-batches', { body });
    expect([again.body.data.id, again.body.data.size, again.body.job]).toEqual([done.result.batchId, 5000, null]);
    const ledger = await platform.database.owner`
      select step, count, actor_id, device from code_ledger where batch_id = ${done.result.batchId}`;
    expect(ledger).toMatchObject([{ step: 'made', count: 5000, device: expect.any(String) }]);
    const print = await teacher.call('POST /api/teach/code-batches/{batchId}/cards', {
      params: { batchId: done.result.batchId },
    });
    expect(print.body.data.cards).toHaveLength(5000);
    const card = print.body.data.cards[4999];
    expect(card).toEqual({
      serial: print.body.data.batch.firstSerial + 4999,
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
    });
    expect((await redeem((await school.student()).phone, card.code)).status).toBe(200);
  });

  test('a large batch that is cancelled leaves no code, no batch and no line behind', async () => {
    const course = await school.makeCourse();
    // Whoever holds the table keeps the job at work, between its beginning and its first code.
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = platform.database.connectAsOwner().begin(async (owner) => {
      await owner`lock table codes in share mode`;
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const { job } = await askForMany(course.id, 600);
    const read = () => teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId: job.id } });
    await until(async () => (await read()).body.data.total === 600);
    await teacher.call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId: job.id } });
    release.resolve();
    await holding;
    expect((await ended(job.id)).state).toBe('cancelled');
    const rows = await platform.database.owner`
      select (select count(*) from codes where course_id = ${course.id})::int as codes,
        (select count(*) from code_batches where course_id = ${course.id})::int as batches`;
    expect(rows[0]).toEqual({ codes: 0, batches: 0 });
  });

  test('makers and voiders are teachers: an assistant sells and looks up, a student gets nothing [T-CON-1]', async () => {
    const { batch } = await makeBatch();
    const [code] = await codesOf(batch.id);
    const student = (await school.student()).phone;
    const tries = (device: TestClient) =>
      Promise.all([
        device.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId: batch.courseId, size: 1 } }),
        device.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId: batch.id } }),
        device.call('POST /api/teach/code-batches/{batchId}/void', {
          params: { batchId: batch.id },
          body: { reason: 'x' },
        }),
        device.call('POST /api/teach/codes/{codeId}/void', { params: { codeId: code.id }, body: { reason: 'x' } }),
        device.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId: code.id }, body: { sold: true } }),
        device.call('GET /api/teach/codes/find', { query: { code: code.code } }),
      ]);
    expect((await tries(student)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await tries(seller)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 200, 200]);
  });
});

describe('the life of a code', () => {
  test('fresh, sold, used: the finder tells who, when, on which device, and every step with who took it', async () => {
    const { batch } = await makeBatch();
    const [code] = await codesOf(batch.id);
    await seller.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId: code.id }, body: { sold: true } });
    expect((await codesOf(batch.id, 'sold')).map(({ id }: { id: number }) => id)).toEqual([code.id]);
    const [line] = await platform.database.owner`
      select details from audit_events where kind = 'cards.sold' order by id desc limit 1`;
    expect(line?.details).toMatchObject({ batch: batch.id, serial: code.serial, count: 1 });
    const student = await school.student();
    expect((await redeem(student.phone, code.code)).status).toBe(200);
    const found = await find(code.code.toLowerCase().replace('-', ' '));
    expect(found.status, found.text).toBe(200);
    expect(found.body.data).toMatchObject({
      code: { serial: code.serial, state: 'redeemed', redeemedAt: platform.clock.now().toISOString() },
      batch: { id: batch.id },
      redeemedBy: { id: student.id },
    });
    expect(found.body.data.ledger).toEqual([
      expect.objectContaining({ step: 'made', byName: 'the teacher' }),
      expect.objectContaining({ step: 'sold', byName: 'the assistant', device: null }),
      expect.objectContaining({ step: 'redeemed', device: expect.stringMatching(/\S/) }),
    ]);
    expect((await codesOf(batch.id, 'fresh')).length).toBe(4);
  });

  test('a void code does not redeem, keeps its reason, and one in use cannot be voided or sold', async () => {
    const { batch } = await makeBatch();
    const [lost, used] = await codesOf(batch.id);
    const voiding = (codeId: number) =>
      teacher.call('POST /api/teach/codes/{codeId}/void', { params: { codeId }, body: { reason: 'الكارت ضاع' } });
    expect((await voiding(lost.id)).body.data).toMatchObject({ state: 'voided' });
    expect((await voiding(lost.id)).status).toBe(200);
    const student = await school.student();
    expect((await redeem(student.phone, lost.code)).status).toBe(400);
    const { ledger } = (await find(lost.code)).body.data;
    expect(ledger.filter(({ step }: { step: string }) => step === 'voided')).toEqual([
      expect.objectContaining({ reason: 'الكارت ضاع', byName: 'the teacher' }),
    ]);
    expect((await redeem(student.phone, used.code)).status).toBe(200);
    const refused = await voiding(used.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'codes.in_use']);
    const unsellable = await seller.call('POST /api/teach/codes/{codeId}/sold', {
      params: { codeId: lost.id },
      body: { sold: true },
    });
    expect([unsellable.status, unsellable.body.code]).toEqual([409, 'codes.not_sellable']);
  });

  test('the unused rest of a batch is voided at once; what students used stays theirs', async () => {
    const { batch } = await makeBatch();
    const [used] = await codesOf(batch.id);
    await redeem((await school.student()).phone, used.code);
    const voiding = () =>
      teacher.call('POST /api/teach/code-batches/{batchId}/void', {
        params: { batchId: batch.id },
        body: { reason: 'البياع اختفى' },
      });
    expect((await voiding()).body.data).toMatchObject({ voidedNow: 4, batch: { redeemed: 1, voided: 4, fresh: 0 } });
    expect((await voiding()).body.data.voidedNow).toBe(0);
    expect((await find(used.code)).body.data.code.state).toBe('redeemed');
  });

  test('a code voided while a student redeems it is one or the other, never both', async () => {
    const { batch } = await makeBatch({ size: 12 });
    const codes = await codesOf(batch.id);
    await Promise.all(
      codes.map(async (code: { id: number; code: string }) => {
        const student = await school.student();
        await Promise.all([
          redeem(student.phone, code.code),
          teacher.call('POST /api/teach/codes/{codeId}/void', { params: { codeId: code.id }, body: { reason: 'x' } }),
        ]);
      }),
    );
    const rows = await platform.database
      .owner`select (redeemed_by is not null) as used, (voided_at is not null) as void from codes where batch_id = ${batch.id}`;
    expect(rows.filter((row) => row.used === row.void)).toEqual([]);
  });

  test('the ledger only grows: the application can neither change nor delete a line [T-LOG-2]', async () => {
    await makeBatch();
    const run = (text: string) =>
      platform.withTenant(platform.tenantId, async (tx) => {
        await tx.execute(text);
      });
    await expect(run("update code_ledger set reason = 'x'")).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(run('delete from code_ledger')).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('whoever read codes is noted with how many', async () => {
    const { batch } = await makeBatch();
    await codesOf(batch.id);
    const rows = await platform.database
      .owner`select step, count from code_ledger where batch_id = ${batch.id} order by id`;
    expect(rows.map(({ step, count }) => [step, count])).toEqual([
      ['made', 5],
      ['listed', 5],
    ]);
  });
});
