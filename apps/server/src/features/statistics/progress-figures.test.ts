import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, signIn, submit } from '../../testing/classroom.ts';
import { newUnitGrant } from '../../testing/new-unit-grant.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';

const platform = await sharedPlatform();

const videosOf = (device: TestClient, userId: string) =>
  device.call('GET /api/Student/GetStudentLessonsProgress/{userId}', { params: { userId } });
const quizzesOf = (device: TestClient, userId: string) =>
  device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId } });
const complete = (device: TestClient, lessonId: number) =>
  device.call('POST /api/Student/complete-lesson', { query: { lessonId } });

const unit = (videos: number, quizzes: number) => ({
  lessons: [
    ...Array.from({ length: videos }, () => ({ type: 'Video' as const })),
    ...Array.from({ length: quizzes }, (_, at) => ({ type: 'Quiz' as const, name: `Exam ${at + 1}` })),
  ],
});

describe('a student’s own figures', () => {
  test('videos: how many there are, how many are watched, and the percent of it [API-38, ENT-28, OP-STAT-3]', async () => {
    const course = await makeCourse(platform, { units: [unit(3, 0), unit(1, 1)] });
    const { student, device } = await enrolStudent(platform, course.id);
    expect((await videosOf(device, student.id)).body).toMatchObject({
      success: true,
      totalVideos: 4,
      watchedVideos: 0,
      progress: 0,
    });
    for (const lessonId of course.units[0]?.lessonIds ?? []) await complete(device, lessonId);
    // A second press of the button is no second video.
    await complete(device, course.units[0]?.lessonIds[0] ?? 0);
    expect((await videosOf(device, student.id)).body).toMatchObject({ totalVideos: 4, watchedVideos: 3, progress: 75 });
  });

  test('quizzes: totals, and the results newest first by their submission [API-39, ENT-29, OP-STAT-2]', async () => {
    const course = await makeCourse(platform, { units: [unit(0, 3)] });
    const { student, device } = await enrolStudent(platform, course.id);
    const [first = 0, second = 0] = course.units[0]?.lessonIds ?? [];
    await submit(device, first, answersWith(await open(device, first), 2));
    const earlier = platform.clock.now().toISOString();
    platform.clock.advance(60_000);
    await submit(device, second, answersWith(await open(device, second), 1));
    expect((await quizzesOf(device, student.id)).body).toEqual({
      success: true,
      message: '',
      totalQuizzes: 3,
      solvedQuizzes: 2,
      results: [
        {
          lessonId: second,
          courseId: course.id,
          lessonName: 'Exam 2',
          score: 50,
          marks: null,
          submittedAt: platform.clock.now().toISOString(),
        },
        { lessonId: first, courseId: course.id, lessonName: 'Exam 1', score: 100, marks: null, submittedAt: earlier },
      ],
      untold: [],
    });
  });

  test('nothing held yet: zeros, not an error [OP-STAT-3]', async () => {
    const student = await platform.createAccount();
    const device = await signIn(platform, student);
    expect((await videosOf(device, student.id)).body).toMatchObject({ totalVideos: 0, watchedVideos: 0, progress: 0 });
    expect((await quizzesOf(device, student.id)).body).toMatchObject({
      totalQuizzes: 0,
      solvedQuizzes: 0,
      results: [],
    });
  });

  test('a unit held both through its course and by a lecture code counts once, a unit bought alone counts too [API-38, API-39]', async () => {
    const { tenantId, withTenant, clock } = platform;
    const whole = await makeCourse(platform, { units: [unit(2, 1), unit(1, 1)] });
    const other = await makeCourse(platform, { units: [unit(5, 5), unit(4, 2)] });
    const { student, device } = await enrolStudent(platform, whole.id);
    await withTenant(tenantId, async (tx) => {
      const bought = [
        { id: whole.units[0]?.id ?? 0, courseId: whole.id },
        { id: other.units[1]?.id ?? 0, courseId: other.id },
      ];
      for (const held of bought) await newUnitGrant(tx, tenantId, student.id, held, clock.now());
    });
    expect((await videosOf(device, student.id)).body).toMatchObject({ totalVideos: 2 + 1 + 4 });
    expect((await quizzesOf(device, student.id)).body).toMatchObject({ totalQuizzes: 1 + 1 + 2 });
  });

  test('a quiz without questions, which nobody can hand in, is not among the quizzes to solve [OP-QUIZ-5, OP-STAT-3]', async () => {
    const course = await makeCourse(platform, {
      units: [{ lessons: [{ type: 'Quiz', questions: [] }, { type: 'Quiz' }] }],
    });
    const { student, device } = await enrolStudent(platform, course.id);
    expect((await quizzesOf(device, student.id)).body).toMatchObject({ totalQuizzes: 1, solvedQuizzes: 0 });
  });

  test('a course taken away leaves progress within 0 and 100, and the results as history [OP-STAT-3]', async () => {
    const { tenantId, withTenant } = platform;
    const kept = await makeCourse(platform, { units: [unit(1, 1)] });
    const lost = await makeCourse(platform, { units: [unit(2, 1)] });
    const { student, device } = await enrolStudent(platform, kept.id);
    await withTenant(tenantId, (tx) =>
      tx.insert(enrolments).values({
        tenantId,
        studentId: student.id,
        courseId: lost.id,
        enrolledAt: platform.clock.now(),
        source: 'granted',
      }),
    );
    const [a = 0, b = 0, quiz = 0] = lost.units[0]?.lessonIds ?? [];
    for (const lessonId of [a, b, kept.units[0]?.lessonIds[0] ?? 0]) await complete(device, lessonId);
    await submit(device, quiz, answersWith(await open(device, quiz), 2));
    await withTenant(tenantId, (tx) =>
      tx.delete(enrolments).where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.courseId, lost.id))),
    );
    expect((await videosOf(device, student.id)).body).toMatchObject({
      totalVideos: 1,
      watchedVideos: 1,
      progress: 100,
    });
    expect((await quizzesOf(device, student.id)).body).toMatchObject({
      totalQuizzes: 1,
      solvedQuizzes: 0,
      results: [{ lessonId: quiz, score: 100 }],
    });
  });

  test('are for the token’s own student: another id, real or made up, is the same 403 [OP-STAT-5]', async () => {
    const course = await makeCourse(platform);
    const { device } = await enrolStudent(platform, course.id);
    const other = await platform.createAccount();
    for (const ask of [videosOf, quizzesOf]) {
      const [theirs, nobody] = [await ask(device, other.id), await ask(device, 'no-such-account')];
      expect(theirs).toMatchObject({ status: 403, body: { success: false, code: 'access.other_account' } });
      expect(nobody.text).toBe(theirs.text);
      expect((await ask(platform.client(), other.id)).status).toBe(401);
    }
  });
});
