import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import { expect, test } from 'vitest';
import { enrolStudent, open, submit } from '../../../testing/classroom.ts';
import { doorOf, MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { DAY } from '../../../testing/test-school.ts';

const EXPLANATION = 'third person singular takes an s';
const QUESTIONS = Array.from({ length: 4 }, () => ({ explanation: EXPLANATION }));

const platform = await sharedPlatform();

const resultOf = (device: TestClient, lessonId: number) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });

interface Case {
  terms: (now: number) => Partial<ExamTerms>;
  keyTime?: KeyTime;
  /** Between the two attempts. */
  pause?: number;
}

test.each<[string, Case]>([
  ['it is the last one', { terms: () => ({ attempts: 2 }) }],
  ['nobody starts any more', { terms: (now) => ({ attempts: 3, lastStartAt: now + 5 * MINUTE }) }],
  ['the unit has closed', { terms: () => ({ attempts: 3 }), keyTime: 'after-window', pause: 7 * DAY - 20 * MINUTE }],
])(
  'whoever sits in an exam is told no right answer of an earlier attempt, though %s [EXAM-221, T-QUIZ-1, T-QUIZ-8]',
  async (_case, { terms, keyTime = 'at-once', pause = MINUTE }) => {
    const teacher = await staffOf(platform, 'teacher');
    const { lessonId, courseId } = await makeExam(platform, teacher, terms(platform.clock.now().getTime()), QUESTIONS);
    await teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', { params: { lessonId }, body: { keyTime } });
    const { device, student } = await enrolStudent(platform, courseId);
    const first = await sit(platform, device, lessonId);
    expect((await first.handIn('student', first.given(0))).status).toBe(200);
    platform.clock.advance(pause);
    await device.login(student);
    const { handIn } = await sit(platform, device, lessonId);

    const isToldNothing = async () => {
      await device.login(student);
      expect((await resultOf(device, lessonId)).body.data).toMatchObject({
        review: [],
        hiddenKey: { opensAt: null, because: 'sitting' },
      });
      const told = [
        await resultOf(device, lessonId),
        await submit(device, lessonId, [0, 0, 0, 0]),
        await open(device, lessonId),
        await doorOf(device, lessonId),
        await device.call('POST /api/exams/{lessonId}/start', { params: { lessonId }, body: {} }),
        await device.call('GET /api/Course/tree-course-with-progress', { query: { courseid: courseId } }),
        await device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId: student.id } }),
      ];
      for (const { text } of told) expect(text).not.toMatch(/"isCorrect":(true|false)|explanation|third person/);
    };
    await isToldNothing();
    platform.clock.advance(30 * MINUTE);
    await isToldNothing();
    // What is on its way when the time is over still counts: the key waits until the paper is in.
    platform.clock.advance(30 * MINUTE + 1);
    await isToldNothing();
    expect((await handIn('time')).status).toBe(200);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({
      hiddenKey: null,
      review: QUESTIONS,
    });
  },
);
