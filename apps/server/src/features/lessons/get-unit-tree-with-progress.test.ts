import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const tree = ({ phone }: TestStudent, id: number) =>
  phone.call('GET /api/Course/tree-unit-with-progress', { query: { unitId: id } });

describe('the unit tree with progress', () => {
  test('has its place, date and lessons with progress, under both paths [API-33, API-47, ENT-25, OP-UNIT-3, OP-UNIT-4, OP-UNIT-9, UNIT-54]', async () => {
    const { course, student, phone } = await school.enrolled(
      { name: 'Grammar', units: [{}, { name: 'Unit two', title: 'Conditionals' }] },
      8 * DAY,
    );
    await school.finish(student, course, lessonId(course, 1, 0));
    const now = platform.clock.now();
    for (const path of ['/api/Course/tree-unit-with-progress', '/Course/tree-unit-with-progress']) {
      const answer = await phone.request(`${path}?unitId=${unitId(course, 1)}`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        data: {
          unitId: unitId(course, 1),
          courseId: course.id,
          order: 1,
          enrollmentDate: new Date(now.getTime() - 8 * DAY).toISOString(),
          extendedUntil: null,
          isOpenToAll: false,
          serverTime: now.toISOString(),
          unitName: 'Unit two',
          unitTitle: 'Conditionals',
          courseName: 'Grammar',
          resources: [],
          lessons: [
            expect.objectContaining({ id: lessonId(course, 1, 0), type: 'Video', isCompleted: true }),
            expect.objectContaining({ id: lessonId(course, 1, 1), type: 'Quiz', isQuizSubmitted: false }),
          ],
        },
      });
      expect(Object.keys(answer.body.data.lessons[0]).sort()).toEqual(
        ['durationSeconds', 'id', 'isCompleted', 'isQuizSubmitted', 'lessonName', 'questionCount', 'type'].sort(),
      );
    }
  });

  test('a unit of a lecture code counts as the first, from the day of its code [OP-LEC-2, OP-UNIT-11]', async () => {
    const course = await school.makeCourse({ units: [{}, {}, {}] });
    const student = await school.student();
    await school.grantUnit(student, course, 2, DAY);
    const enrollmentDate = new Date(platform.clock.now().getTime() - DAY).toISOString();
    expect((await tree(student, unitId(course, 2))).body.data).toMatchObject({ order: 0, enrollmentDate });
    expect((await tree(student, unitId(course, 1))).body.code).toBe('unit.not_enrolled');
  });

  test('held through a course and a code, the more generous right is the one shown [OP-UNIT-13]', async () => {
    const course = await school.makeCourse({ units: [{}, {}, {}] });
    const student = await school.student();
    await school.enrol(student, course);
    await school.grantUnit(student, course, 2, DAY);
    expect((await tree(student, unitId(course, 2))).body.data.order).toBe(0);
    await platform.database
      .owner`update unit_grants set granted_at = granted_at - interval '30 days' where student_id = ${student.id}`;
    expect((await tree(student, unitId(course, 2))).body.data.order).toBe(2);
  });

  test('gives resources by signed links only while the unit is open [OP-GEN-2, OP-UNIT-14]', async () => {
    const units = [{ resources: [{ title: 'Sheet', type: 'pdf' as const, mediaId: 'sheet00000000000000001' }] }];
    const course = await school.makeCourse({ units });
    const early = await school.student();
    await school.enrol(early, course, 7 * DAY - 1);
    const late = await school.student();
    await school.enrol(late, course, 7 * DAY);
    expect((await tree(early, unitId(course, 0))).body.data.resources).toMatchObject([{ title: 'Sheet', type: 'pdf' }]);
    expect((await tree(late, unitId(course, 0))).body.data.resources).toEqual([]);
  });

  test('says so when the course is open to all [OP-UNIT-3, UNIT-33]', async () => {
    const { course, student } = await school.enrolled({ openToAll: true }, 300 * DAY);
    expect((await tree(student, unitId(course, 1))).body.data.isOpenToAll).toBe(true);
  });

  test('403 without the unit, 404 for a draft’s, another tenant’s and none, 401 for a guest [LEC-19, OP-MYC-6, T-G-4]', async () => {
    const student = await school.student();
    const draft = await school.makeCourse({ active: false });
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const shut = await tree(student, unitId(await school.makeCourse({ openToAll: true }), 0));
    expect(shut).toMatchObject({ status: 403, body: { code: 'unit.not_enrolled' } });
    const missing = await tree(student, 999_999_999);
    expect(missing).toMatchObject({ status: 404, body: { code: 'unit.not_found', message: 'الوحدة غير متوفرة' } });
    for (const course of [draft, elsewhere]) expect((await tree(student, unitId(course, 0))).text).toBe(missing.text);
    expect((await platform.client().request('/api/Course/tree-unit-with-progress?unitId=1')).status).toBe(401);
  });

  test('of a draft is kept for whoever holds it [OP-MYC-6]', async () => {
    const draft = await school.makeCourse({ active: false });
    const student = await school.student();
    await school.grantUnit(student, draft, 1);
    expect((await tree(student, unitId(draft, 1))).status).toBe(200);
  });
});
