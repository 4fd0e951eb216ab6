import { curriculumLesson } from '@hessa/rules/lessons/curriculum';
import { unitAccess } from '@hessa/rules/lessons/unit-access';
import { endOf } from '@hessa/rules/units/unit-window';
import { describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../seed/new-course.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const list = ({ phone }: TestStudent, query = {}) => phone.call('GET /api/UnitCode/GetMyUnitCodes', { query });

const FILM = { lessons: [{ type: 'Video' as const }] };

/** Until when the unit at a place is open, as the four screens tell it that know. */
async function toldOf(student: TestStudent, course: MadeCourse, at: number) {
  const { phone } = student;
  const [home, tree, viewer, lectures] = await Promise.all([
    phone.call('GET /api/Student/home'),
    phone.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } }),
    phone.call('GET /api/Course/tree-unit-with-progress', { query: { unitId: unitId(course, at) } }),
    list(student),
  ]);
  const { units, enrollmentDate: enrolledAt } = tree.body.data;
  const curriculum = {
    openToAll: false,
    units: units.map((unit: { lessons: unknown[] }, place: number) => ({
      ...unit,
      place,
      lessons: unit.lessons.map((lesson) => curriculumLesson(lesson as Parameters<typeof curriculumLesson>[0])),
    })),
  };
  const holdings = {
    course: { enrolledAt: Date.parse(enrolledAt) },
    units: new Map([[unitId(course, at), { enrolledAt: Date.parse(units[at].bought.at) }]]),
  };
  const access = unitAccess(curriculum, holdings, unitId(course, at), platform.clock.now().getTime());
  const { order, enrollmentDate } = viewer.body.data;
  const { access: kind, endsAt } = home.body.data.courses[0].units[at];
  return {
    lectures: lectures.body.data.units[0].endsAt,
    home: [kind, endsAt],
    curriculum: 'window' in access && [access.kind, new Date(endOf(access.window) ?? 0).toISOString()],
    viewer: new Date(Date.parse(enrollmentDate) + (order + 1) * 7 * DAY).toISOString(),
  };
}

