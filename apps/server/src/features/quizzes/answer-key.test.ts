import { describe, expect, test } from 'vitest';
import type { AccountContext } from '../../calls/context.ts';
import type { NewQuestion } from '../../seed/new-course.ts';
import { answersWith, enrolStudent, makeQuiz, open, signIn, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer } from '../../testing/test-client.ts';
import { storedFile } from '../media/stored-file.fixture.ts';
import { ordersFor, type Question } from './quiz-questions.ts';

const EXPLANATION = 'third person singular takes an s';

const platform = await sharedPlatform();

const paper = (count: number, more: NewQuestion = {}): NewQuestion[] =>
  Array.from({ length: count }, () => ({ choices: ['studies', 'study', 'studying', 'has study'], ...more }));

interface Shown {
  answers: { text: string; isCorrect: unknown }[];
}
const texts = ({ body }: AnyAnswer): string[][] =>
  body.data.map((question: Shown) => question.answers.map(({ text }) => text));

describe('the answer key', () => {
  test('never leaves before submission: isCorrect is null, and no explanation or right answer is in the bytes [ENT-27, API-26, OP-QUIZ-1, T-QUIZ-1]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, paper(3, { explanation: EXPLANATION, weight: 2 }));
    const { student, device } = await enrolStudent(platform, courseId);
    const id = student.id;
    const before = [
      await open(device, lessonId),
      await device.call('GET /Student/contentlesson/{id}', { params: { id: lessonId } }),
      await device.call('GET /api/Course/tree-course-with-progress', { query: { courseid: courseId } }),
      await device.call('GET /Course/tree', { query: { courseid: courseId } }),
      await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } }),
      await device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId: id } }),
      await submit(device, lessonId, [9, 9, 9]),
    ];
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 400]);
    for (const { text } of before) {
      expect(text).not.toContain(EXPLANATION);
      expect(text).not.toMatch(/explanation|right|correct(?!":null)(?!ly)/i);
    }
    const opened = before[0] as AnyAnswer;
    expect(opened.text.match(/"isCorrect":[^,}\]]*/g)).toEqual(Array(12).fill('"isCorrect":null'));
    expect(opened.body.data[0]).toMatchObject({ weight: 2, imageUrl: null, text: expect.any(String) });
  });

  test('comes with the marked paper, explanations and all, once the quiz is handed in [QUIZ-18, OP-QUIZ-1, T-QUIZ-6]', async () => {
    const imageMediaId = await storedFile(platform);
    const drawn = { explanation: EXPLANATION, imageMediaId };
    const { courseId, lessonId } = await makeQuiz(platform, [
      ...paper(1, { explanation: EXPLANATION }),
      ...paper(1, drawn),
    ]);
    const { device } = await enrolStudent(platform, courseId);
    const opened = await open(device, lessonId);
    const answers = answersWith(opened, 1);
    const submitted = await submit(device, lessonId, answers);
    expect(submitted.status, submitted.text).toBe(200);
    // Most papers have no parts, and say nothing of them.
    expect(submitted.body.data).not.toHaveProperty('sections');
    expect(submitted.body.data).not.toHaveProperty('passages');
    const { review } = submitted.body.data;
    expect(review[0].imageUrl).toBeNull();
    expect((await device.request(review[1].imageUrl)).status).toBe(200);
    expect(review.map(({ chosen }: { chosen: number }) => chosen)).toEqual(answers);
    for (const [at, question] of review.entries()) {
      expect(question.explanation).toBe(EXPLANATION);
      expect(question.answers.map(({ text }: Shown['answers'][number]) => text)).toEqual(texts(opened)[at]);
      expect(question.answers.map(({ isCorrect }: Shown['answers'][number]) => isCorrect)).toEqual(
        texts(opened)[at]?.map((text) => text === 'studies'),
      );
    }
  });
});

describe('the order of the choices', () => {
  test('puts the right one, typed first by the teacher, at every position equally often [T-QUIZ-1]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, paper(400));
    const { device } = await enrolStudent(platform, courseId);
    const counts = [0, 0, 0, 0];
    for (const shown of texts(await open(device, lessonId))) {
      const place = shown.indexOf('studies');
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // Three degrees of freedom, p = 0.0001: a fair shuffle with random ids fails this once in ten thousand runs.
    expect(chiSquare).toBeLessThan(21.1);
  });

  test('is each student’s own, and the same at every reload and on every device [OP-ENT-6, T-QUIZ-1]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, paper(12));
    const [first, second] = [await enrolStudent(platform, courseId), await enrolStudent(platform, courseId)];
    const phone = await signIn(platform, first.student);
    const seen = texts(await open(first.device, lessonId));
    expect(texts(await open(first.device, lessonId))).toEqual(seen);
    expect(texts(await open(phone, lessonId))).toEqual(seen);
    expect(texts(await open(second.device, lessonId))).not.toEqual(seen);
  });

  test('is that of every release: a paper that was begun is never shuffled anew [T-QUIZ-1]', () => {
    const first = { mediaKey: Buffer.alloc(32, 7).toString('base64url') };
    const installation = { tenant: { id: 'mr-test' }, platform: { secrets: { first } } } as unknown as AccountContext;
    const quiz = [1, 2, 3].map((id) => ({ id, kind: 'single-choice', choices: ['a', 'b', 'c', 'd'], pinned: false }));
    // Words in their own order would be the answer: they are not pinned by anybody.
    const words = { id: 4, kind: 'word-order', words: ['a', 'b', 'c', 'd'], pinned: true };
    const orders = ordersFor(
      installation,
      7,
      [...quiz, words] as unknown as Question[],
      '00000000-0000-7000-8000-000000000001',
    );
    expect(orders).toEqual([
      [2, 0, 3, 1],
      [0, 1, 3, 2],
      [0, 3, 2, 1],
      [3, 1, 0, 2],
    ]);
  });

  test('stays as typed where the teacher pinned it [T-QUIZ-1]', async () => {
    const choices = ['a play', 'a film', 'a song', 'all of the above'];
    const { courseId, lessonId } = await makeQuiz(platform, paper(12, { choices, right: 3, pinned: true }));
    const { device } = await enrolStudent(platform, courseId);
    expect(texts(await open(device, lessonId))).toEqual(Array(12).fill(choices));
  });
});
