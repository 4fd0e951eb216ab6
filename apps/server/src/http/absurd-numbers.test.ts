import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeQuiz } from '../testing/classroom.ts';
import { staffOf } from '../testing/quiz-desk.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import type { AnyAnswer } from '../testing/test-client.ts';

const platform = await sharedPlatform();

const COLUMN_AT_MOST = 2_147_483_647;

test('a number that no column holds is refused as invalid by the calls of the console, and the largest that one holds is looked for [DESK-245, T-G-9]', async () => {
  const teacher = await staffOf(platform, 'teacher');
  const { lessonId } = await makeQuiz(platform);
  const studentId = (await platform.createAccount()).id;
  const key = randomUUID();
  const reason = 'مكالمة';
  const calls: ((number: number) => Promise<AnyAnswer>)[] = [
    (courseId) => teacher.call('POST /api/teach/code-batches', { body: { key, courseId, size: 1 } }),
    (unitId) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/move', { params: { lessonId }, body: { version: 1, unitId } }),
    (version) =>
      teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', { params: { lessonId }, body: { key, version } }),
    (version) =>
      teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, questions: [] } }),
    (courseId) =>
      teacher.call('POST /api/teach/students/{studentId}/grant-course', {
        params: { studentId },
        body: { courseId, reason },
      }),
    (id) =>
      teacher.call('POST /api/teach/desk/students/{studentId}/redeem', {
        params: { studentId },
        body: { card: { id }, reason },
      }),
  ];
  for (const [at, call] of calls.entries()) {
    for (const absurd of [COLUMN_AT_MOST + 1, Number.MAX_SAFE_INTEGER]) {
      const answer = await call(absurd);
      expect([answer.status, answer.body.code], `${at}: ${answer.text}`).toEqual([400, 'request.invalid']);
    }
    expect((await call(COLUMN_AT_MOST)).status, String(at)).toBeLessThan(500);
  }
  const tell = (resultsAt: number) =>
    teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
      params: { lessonId },
      body: { was: null, resultsAt },
    });
  // A day that no calendar of the database has.
  expect((await tell(8.64e15)).status).toBe(400);
});
