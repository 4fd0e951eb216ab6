import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, submit } from '../../testing/classroom.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY } from '../../testing/test-school.ts';

const EXPLANATION = 'third person singular takes an s';

const platform = await sharedPlatform();
let teacher: TestClient;
// A token does not live as long as a window.
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

const chooseTime = (lessonId: number, keyTime: KeyTime) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', { params: { lessonId }, body: { keyTime } });
const resultOf = (device: TestClient, lessonId: number) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });

async function handedIn() {
  const quiz = await makeQuiz(platform, [{ explanation: EXPLANATION }, { explanation: EXPLANATION }]);
  expect((await chooseTime(quiz.lessonId, 'after-window')).status).toBe(200);
  const { device, student } = await enrolStudent(platform, quiz.courseId);
  const answers = answersWith(await open(device, quiz.lessonId), 1);
  return { ...quiz, device, student, answers, submitted: await submit(device, quiz.lessonId, answers) };
}

describe('the right answers of a quiz whose teacher keeps them back', () => {
  test('are in no answer to the student before the own window has ended, and come by themselves then [T-QUIZ-8, TRUST-91]', async () => {
    const { lessonId, courseId, device, student, answers, submitted } = await handedIn();
    const opensAt = new Date(platform.clock.now().getTime() + 7 * DAY).toISOString();
    const told = [
      submitted,
      await submit(device, lessonId, answers),
      await resultOf(device, lessonId),
      await open(device, lessonId),
      await device.call('GET /api/Course/tree-course-with-progress', { query: { courseid: courseId } }),
      await device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId: student.id } }),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200, 200]);
    for (const { text } of told) expect(text).not.toMatch(/isCorrect|explanation|third person/);
    expect(submitted.body.data).toMatchObject({ score: 50, correctCount: 1, review: [], hiddenKey: { opensAt } });
    platform.clock.advance(7 * DAY - 1);
    await device.login(student);
    expect((await resultOf(device, lessonId)).body.data.review).toEqual([]);
    platform.clock.advance(1);
    const after = (await resultOf(device, lessonId)).body.data;
    expect(after.hiddenKey).toBeNull();
    expect(after.review.map(({ explanation }: { explanation: string }) => explanation)).toEqual([
      EXPLANATION,
      EXPLANATION,
    ]);
  });

  test('are seen by the teacher meanwhile, and by the student when the teacher lets them [T-QUIZ-8]', async () => {
    const { lessonId, device, student } = await handedIn();
    const paper = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
      params: { lessonId, studentId: student.id },
    });
    expect(paper.body.data.paper.review).toHaveLength(2);
    await chooseTime(lessonId, 'at-once');
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ hiddenKey: null, review: [{}, {}] });
  });

  test('are a setting of its own: whoever has the quiz open hands it in all the same, and a copy keeps it [T-QUIZ-8]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const { device } = await enrolStudent(platform, courseId);
    const opened = await open(device, lessonId);
    await chooseTime(lessonId, 'after-window');
    expect((await submit(device, lessonId, answersWith(opened, 2))).status).toBe(200);
    const course = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId } });
    const copy = await teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId },
      body: { version: course.body.data.version },
    });
    const read = await teacher.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId: copy.body.data.id } });
    expect(read.body.data.keyTime).toBe('after-window');
  });
});
