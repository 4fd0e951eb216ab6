import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { createTestSchool, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const MINUTE = 60_000;

const guess = ({ phone }: TestStudent, Code = 'ZZZZZZZZ') =>
  phone.call('POST /api/Student/add-course-by-code', { query: { Code } });

/** Guesses wrongly so often, one after the other. */
async function guessWrong(student: TestStudent, times: number) {
  for (let tried = 0; tried < times; tried += 1) {
    const answer = await guess(student);
    expect(answer.body.message, answer.text).toBe('Code not found.');
  }
}

async function later(student: TestStudent, ms: number) {
  platform.clock.advance(ms);
  await school.signIn(student);
}

describe('guessing codes', () => {
  test('ten wrong ones in 15 minutes stop a student, even with a good code in hand, until the time is over [OP-ENR-4, OP-API-14, T-CODE-7]', async () => {
    const student = await school.student();
    const code = await school.courseCode(await school.makeCourse());
    await guessWrong(student, 10);
    const stopped = await guess(student, code);
    expect(stopped).toMatchObject({ status: 429, body: { success: false, code: 'limit.too_many_requests' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    const lecture = await student.phone.call('POST /api/UnitCode/EnterCode', { query: { code: 'ZZZZZZZZ' } });
    expect(lecture.status).toBe(429);
    await later(student, 15 * MINUTE);
    expect((await guess(student, code)).status).toBe(200);
  });

  test('the limit is asked before any code is looked for [T-CODE-7]', async () => {
    const student = await school.student();
    await guessWrong(student, 10);
    const statements = await statementsOf(() => guess(student));
    expect(statements.filter((text) => text.includes('"rate_limits"')).length).toBeGreaterThan(0);
    expect(statements.filter((text) => text.includes('"codes"'))).toEqual([]);
  });

  test('of fifty wrong guesses at once ten are looked up [T-CODE-7]', async () => {
    const student = await school.student();
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(student)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 400).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 40]);
  });

  test('fifty wrong ones in a day stop a student for the day [T-CODE-7]', async () => {
    const student = await school.student();
    for (let round = 0; round < 5; round += 1) {
      await guessWrong(student, 10);
      await later(student, 15 * MINUTE);
    }
    expect((await guess(student)).status).toBe(429);
    await later(student, 24 * 60 * MINUTE);
    expect((await guess(student)).status).toBe(400);
  });

  test('two hundred wrong ones in an hour stop an address, and nobody elsewhere [T-CODE-7]', async () => {
    const students = await Promise.all(Array.from({ length: 21 }, () => school.student()));
    for (const { phone } of students) phone.address = '127.77.0.1';
    await Promise.all(students.slice(0, 20).map((student) => guessWrong(student, 10)));
    const last = students[20] as TestStudent;
    expect((await guess(last)).status).toBe(429);
    last.phone.address = '127.77.0.2';
    expect((await guess(last)).status).toBe(400);
  });

  test('good, used and still-open codes count for nothing [T-CODE-7]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const used = await school.courseCode(course);
    await guess(await school.student(), used);
    for (let tried = 0; tried < 11; tried += 1) {
      expect((await guess(student, used)).body.message).toBe('Code has already been used.');
    }
    expect((await guess(student, await school.courseCode(course))).status).toBe(200);
  });

  test('five hundred wrong ones in an hour raise one alarm for the tenant [T-CODE-7]', async () => {
    const tenant = await platform.makeTenant();
    const student = await createTestSchool(platform, tenant).student();
    const { owner } = platform.database;
    const alarms = async () =>
      (await owner`select 1 from audit_events where tenant_id = ${tenant} and kind = 'codes.many_wrong'`).length;
    await guess(student);
    await owner`update rate_limits set count = 498 where tenant_id = ${tenant} and policy = 'codeTenantAlarm'`;
    await guess(student);
    expect(await alarms()).toBe(0);
    await guess(student);
    expect(await alarms()).toBe(1);
    await guess(student);
    expect(await alarms()).toBe(1);
  });
});
