import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTestSchool, DAY, type TestSchool, type TestStudent, unitId } from '../../testing/test-school.ts';

let platform: TestPlatform;
let school: TestSchool;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  school = createTestSchool(platform);
});
afterAll(() => platform.stop());

const list = ({ phone }: TestStudent, query = {}) => phone.call('GET /api/UnitCode/GetMyUnitCodes', { query });

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

  test('say when they close: of two rights the later end, none where they are shut or open to all [LEARN-263]', async () => {
    const course = await school.makeCourse({ units: [{}, {}, {}] });
    const student = await school.student();
    const endIn = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    await school.grantUnit(student, course, 0, 2 * DAY);
    await school.grantUnit(student, course, 2, 9 * DAY);
    const ends = async () => (await list(student)).body.data.units.map(({ endsAt }: { endsAt: unknown }) => endsAt);
    expect(await ends()).toEqual([endIn(5), null]);
    await school.enrol(student, course, DAY);
    expect(await ends()).toEqual([endIn(6), endIn(20)]);
    const open = await school.makeCourse({ openToAll: true });
    await school.grantUnit(student, open, 0);
    expect(await ends()).toEqual([null, endIn(6), endIn(20)]);
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
    const course = await school.makeCourse({ units: [{}, {}, {}] });
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
