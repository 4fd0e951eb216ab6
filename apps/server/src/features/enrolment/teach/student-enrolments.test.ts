import { describe, expect, test } from 'vitest';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');

const reason = 'كان تعبان';
const enrolmentsOf = async ({ id }: TestStudent) =>
  (await teacher.call('GET /api/teach/students/{studentId}/enrolments', { params: { studentId: id } })).body.data
    .enrolments;
const grant = ({ id }: TestStudent, courseId: number) =>
  teacher.call('POST /api/teach/students/{studentId}/grant-course', {
    params: { studentId: id },
    body: { courseId, reason },
  });
const extend = ({ id }: TestStudent, courseId: number, until: string | null, was: string | null = null) =>
  teacher.call('POST /api/teach/students/{studentId}/extend', {
    params: { studentId: id },
    body: { courseId, was, until, reason },
  });
const openLesson = ({ phone }: TestStudent, lesson: number) => phone.request(`/Student/contentlesson/${lesson}`);

describe('what the teacher does for a student', () => {
  test('a course is given without a code; given again it stays as it was', async () => {
    const course = await school.makeCourse({ name: 'هدية', units: [{ lessons: [{ type: 'Video' }] }] });
    const student = await school.student();
    expect((await grant(student, course.id)).body.data).toMatchObject({ courseName: 'هدية', source: 'granted' });
    expect((await grant(student, course.id)).status).toBe(200);
    expect(await enrolmentsOf(student)).toHaveLength(1);
    expect((await openLesson(student, lessonId(course, 0, 0))).status).toBe(200);
    expect((await grant(student, 999_999)).body.code).toBe('course.not_found');
  });

  test('an ended window opens again until the day the teacher names, and closes when that is taken back [OP-CURR-1]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [{ type: 'Video' }] }] }, 30 * DAY);
    const video = lessonId(course, 0, 0);
    expect((await openLesson(student, video)).status).toBe(403);
    const until = new Date(platform.clock.now().getTime() + 2 * DAY).toISOString();
    expect((await extend(student, course.id, until)).body.data.extendedUntil).toBe(until);
    expect((await openLesson(student, video)).status).toBe(200);
    expect((await extend(student, course.id, null, until)).body.data.extendedUntil).toBeNull();
    expect((await openLesson(student, video)).status).toBe(403);
    const past = await extend(student, course.id, '2020-01-01T00:00:00.000Z');
    expect([past.status, past.body.code]).toEqual([400, 'enrolment.until_past']);
    expect((await enrolmentsOf(student))[0].extendedUntil).toBeNull();
  });

  test('a course taken back is closed; its results stay and count when it comes back', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [{ type: 'Quiz', questions: [{}] }] }] });
    const quiz = lessonId(course, 0, 0);
    await openLesson(student, quiz);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
    const revoked = await teacher.call('POST /api/teach/students/{studentId}/revoke', {
      params: { studentId: student.id },
      body: { courseId: course.id, reason: 'رجّع الفلوس' },
    });
    expect(revoked.status, revoked.text).toBe(200);
    expect(await enrolmentsOf(student)).toEqual([]);
    expect((await openLesson(student, quiz)).status).toBe(403);
    await grant(student, course.id);
    const progress = await teacher.call('GET /api/teach/students/{studentId}/progress', {
      params: { studentId: student.id },
    });
    expect(progress.body.data).toMatchObject({ totalQuizzes: 1, solvedQuizzes: 1, results: [{ lessonId: quiz }] });
  });

  test('every step is in the audit trail with who, whom and why [T-LOG-2]', async () => {
    const { course, student } = await school.enrolled();
    await extend(student, course.id, new Date(platform.clock.now().getTime() + DAY).toISOString());
    const rows = await platform.database
      .owner`select kind, actor_id, details from audit_events where subject_id = ${student.id} and kind like 'enrolment.%'`;
    expect(rows).toEqual([
      { kind: 'enrolment.extended', actor_id: expect.any(String), details: expect.objectContaining({ reason }) },
    ]);
  });
});
