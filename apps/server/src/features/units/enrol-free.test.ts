import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const start = ({ phone }: TestStudent, courseId: number) =>
  phone.call('POST /api/Student/enroll-free-course', { query: { courseId } });

const enrolmentsOf = (student: TestStudent) =>
  platform.database.owner`select course_id, enrolled_at, source from enrolments where student_id = ${student.id}`;

describe('starting a free course', () => {
  test('enrols the token’s student from now on, under both paths [OP-CDET-1, OP-API-12, ENT-09]', async () => {
    const course = await school.makeCourse({ pricePiastres: 0 });
    for (const prefix of ['/api', '']) {
      const student = await school.student();
      const answer = await student.phone.request(`${prefix}/Student/enroll-free-course?courseId=${course.id}`, {
        method: 'POST',
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Enrolled successfully',
        data: { courseId: course.id },
      });
      expect(await enrolmentsOf(student)).toMatchObject([{ enrolled_at: platform.clock.now(), source: 'free' }]);
    }
  });

  test('twenty times at once or a day later is once: the date of the first stays [OP-CDET-1]', async () => {
    const course = await school.makeCourse({ pricePiastres: 0 });
    const student = await school.student();
    const began = platform.clock.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(student, course.id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    platform.clock.advance(DAY);
    await school.signIn(student);
    expect((await start(student, course.id)).status).toBe(200);
    const rows = await enrolmentsOf(student);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.enrolled_at).toEqual(began);
  });

  test('asked for again after its last window ended, it starts again from that day, and what was done stays done [OP-CDET-1, OP-ENR-7]', async () => {
    const course = await school.makeCourse({ pricePiastres: 0, units: [{ lessons: [{ type: 'Video' }] }] });
    const student = await school.student();
    await start(student, course.id);
    const video = lessonId(course, 0, 0);
    const finish = () => student.phone.call('POST /api/Student/complete-lesson', { query: { lessonId: video } });
    expect((await finish()).status).toBe(200);
    platform.clock.advance(7 * DAY);
    await school.signIn(student);
    const open = () => student.phone.call('GET /Student/contentlesson/{id}', { params: { id: video } });
    expect(await open()).toMatchObject({ status: 403, body: { code: 'lesson.ended' } });

    const answers = await Promise.all(Array.from({ length: 5 }, () => start(student, course.id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await enrolmentsOf(student)).toMatchObject([{ enrolled_at: platform.clock.now(), source: 'free' }]);
    expect((await open()).status).toBe(200);
    const tree = await student.phone.call('GET /api/Course/tree-course-with-progress', {
      query: { courseid: course.id },
    });
    expect(tree.body).toMatchObject({ data: { units: [{ lessons: [{ isCompleted: true }] }] } });
  });

  test('while the teacher keeps it open longer, it goes on from where it began [OP-CDET-1, OP-CURR-1]', async () => {
    const course = await school.makeCourse({ pricePiastres: 0, units: [{ lessons: [{ type: 'Video' }] }] });
    const student = await school.student();
    await start(student, course.id);
    const began = platform.clock.now();
    await platform.database
      .owner`update enrolments set extended_until = enrolled_at + interval '9 days' where student_id = ${student.id}`;
    platform.clock.advance(8 * DAY);
    await school.signIn(student);
    expect((await start(student, course.id)).status).toBe(200);
    expect(await enrolmentsOf(student)).toMatchObject([{ enrolled_at: began }]);
  });

  test.each([1, 15_000])(
    'a course of %i piastres is not free, whatever the client believes [OP-CDET-5]',
    async (pricePiastres) => {
      const course = await school.makeCourse({ pricePiastres });
      const student = await school.student();
      const answer = await start(student, course.id);
      expect(answer).toMatchObject({ status: 403, body: { code: 'course.not_free' } });
      expect(await enrolmentsOf(student)).toHaveLength(0);
    },
  );

  test('a draft, another tenant’s course and none at all are one answer: 404 «Course details not found.» [ERR-35, T-G-4]', async () => {
    const draft = await school.makeCourse({ pricePiastres: 0, active: false });
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse({ pricePiastres: 0 });
    const student = await school.student();
    const answers = await Promise.all([draft.id, elsewhere.id, 999_999_999].map((id) => start(student, id)));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Course details not found.');
      expect(answer.text).toBe(answers[0]?.text);
    }
    expect(await enrolmentsOf(student)).toHaveLength(0);
  });

  test('a guest is asked to sign in [OP-CDET-1, ROLE-03]', async () => {
    const course = await school.makeCourse({ pricePiastres: 0 });
    const query = { courseId: course.id };
    expect((await platform.client().call('POST /api/Student/enroll-free-course', { query })).status).toBe(401);
  });
});
