import { randomUUID } from 'node:crypto';
import { formatCode } from '@hessa/rules/codes/code-text';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
let assistant: TestClient;
const colleague = await platform.createAccount({ role: 'assistant', name: 'هدى' });
beforeEach(signIn);

/** Time passes in these tests; a login of days ago is over. */
async function signIn(): Promise<void> {
  assistant = platform.client();
  await assistant.login(colleague);
}

const card = async (studentId: string) => {
  const answer = await assistant.call('GET /api/teach/desk/students/{studentId}', { params: { studentId } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const redeem = (studentId: string, wanted: { code: string } | { id: number }) =>
  assistant.call('POST /api/teach/desk/students/{studentId}/redeem', {
    params: { studentId },
    body: { card: wanted, reason: 'الكارت بايظ' },
  });

const QUIZ = { type: 'Quiz' as const, questions: [{}] };
const VIDEO = { type: 'Video' as const };

describe('the student’s card', () => {
  test('has courses with the time of each unit, what is done of it and the code that opened it [DESK-20]', async () => {
    const course = await school.makeCourse({
      name: 'Grammar من الصفر',
      units: [{ lessons: [VIDEO, QUIZ] }, { lessons: [VIDEO] }],
    });
    const student = await school.student();
    const code = await school.courseCode(course);
    await student.phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
    await school.finish(student, course, lessonId(course, 0, 0));
    const begun = platform.clock.now().getTime();
    platform.clock.advance(8 * DAY);
    await signIn();
    const { courses, devices } = await card(student.id);
    expect(courses).toMatchObject([
      {
        courseName: 'Grammar من الصفر',
        source: 'code',
        code: formatCode(code),
        units: [
          {
            number: 1,
            time: { state: 'closed', endsAt: new Date(begun + 7 * DAY).toISOString() },
            lessons: 2,
            finished: 1,
          },
          { number: 2, time: { state: 'open', endsAt: new Date(begun + 14 * DAY).toISOString() }, finished: 0 },
        ],
      },
    ]);
    expect(devices).toHaveLength(1);
  });

  test('has the last marks beside the others’, what is missing since its week began, and the week [DESK-20, DESK-23, DESK-171]', async () => {
    const { course, student } = await school.enrolled({
      units: [{ lessons: [{ ...QUIZ, name: 'اتسلّم' }] }, { lessons: [{ ...QUIZ, name: 'ناقص' }] }, { lessons: [QUIZ] }],
    });
    const other = await school.student();
    await school.enrol(other, course);
    const quiz = lessonId(course, 0, 0);
    for (const { phone } of [student, other]) {
      await phone.request(`/Student/contentlesson/${quiz}`);
      const sent = await phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
      expect(sent.status, sent.text).toBe(200);
    }
    platform.clock.advance(8 * DAY);
    await signIn();
    const found = await card(student.id);
    expect(found.marks).toMatchObject([{ lessonName: 'اتسلّم', average: expect.any(Number) }]);
    // Its unit is open for six days more: it is told, and missing it is not.
    expect(found.unhanded).toMatchObject([{ lessonName: 'ناقص' }]);
    expect(found.missingCount).toBe(0);
    expect(found.week).toMatchObject({ papers: 0, average: null });
    expect(found.average).toBe(found.marks[0].score);
    // The list counts the same, with what was handed in.
    const { body } = await assistant.call('GET /api/teach/students', { query: {} });
    expect(body.data.students.find(({ id }: { id: string }) => id === student.id)).toMatchObject({ missingCount: 0 });
  });

  test('counts a paper whose mark is not told yet, once, and knows no mark of it [EXAM-171, DESK-214]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [QUIZ] }] });
    const quiz = lessonId(course, 0, 0);
    const tomorrow = new Date(platform.clock.now().getTime() + DAY);
    await platform.database.owner`update lessons set results_at = ${tomorrow} where id = ${quiz}`;
    await student.phone.request(`/Student/contentlesson/${quiz}`);
    const sent = await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
    expect(sent.status, sent.text).toBe(200);
    const found = await card(student.id);
    expect(found.week).toEqual({ videos: 0, papers: 1, told: 0, forNow: 0, average: null });
    expect([found.marks, found.average]).toEqual([[], null]);
  });

  test('is what the list of students says in short: the time left, and how many are missing [DESK-171]', async () => {
    const { course, student } = await school.enrolled({
      units: [{ lessons: [QUIZ] }, { lessons: [QUIZ, VIDEO] }, { lessons: [QUIZ] }],
    });
    const [late, nobody] = [await school.student(), await school.student()];
    await school.enrol(late, course, 8 * DAY);
    const always = await school.enrolled({ openToAll: true, units: [{ lessons: [QUIZ] }] });
    const listed = async ({ id }: { id: string }) => {
      const answer = await assistant.call('GET /api/teach/students', { query: {} });
      return answer.body.data.students.find((row: { id: string }) => row.id === id);
    };
    const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    expect(await listed(student)).toMatchObject({ time: { state: 'open', endsAt: inDays(7) }, missingCount: 0 });
    expect(await listed(late)).toMatchObject({ time: { state: 'closed', endsAt: inDays(-1) }, missingCount: 1 });
    expect(await listed(always.student)).toMatchObject({ time: { state: 'always', endsAt: null }, missingCount: 0 });
    expect(await listed(nobody)).toMatchObject({ time: null, missingCount: 0 });
    for (const each of [student, late]) {
      const [{ student: own, missingCount }, row] = [await card(each.id), await listed(each)];
      expect([missingCount, own.lastSeenAt]).toEqual([row.missingCount, row.lastSeenAt]);
    }
  });

  test('tells what is over before what can still be handed in, however much that is [DESK-219]', async () => {
    const { student } = await school.enrolled(
      {
        units: [
          {
            lessons: [
              { ...QUIZ, name: 'فات' },
              { ...QUIZ, name: 'فات كمان' },
            ],
          },
          { lessons: Array.from({ length: 6 }, () => ({ ...QUIZ, name: 'لسه' })) },
        ],
      },
      8 * DAY,
    );
    const { unhanded, missingCount } = await card(student.id);
    expect(unhanded.map(({ lessonName }: { lessonName: string }) => lessonName)).toEqual([
      ...['فات', 'فات كمان', 'لسه', 'لسه', 'لسه'],
    ]);
    expect(missingCount).toBe(2);
  });

  test('says what the desk did last, by whom and why [DESK-20]', async () => {
    const { course, student } = await school.enrolled({ units: [{ name: 'Future Forms' }] });
    await assistant.call('POST /api/teach/students/{studentId}/extend-unit', {
      params: { studentId: student.id },
      body: {
        unitId: unitId(course, 0),
        was: null,
        until: new Date(platform.clock.now().getTime() + 30 * DAY).toISOString(),
        reason: 'كان تعبان',
      },
    });
    expect((await card(student.id)).recent).toMatchObject([
      { kind: 'enrolment.unit_extended', byName: 'هدى', reason: 'كان تعبان', about: 'Future Forms' },
    ]);
  });

  test('another tenant’s student, and one of the staff, have none [DESK-20]', async () => {
    for (const id of [
      (await platform.createAccount({}, await platform.makeTenant())).id,
      (await platform.createAccount({ role: 'teacher' })).id,
      randomUUID(),
    ]) {
      const answer = await assistant.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: id } });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a code that does not work', () => {
  test('goes into the right box for the student on the line, once, in the student’s name and under the colleague’s [DESK-21]', async () => {
    const course = await school.makeCourse({ name: 'مراجعة' });
    const [student, other] = [await school.student(), await school.student()];
    const code = await school.lectureCode(course);
    const done = await redeem(student.id, { code: code.toLowerCase() });
    expect(done.status, done.text).toBe(200);
    expect(done.body.data).toMatchObject({ kind: 'lecture' });
    const mine = await student.phone.request('/api/UnitCode/GetMyUnitCodes?pageSize=5');
    expect(mine.body.data.totalCount).toBe(1);
    const again = await redeem(other.id, { code });
    expect([again.status, again.body.code]).toEqual([400, 'code.already_used']);
    const [line] = await platform.database.owner`
      select details, a.name as by from audit_events e join accounts a on a.id = e.actor_id
      where kind = 'code.redeemed_for' and subject_id = ${student.id}`;
    expect(line).toMatchObject({ by: 'هدى', details: { reason: 'الكارت بايظ' } });
  });

  test('is redeemed by the card’s number when nobody can read it, and no answer tells the code [DESK-21, DESK-05]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    const [row] = await platform.database.owner`select max(id) as id from codes where tenant_id = ${platform.tenantId}`;
    const done = await redeem(student.id, { id: Number(row?.id) });
    expect(done.status, done.text).toBe(200);
    expect(done.text).not.toContain(code.replace('-', ''));
    const [course1] = (await card(student.id)).courses;
    expect(course1).toMatchObject({ courseId: course.id, source: 'code' });
    expect((await redeem(student.id, { code: 'ZZZZ-ZZZZ' })).body.code).toBe('code.not_found');
  });

  test('of what the student holds already is refused unspent, in words about the student [DESK-121]', async () => {
    const { course, student } = await school.enrolled();
    const code = await school.courseCode(course);
    const refused = await redeem(student.id, { code });
    expect([refused.status, refused.body.code]).toEqual([409, 'codes.still_open']);
    expect(refused.body.messageAr).not.toContain('إنت');
    expect((await redeem((await school.student()).id, { code })).status).toBe(200);
  });
});
