import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTestSchool, DAY, type TestSchool } from '../../testing/test-school.ts';

let platform: TestPlatform;
let school: TestSchool;

beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  school = createTestSchool(platform);
});
afterAll(() => platform?.stop());

describe('a card in the wrong box', () => {
  test('is refused with what it is, stays unused, and opens what it should in the right one [GEN-08, GEN-09]', async () => {
    const course = await school.makeCourse();
    const { phone } = await school.student();
    const [courseCode, lectureCode] = [await school.courseCode(course), await school.lectureCode(course)];

    const asCourse = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: lectureCode } });
    expect(asCourse).toMatchObject({ status: 400, body: { code: 'code.other_kind', message: 'Code not found.' } });
    const asLecture = await phone.call('POST /api/UnitCode/EnterCode', { query: { code: courseCode } });
    expect(asLecture).toMatchObject({ status: 404, body: { code: 'unit_code.other_kind' } });

    expect(await phone.call('POST /api/UnitCode/EnterCode', { query: { code: lectureCode } })).toMatchObject({
      status: 200,
    });
    expect(await phone.call('POST /api/Student/add-course-by-code', { query: { Code: courseCode } })).toMatchObject({
      status: 200,
      body: { data: { courseId: course.id } },
    });
  });

  test('of its own student is told to be that, and the right box says that it is theirs already [LEARN-68]', async () => {
    const course = await school.makeCourse({ units: [{ name: 'Unit one' }] });
    const student = await school.student();
    const { phone } = student;
    const [courseCode, lectureCode] = [await school.courseCode(course), await school.lectureCode(course)];
    const asLecture = (code: string) => phone.call('POST /api/UnitCode/EnterCode', { query: { code } });
    const asCourse = (Code: string) => phone.call('POST /api/Student/add-course-by-code', { query: { Code } });
    expect(await asLecture(lectureCode)).toMatchObject({ status: 200, body: { data: { alreadyYours: false } } });
    platform.clock.advance(8 * DAY);
    await school.signIn(student);
    expect(await asCourse(courseCode)).toMatchObject({ status: 200, body: { data: { alreadyYours: false } } });
    expect(await asCourse(lectureCode)).toMatchObject({ status: 400, body: { code: 'code.own_other_kind' } });
    expect(await asLecture(courseCode)).toMatchObject({ status: 400, body: { code: 'unit_code.own_other_kind' } });
    expect(await asLecture(lectureCode)).toMatchObject({
      status: 200,
      body: { data: { alreadyYours: true, unitName: 'Unit one' } },
    });
    platform.clock.advance(DAY);
    await school.signIn(student);
    expect(await asCourse(courseCode)).toMatchObject({
      status: 200,
      body: { data: { alreadyYours: true, courseId: course.id } },
    });

    const other = await school.student();
    const stranger = await other.phone.call('POST /api/Student/add-course-by-code', { query: { Code: lectureCode } });
    expect(stranger).toMatchObject({ status: 400, body: { code: 'code.already_used' } });
  });

  test('uses up no tries, however often it happens, while a code that does not exist does [OP-ENR-4]', async () => {
    const course = await school.makeCourse();
    const { phone } = await school.student();
    const lectureCode = await school.lectureCode(course);
    for (let tries = 0; tries <= RATE_LIMITS.codeUser.limit; tries++) {
      const answer = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: lectureCode } });
      expect(answer.body.code).toBe('code.other_kind');
    }
    for (let tries = 0; tries < RATE_LIMITS.codeUser.limit; tries++) {
      const answer = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: 'NOSUCHCD' } });
      expect(answer.body.code).toBe('code.not_found');
    }
    const beyond = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: lectureCode } });
    expect(beyond.status).toBe(429);
  });
});
