import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, open } from '../../../testing/classroom.ts';
import { staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { keptAndRecounted } from '../../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { until } from '../../../testing/until.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

type Sent = z.input<typeof saveQuiz.body>['questions'];

const frame = { from: null, explanation: '', imageMediaId: null, pinned: true };
const choice = { ...frame, weight: 2, text: 'He ____ well.', choices: ['plays', 'play'], rightChoice: 0 };
const essay = (text: string) => ({
  ...{ ...frame, kind: 'written', form: 'paragraph', weight: 4, text, words: null, model: '' },
  rubric: [{ name: 'كله', marks: 4 }],
});
const PAPER = [choice, essay('About your school'), essay('About your town')] as Sent;

const write = (lessonId: number, version: number, questions: Sent) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, questions } });

const idsOf = async (lessonId: number): Promise<number[]> =>
  (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } })).body.data.questions.map(
    ({ id }: { id: number }) => id,
  );

async function mark(lessonId: number, studentId: string, text: string, marks: number): Promise<void> {
  const params = { lessonId };
  const desk = await teacher.call('GET /api/teach/marking/{lessonId}', { params, query: {} });
  for (const { identity } of desk.body.data.questions) {
    const one = await teacher.call('GET /api/teach/marking/{lessonId}', { params, query: { question: identity } });
    if (one.body.data.question.text !== text) continue;
    const body = { question: identity, marks: [{ studentId, basedOn: null, given: [marks], comments: [] }] };
    const marked = await teacher.call('POST /api/teach/marking/{lessonId}', { params, body });
    expect(marked.body.data, marked.text).toMatchObject([{ outcome: 'saved' }]);
    return;
  }
  throw new Error(`no question says ${text}`);
}

async function regrade(lessonId: number, version: number, isDone: () => Promise<boolean>): Promise<void> {
  const started = await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', {
    params: { lessonId },
    body: { key: crypto.randomUUID(), version },
  });
  expect(started.status, started.text).toBeLessThan(300);
  await until(isDone);
}

test('a half-marked paper is regraded by a mended key with its questions in other places, keeps the marks it has, and goes on waiting for the rest [EXAM-146]', async () => {
  const { courseId, lessonId } = await writeQuiz(platform, teacher, { questions: PAPER });
  const { student, device } = await enrolStudent(platform, courseId);
  await open(device, lessonId);
  const answers = [1, 'My school is big.', 'My town is old.'];
  const handedIn = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers } });
  expect(handedIn.body.data.waiting).toMatchObject({ earned: 0, possible: 2, answers: 2 });
  await mark(lessonId, student.id, 'About your school', 3);

  const resultOf = async () =>
    (await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } })).body.data;
  expect((await resultOf()).waiting).toMatchObject({ earned: 3, possible: 6, answers: 1 });

  // The key was wrong, and the teacher puts the town first.
  const [first, school, town] = await idsOf(lessonId);
  const moved = [
    { ...essay('About your town'), from: town },
    { ...choice, from: first, rightChoice: 1 },
    { ...essay('About your school'), from: school },
  ] as Sent;
  const saved = await write(lessonId, 2, moved);
  expect(saved.status, saved.text).toBe(200);
  await regrade(lessonId, 3, async () => (await resultOf()).waiting?.earned === 5);
  expect(await resultOf()).toMatchObject({ score: null, waiting: { earned: 5, possible: 6, answers: 1 } });
  for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);

  // The rest is marked by the newer paper, and the whole is worth what both earned.
  await mark(lessonId, student.id, 'About your town', 2);
  expect(await resultOf()).toMatchObject({ score: 70, marks: { earned: 7, possible: 10 }, waiting: null });
  for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
});
