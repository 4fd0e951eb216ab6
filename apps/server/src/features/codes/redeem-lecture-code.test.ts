import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';
import { insist } from './insist.fixture.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const redeem = ({ phone }: TestStudent, code: string) =>
  phone.call('POST /api/UnitCode/EnterCode', { query: { code } });

const grantsOf = (student: TestStudent) =>
  platform.database.owner`select unit_id, granted_at from unit_grants where student_id = ${student.id}`;

const spentBy = async (student: TestStudent) =>
  (await platform.database.owner`select id from codes where redeemed_by = ${student.id}`).length;

describe('a lecture code', () => {
  test('opens its unit at once for seven days, under both paths [API-30, LEC-08, OP-LEC-2, OP-API-3]', async () => {
    const course = await school.makeCourse({ name: 'Grammar', units: [{}, {}, { name: 'Unit three' }] });
    for (const prefix of ['/api', '']) {
      const student = await school.student();
      const code = await school.lectureCode(course, 2);
      const answer = await student.phone.request(`${prefix}/UnitCode/EnterCode?code=${code}`, { method: 'POST' });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Code verified successfully',
        data: { unitId: unitId(course, 2), unitName: 'Unit three', courseName: 'Grammar', alreadyYours: false },
      });
      expect(await grantsOf(student)).toMatchObject([{ granted_at: platform.clock.now() }]);
      const content = await student.phone.request(`/Student/contentlesson/${lessonId(course, 2, 0)}`);
      expect(content.status, content.text).toBe(200);
    }
  });

  test('of fifty students at once on one code one wins, and its owner may repeat it [T-CODE-2, T-CODE-4]', async () => {
    const course = await school.makeCourse();
    const code = await school.lectureCode(course);
    const students = await Promise.all(Array.from({ length: 50 }, () => school.student()));
    const answers = await Promise.all(students.map((student) => insist(() => redeem(student, code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = answers.filter(({ status, body }) => status === 400 && body.code === 'unit_code.already_used');
    expect(used).toHaveLength(49);
    const winner = students[answers.findIndex(({ status }) => status === 200)];
    if (!winner) throw new Error('nobody won');
    expect((await redeem(winner, code)).status).toBe(200);
    expect(await grantsOf(winner)).toHaveLength(1);
  });

  test('used by somebody else is 400 in Arabic [OP-LEC-3, ERR-55]', async () => {
    const course = await school.makeCourse();
    const code = await school.lectureCode(course);
    await redeem(await school.student(), code);
    const answer = await redeem(await school.student(), code);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'unit_code.already_used' } });
    expect(answer.body.message).toMatch(/[\u0621-\u064a]/);
  });

  test.each([
    [0, 400],
    [7 * DAY - 1, 400],
    [7 * DAY, 200],
  ])(
    '%i ms after the last one a fresh code answers %i: refused unused while open with the name of its course, a restart afterwards [OP-LEC-3, LEARN-333]',
    async (ago, status) => {
      const course = await school.makeCourse({ name: 'Grammar' });
      const student = await school.student();
      await school.grantUnit(student, course, 0, ago);
      const answer = await redeem(student, await school.lectureCode(course));
      expect(answer.status, answer.text).toBe(status);
      if (status === 400) expect(answer.body.code).toBe('code.still_open');
      // Units of two courses may have one name.
      if (status === 400) expect(answer.body.message).toContain('من «Grammar»');
      expect(await spentBy(student)).toBe(status === 200 ? 1 : 0);
      const [grant] = await grantsOf(student);
      expect(grant?.granted_at).toEqual(new Date(platform.clock.now().getTime() - (status === 200 ? 0 : ago)));
    },
  );

  test('for a unit that the student’s course still opens is refused unused [OP-LEC-3, OP-UNIT-13]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    await school.enrol(student, course, 14 * DAY - 1);
    expect((await redeem(student, await school.lectureCode(course, 1))).body.code).toBe('code.still_open');
    expect(await spentBy(student)).toBe(0);
    expect((await redeem(student, await school.lectureCode(course, 0))).status).toBe(200);
  });

  test('two cards of one student for one unit at once: one is spent [OP-LEC-3]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const cards = [
      await school.lectureCode(course),
      await school.lectureCode(course),
      await school.lectureCode(course),
    ];
    const answers = await Promise.all(cards.map((card) => redeem(student, card)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await spentBy(student)).toBe(1);
  });

  test('unknown or of another tenant is 404 in Arabic, one and the same, unused [LEC-20, ERR-55, T-CODE-5, T-CODE-6]', async () => {
    const elsewhere = createTestSchool(platform, await platform.makeTenant());
    const student = await school.student();
    const unknown = await redeem(student, 'ZZZZ-ZZZZ');
    expect(unknown).toMatchObject({ status: 404, body: { success: false, code: 'unit_code.not_found' } });
    const foreign = await elsewhere.lectureCode(await elsewhere.makeCourse());
    expect((await redeem(student, foreign)).text).toBe(unknown.text);
    expect(await spentBy(student)).toBe(0);
  });

  test('for a course is told so in Arabic and stays unused; one that this student spent is told to be theirs, anybody else’s to be spent [LEC-17, T-CODE-5, LEARN-68, LEARN-180]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    expect((await redeem(student, code)).body).toMatchObject({ success: false, code: 'unit_code.other_kind' });
    expect(await spentBy(student)).toBe(0);
    const spent = await student.phone.call('POST /api/Student/add-course-by-code', { query: { Code: code } });
    expect(spent.status, spent.text).toBe(200);
    expect((await redeem(student, code)).body.code).toBe('unit_code.own_other_kind');
    expect((await redeem(await school.student(), code)).body.code).toBe('code.already_used');
    expect(await grantsOf(student)).toHaveLength(0);
  });

  test('is read in any case and with dashes; a blank one is told apart; a guest is asked to sign in [LEC-14, LEC-15, LEC-18, OP-ENR-8]', async () => {
    const course = await school.makeCourse();
    const code = (await school.lectureCode(course)).toLowerCase();
    expect((await redeem(await school.student(), ` ${code.slice(0, 4)}-${code.slice(4)} `)).status).toBe(200);
    expect((await redeem(await school.student(), '  ')).body.code).toBe('code.missing');
    expect((await platform.client().call('POST /api/UnitCode/EnterCode', { query: { code } })).status).toBe(401);
  });
});
