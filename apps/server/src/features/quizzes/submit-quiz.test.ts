import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCourse } from '../../seed/new-course.ts';
import { newEnrolment } from '../../seed/new-enrolment.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('a quiz', () => {
  test('is graded by the server, whatever score the client claims [API-37, QUIZ-25, ENT-30, T-QUIZ-2]', async () => {
    const { tenantId, clock, withTenant } = platform;
    const student = await platform.createAccount();
    const course = await withTenant(tenantId, async (tx) => {
      const made = await newCourse(tx, tenantId, { units: [{ lessons: [{ type: 'Quiz' }] }] }, clock.now());
      await newEnrolment(tx, tenantId, student.id, made.id, clock.now());
      return made;
    });
    const lessonId = course.units[0]?.lessonIds[0] ?? 0;
    const device = platform.client();
    await device.login(student);
    const opened = await device.call('GET /Student/contentlesson/{id}', { params: { id: lessonId } });
    expect(opened.status, opened.text).toBe(200);
    expect(opened.text).not.toContain('"isCorrect":true');
    const answers = opened.body.data.map((question: { answers: { text: string }[] }, at: number) =>
      question.answers.findIndex(({ text }) => (at === 0 ? text === 'studies' : text !== 'studies')),
    );
    const submitted = await device.call('POST /api/quizresult/submit', {
      body: { lessonId, answers, score: 100, notes: 'Correct answers: 2/2' },
    });
    expect(submitted.status, submitted.text).toBe(200);
    expect(submitted.body.data).toMatchObject({ score: 50, correctCount: 1, total: 2, notes: 'Correct answers: 1/2' });
  });
});
