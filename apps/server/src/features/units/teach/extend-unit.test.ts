import { beforeEach, describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../../testing/test-school.ts';

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

const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
const extend = (student: TestStudent, unit: number, was: string | null, until: string | null) =>
  assistant.call('POST /api/teach/students/{studentId}/extend-unit', {
    params: { studentId: student.id },
    body: { unitId: unit, was, until, reason: 'النت كان فاصل' },
  });
const open = async (student: TestStudent, lesson: number) =>
  (await student.phone.request(`/Student/contentlesson/${lesson}`)).status;

const THREE_UNITS = {
  units: [{ lessons: [{ type: 'Video' as const }] }, { lessons: [{ type: 'Video' as const }] }, {}],
};

describe('more time for one unit', () => {
  test('opens that unit and no other, says so to the student, and is taken back as it was [DESK-22]', async () => {
    const { course, student } = await school.enrolled(THREE_UNITS, 15 * DAY);
    const [first, second] = [lessonId(course, 0, 0), lessonId(course, 1, 0)];
    expect([await open(student, first), await open(student, second)]).toEqual([403, 403]);
    const until = inDays(3);
    const given = await extend(student, unitId(course, 1), null, until);
    expect(given.status, given.text).toBe(200);
    expect(given.body.data).toEqual({ unitId: unitId(course, 1), extendedUntil: until });
    expect([await open(student, first), await open(student, second)]).toEqual([403, 200]);
    const tree = await student.phone.request(`/api/Course/tree-course-with-progress?courseId=${course.id}`);
    expect(tree.body.data.units.map((unit: { extendedUntil: string | null }) => unit.extendedUntil)).toEqual([
      null,
      until,
      null,
    ]);
    expect((await extend(student, unitId(course, 1), until, null)).status).toBe(200);
    expect(await open(student, second)).toBe(403);
  });

  test('ends when it was said to, within two years, and two colleagues cannot give it twice unseen [DESK-22, DESK-124]', async () => {
    const { course, student } = await school.enrolled(THREE_UNITS, 15 * DAY);
    const unit = unitId(course, 0);
    const until = inDays(1);
    await extend(student, unit, null, until);
    const late = await extend(student, unit, null, inDays(7));
    expect([late.status, late.body.code]).toEqual([409, 'teach.changed_meanwhile']);
    platform.clock.advance(DAY);
    await signIn();
    await school.signIn(student);
    expect(await open(student, lessonId(course, 0, 0))).not.toBe(200);
    const past = await extend(student, unit, until, inDays(-1));
    expect([past.status, past.body.code]).toEqual([400, 'enrolment.until_past']);
    for (const days of [731 + 1, 100 * 365]) {
      const far = await extend(student, unit, until, inDays(days));
      expect([far.status, far.body.code]).toEqual([400, 'enrolment.until_far']);
    }
  });

  test('a unit that the student does not hold is not opened by it, and a bought one lasts longer [DESK-22]', async () => {
    const course = await school.makeCourse(THREE_UNITS);
    const student = await school.student();
    await school.grantUnit(student, course, 1, 8 * DAY);
    const none = await extend(student, unitId(course, 0), null, inDays(3));
    expect([none.status, none.body.code]).toEqual([404, 'enrolment.not_found']);
    expect((await extend(student, unitId(course, 1), null, inDays(3))).status).toBe(200);
    expect(await open(student, lessonId(course, 1, 0))).toBe(200);
    const mine = await student.phone.request('/api/UnitCode/GetMyUnitCodes?pageSize=50');
    expect(mine.body.data.units).toMatchObject([{ active: true }]);
  });

  test('the trail names who, which unit, why, before and after [DESK-22]', async () => {
    const { course, student } = await school.enrolled(THREE_UNITS, 15 * DAY);
    const until = inDays(7);
    await extend(student, unitId(course, 0), null, until);
    const [line] = await platform.database.owner`
      select details, a.name as by from audit_events e join accounts a on a.id = e.actor_id
      where kind = 'enrolment.unit_extended' and subject_id = ${student.id}`;
    expect(line).toMatchObject({
      by: 'هدى',
      details: { unitId: unitId(course, 0), reason: 'النت كان فاصل', before: { until: null }, after: { until } },
    });
  });
});