describe('my lectures', () => {
  test('are the units opened by codes, in their paged shape and under both paths [API-31, ENT-20, ENT-22, OP-API-3]', async () => {
    const course = await school.makeCourse({
      name: 'Grammar',
      grade: 'Secondary3',
      term: 'Second',
      units: [{}, { name: 'Unit two', title: 'Conditionals' }],
    });
    const student = await school.student();
    await school.grantUnit(student, course, 1);
    for (const path of ['/api/UnitCode/GetMyUnitCodes', '/UnitCode/GetMyUnitCodes']) {
      const answer = await student.phone.request(`${path}?pageNumber=1&pageSize=10`);
      expect(answer.status, answer.text).toBe(200);
      const unit = {
        unitId: unitId(course, 1),
        unitName: 'Unit two',
        unitTitle: 'Conditionals',
        courseName: 'Grammar',
        grade: 'Secondary3',
        term: 'Second',
        active: true,
        endsAt: new Date(platform.clock.now().getTime() + 7 * DAY).toISOString(),
      };
      expect(answer.body).toEqual({
        success: true,
        message: '',
        data: {
          units: [unit],
          totalCount: 1,
          totalPages: 1,
          currentPage: 1,
          serverTime: platform.clock.now().toISOString(),
        },
      });
    }
  });

  test('never tell the code that opened them [T-CODE-8]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const code = await school.lectureCode(course);
    await student.phone.call('POST /api/UnitCode/EnterCode', { query: { code } });
    const { text, body } = await list(student);
    expect(body.data.totalCount).toBe(1);
    expect(text.toUpperCase().replaceAll('-', '')).not.toContain(code);
    expect(text).not.toMatch(/"[^"]*code[^"]*":/i);
  });

  test.each([
    [7 * DAY - 1, true],
    [7 * DAY, false],
    [7 * DAY + 1, false],
    [0, true],
  ])(
    'are active for seven days from the code: after %i ms %s [OP-LEC-2, RULE-11, LIM-05, MYL-10]',
    async (ago, active) => {
      const course = await school.makeCourse({ units: [{}, {}, {}, {}, {}] });
      const student = await school.student();
      await school.grantUnit(student, course, 4, ago);
      expect((await list(student)).body.data.units).toMatchObject([{ active }]);
    },
  );

  test('say when they close: of two rights the later end, none where they are shut, also for weeks that are to come, or open to all [LEARN-263, LEARN-400]', async () => {
    const course = await school.makeCourse({ units: [{}, {}, {}] });
    const student = await school.student();
    const endIn = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    await school.grantUnit(student, course, 0, 2 * DAY);
    await school.grantUnit(student, course, 2, 9 * DAY);
    const ends = async () => (await list(student)).body.data.units.map(({ endsAt }: { endsAt: unknown }) => endsAt);
    expect(await ends()).toEqual([endIn(5), null]);
    await school.enrol(student, course, DAY);
    // The third week of the course has not begun: the viewer opens nothing before.
    expect(await ends()).toEqual([endIn(6), null]);
    const open = await school.makeCourse({ openToAll: true });
    await school.grantUnit(student, open, 0);
    expect(await ends()).toEqual([null, endIn(6), null]);
  });

  test('tell the end of the right that opens them while a quiz of the course stands before them, as home, curriculum and viewer do [LEARN-321]', async () => {
    const quiz = { lessons: [{ type: 'Quiz' as const }] };
    const course = await school.makeCourse({ units: [quiz, { lessons: [{ type: 'Video' }] }, {}] });
    const student = await school.student();
    const end = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    await school.enrol(student, course, 8 * DAY);
    await school.grantUnit(student, course, 1, 5 * DAY);
    const told = () => toldOf(student, course, 1);
    const all = (day: string) => ({ lectures: day, home: ['open', day], curriculum: ['open', day], viewer: day });
    // The course would open it for six days more, were it not for the quiz before it.
    expect(await told()).toEqual(all(end(2)));
    await school.finish(student, course, lessonId(course, 0, 0));
    expect(await told()).toEqual(all(end(6)));
  });

  test('are shut where the code is over and leaves a quiz, and the course is blocked, as everywhere [LEARN-321]', async () => {
    const quiz = { lessons: [{ type: 'Quiz' as const }] };
    const course = await school.makeCourse({ units: [quiz, { lessons: [{ type: 'Quiz' }, { type: 'Video' }] }] });
    const student = await school.student();
    await school.enrol(student, course, 8 * DAY);
    await school.grantUnit(student, course, 1, 7.5 * DAY);
    const over = new Date(platform.clock.now().getTime() - DAY / 2).toISOString();
    expect(await toldOf(student, course, 1)).toEqual({
      ...{ lectures: null, viewer: over, home: ['quizzes-only', null], curriculum: ['quizzes-only', over] },
    });
    expect((await list(student)).body.data.units).toMatchObject([{ active: false }]);
  });

  test('read the weeks of a course as the viewer does that they lead to; home reads as the curriculum does [LEARN-321, LEARN-400]', async () => {
    const course = await school.makeCourse({ units: [FILM, FILM, FILM] });
    const student = await school.student();
    const end = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    await school.enrol(student, course, DAY);
    await school.grantUnit(student, course, 2, 2 * DAY);
    const whole = ['open', end(20)];
    expect(await toldOf(student, course, 2)).toEqual({
      ...{ lectures: end(5), viewer: end(5), home: whole, curriculum: whole },
    });
    platform.clock.advance(6 * DAY);
    await school.signIn(student);
    expect((await list(student)).body.data.units).toMatchObject([{ active: false, endsAt: null }]);
  });

  test('are asked for by one course, whose page knows what is held of it [LEARN-264]', async () => {
    const [course, other] = [await school.makeCourse({ units: [{}, {}] }), await school.makeCourse()];
    const student = await school.student();
    await school.grantUnit(student, course, 1);
    await school.grantUnit(student, other, 0);
    const { body } = await list(student, { courseId: course.id });
    expect(body.data).toMatchObject({ units: [{ unitId: unitId(course, 1) }], totalCount: 1, totalPages: 1 });
    expect((await list(student, { courseId: 999_999 })).body.data.units).toEqual([]);
  });

  test('stay active where the course behind them still opens the unit, or is open to all [OP-UNIT-13, RULE-10]', async () => {
    const course = await school.makeCourse({ units: [FILM, FILM, FILM] });
    const student = await school.student();
    await school.grantUnit(student, course, 2, 8 * DAY);
    expect((await list(student)).body.data.units).toMatchObject([{ active: false }]);
    await school.enrol(student, course, 15 * DAY);
    expect((await list(student)).body.data.units).toMatchObject([{ active: true }]);
    const open = await school.makeCourse({ openToAll: true });
    await school.grantUnit(student, open, 0, 100 * DAY);
    const { body } = await list(student);
    expect(body.data.units.map(({ active }: { active: boolean }) => active)).toEqual([true, true]);
  });

  test('come newest first, ten a page, and nobody sees another’s [LIM-10, MYL-18, OP-API-4]', async () => {
    const course = await school.makeCourse({ units: Array.from({ length: 12 }, () => ({ lessons: [] })) });
    const student = await school.student();
    for (const at of course.units.keys()) await school.grantUnit(student, course, at, (12 - at) * 1000);
    await school.grantUnit(await school.student(), course, 0);
    const newestFirst = course.units.map(({ id }) => id).reverse();
    const ids = ({ body }: { body: { data: { units: { unitId: number }[] } } }) =>
      body.data.units.map((unit) => unit.unitId);
    expect(ids(await list(student))).toEqual(newestFirst.slice(0, 10));
    expect(ids(await list(student, { pagenumber: 2 }))).toEqual(newestFirst.slice(10));
    expect((await list(student, { pageSize: 5 })).body.data).toMatchObject({ totalCount: 12, totalPages: 3 });
  });

  test('are an empty success when there are none, and nothing to a guest [OP-API-10]', async () => {
    const { body } = await list(await school.student());
    const serverTime = platform.clock.now().toISOString();
    expect(body.data).toEqual({ units: [], totalCount: 0, totalPages: 1, currentPage: 1, serverTime });
    expect((await platform.client().call('GET /api/UnitCode/GetMyUnitCodes', { query: {} })).status).toBe(401);
  });
});
