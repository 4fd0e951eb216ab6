import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, open, type QuizIds } from '../../../testing/classroom.ts';
import { doorOf, EXAM, MINUTE, setExam, sit } from '../../../testing/exam-room.ts';
import { staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { keptAndRecounted } from '../../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { until } from '../../../testing/until.ts';
import { releaseDue } from '../release-results.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');
const assistant = await staffOf(platform, 'assistant');

type Sent = z.input<typeof saveQuiz.body>['questions'];

const frame = { from: null, explanation: '', imageMediaId: null };
const RUBRIC = [
  { name: 'الفكرة', marks: 2 },
  { name: 'القواعد', marks: 2 },
  { name: 'الإملاء', marks: 2 },
];
const ESSAY = {
  ...frame,
  kind: 'written',
  form: 'email',
  weight: 6,
  text: 'Write an e-mail to Sam.',
  words: { from: 60, to: 90 },
  rubric: RUBRIC,
  model: 'Dear Sam, the model answer',
  pinned: false,
};
const PAPER = [
  { ...frame, weight: 2, text: 'He ____ well.', choices: ['plays', 'play'], rightChoice: 0, pinned: true },
  ESSAY,
] as Sent;

const write = (lessonId: number, version: number, questions: Sent) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, questions } });

const writtenQuiz = () => writeQuiz(platform, teacher, { questions: PAPER });

async function handIn({ courseId, lessonId }: QuizIds, words = 'Dear Sam, we went.', choice = 0) {
  const { student, device } = await enrolStudent(platform, courseId);
  const opened = await open(device, lessonId);
  const handedIn = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: [choice, words] } });
  expect(handedIn.status, handedIn.text).toBe(200);
  return { student, device, opened, handedIn };
}

const deskOf = (staff: TestClient, lessonId: number): Promise<AnyAnswer> =>
  staff.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query: {} });

async function mark(
  staff: TestClient,
  lessonId: number,
  studentId: string,
  given: number[],
  basedOn: string | null = null,
  comments: string[] = [],
): Promise<AnyAnswer> {
  const desk = await deskOf(staff, lessonId);
  const question = desk.body.data.question.identity;
  const body = { question, marks: [{ studentId, basedOn, given, comments }] };
  return staff.call('POST /api/teach/marking/{lessonId}', { params: { lessonId }, body });
}

const resultOf = (device: TestClient, lessonId: number): Promise<AnyAnswer> =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });

const marksIn = (device: TestClient, courseId: number): Promise<AnyAnswer> =>
  device.call('GET /api/Student/quiz-marks', { query: { courseId } });

describe('a written answer', () => {
  test('waits for its marks without being a low mark anywhere, then counts everywhere [EXAM-60, EXAM-61, EXAM-64, EXAM-156]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId, courseId } = quiz;
    const { student, device, opened, handedIn } = await handIn(quiz);
    expect(opened.text).not.toContain('the model answer');
    expect(opened.body.data[1]).toMatchObject({ kind: 'written', form: 'email', words: { from: 60, to: 90 } });
    expect(handedIn.body.data).toMatchObject({
      score: null,
      marks: null,
      waiting: { earned: 2, possible: 2, answers: 1 },
      releasedAt: null,
    });
    expect(handedIn.text).not.toContain('the model answer');
    const statistics = await device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', {
      params: { userId: student.id },
    });
    expect(statistics.body.data ?? statistics.body).toMatchObject({
      ...{ solvedQuizzes: 1, results: [] },
      untold: [{ lessonId, courseId, lessonName: expect.any(String), resultsAt: null }],
    });
    expect((await marksIn(device, courseId)).body.data).toMatchObject([{ lessonId, score: null, resultsAt: null }]);
    const sums = await platform.database.owner`select * from term_scores where student_id = ${student.id}`;
    expect(sums).toHaveLength(0);
    const lines = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', {
      params: { courseId },
      query: {},
    });
    expect(lines.body.data.students[0]).toMatchObject({
      average: null,
      scores: [{ lessonId, score: null }],
      missing: [],
    });
    const list = await teacher.call('GET /api/teach/marking', {});
    expect(list.body.data).toContainEqual(expect.objectContaining({ lessonId, waiting: 1 }));

    const desk = await deskOf(assistant, lessonId);
    expect(desk.body.data.question).toMatchObject({
      number: 2,
      weight: 6,
      papers: [{ studentId: student.id, text: 'Dear Sam, we went.', criteria: RUBRIC, marking: null }],
    });
    const marked = await mark(assistant, lessonId, student.id, [2, 1, 1], null, ['زمن الفعل']);
    expect(marked.body.data).toMatchObject([{ outcome: 'saved', marking: { given: [2, 1, 1] } }]);
    const result = await resultOf(device, lessonId);
    expect(result.body.data).toMatchObject({ score: 75, marks: { earned: 6, possible: 8 }, waiting: null });
    expect(result.body.data.review[1]).toMatchObject({
      text: 'Write an e-mail to Sam.',
      wrote: 'Dear Sam, we went.',
      given: [2, 1, 1],
      comments: ['زمن الفعل'],
      model: 'Dear Sam, the model answer',
    });
    const [sum] = await platform.database.owner`
      select score_sum, quiz_count from term_scores where student_id = ${student.id} and period = 'all'`;
    expect(sum).toMatchObject({ score_sum: 75, quiz_count: 1 });
    const again = await device.call('POST /api/quizresult/submit', {
      body: { lessonId, answers: [0, 'Dear Sam, we went.'] },
    });
    expect(again.status, again.text).toBe(200);
    const [trail] = await platform.database.owner`
      select count(*)::int from audit_events where kind = 'quiz.answer_marked' and subject_id = ${student.id}`;
    expect(trail).toMatchObject({ count: 1 });
    for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
  });

  test('marked by two at once keeps the first marks and tells the second; the same marks again are the same [EXAM-65]', async () => {
    const quiz = await writtenQuiz();
    const { student, device } = await handIn(quiz);
    const { lessonId } = quiz;
    const first = await mark(teacher, lessonId, student.id, [2, 2, 2]);
    const second = await mark(assistant, lessonId, student.id, [0, 0, 0]);
    expect(second.body.data).toMatchObject([{ outcome: 'changed', marking: { given: [2, 2, 2] } }]);
    expect((await mark(teacher, lessonId, student.id, [2, 2, 2])).body.data).toMatchObject([{ outcome: 'saved' }]);
    expect((await resultOf(device, lessonId)).body.data.score).toBe(100);
    const { at } = first.body.data[0].marking;
    await mark(assistant, lessonId, student.id, [0, 0, 0], at);
    expect((await resultOf(device, lessonId)).body.data.score).toBe(25);
    expect((await mark(teacher, lessonId, student.id, [3, 0, 0], at)).body.data).toMatchObject([{ outcome: 'misfit' }]);
    const refused = await device.call('POST /api/teach/marking/{lessonId}', {
      params: { lessonId },
      body: {
        question: crypto.randomUUID(),
        marks: [{ studentId: student.id, basedOn: null, given: [6], comments: [] }],
      },
    });
    expect(refused.status).toBe(403);
  });

  test('keeps its marks through a regrade by the same criteria, and waits again by others [EXAM-66]', async () => {
    const quiz = await writtenQuiz();
    const { student, device } = await handIn(quiz, 'Dear Sam', 1);
    const { lessonId } = quiz;
    await mark(teacher, lessonId, student.id, [2, 2, 2]);
    const ids = (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } })).body.data.questions;
    const from = (at: number) => ({ from: ids[at].id });
    const [choice, essay] = PAPER as object[];
    await write(lessonId, 2, [
      { ...choice, ...from(0), rightChoice: 1 },
      { ...essay, ...from(1) },
    ] as Sent);
    await regrade(lessonId, 3, async () => (await resultOf(device, lessonId)).body.data.score === 100);
    const newer = (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } })).body.data
      .questions;
    const rubric = [{ name: 'كله', marks: 6 }];
    await write(lessonId, 3, [
      { ...choice, from: newer[0].id, rightChoice: 1 },
      { ...essay, from: newer[1].id, rubric },
    ] as Sent);
    await regrade(lessonId, 4, async () => (await resultOf(device, lessonId)).body.data.score === null);
    expect((await resultOf(device, lessonId)).body.data.waiting).toMatchObject({ earned: 2, answers: 1 });
    for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
  });
});

async function regrade(lessonId: number, version: number, isDone: () => Promise<boolean>): Promise<void> {
  const started = await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', {
    params: { lessonId },
    body: { key: crypto.randomUUID(), version },
  });
  expect(started.status, started.text).toBeLessThan(300);
  await until(isDone);
}

describe('a written answer of an exam', () => {
  test('keeps its attempt the result as long as it can be the best, and its marks whichever attempt counts [EXAM-67]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId, courseId } = quiz;
    const terms = { ...EXAM, attempts: 2 };
    expect((await setExam(teacher, lessonId, terms)).status).toBe(200);
    const { student, device } = await enrolStudent(platform, courseId);
    const attempt = async (choice: number, words: string) => {
      const { given, handIn: close } = await sit(platform, device, lessonId);
      const answers = [given(0, true, { choice }), given(1, true, { choice: words })];
      const closed = await close('student', ...answers);
      expect(closed.status, closed.text).toBe(200);
      return closed.body.data;
    };
    const first = await attempt(0, 'A first text');
    expect(first.papers).toMatchObject([{ score: null, passed: null }]);
    await mark(teacher, lessonId, student.id, [1, 0, 0]);
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ score: 37.5 }]);
    platform.clock.advance(MINUTE);
    // Worse in what is graded, and still able to be the better one: it is the result, and is marked.
    await attempt(1, 'A second text');
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ score: null, waiting: { earned: 0 } });
    const desk = await deskOf(teacher, lessonId);
    expect(desk.body.data.question.papers).toMatchObject([{ text: 'A second text', marking: null }]);
    await mark(teacher, lessonId, student.id, [0, 1, 0]);
    // It was not: the first one is the result again, with the marks that it had.
    expect((await resultOf(device, lessonId)).body.data.score).toBe(37.5);
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([
      { number: 1, score: 37.5, counts: true },
      { number: 2, score: 12.5, counts: false },
    ]);
    for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
  });
});

describe('results that are released at one time', () => {
  test('are told to nobody but the teacher before it, and to everybody after [EXAM-70, EXAM-71]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId, courseId } = quiz;
    const resultsAt = platform.clock.now().getTime() + 600_000;
    const set = (was: number | null, at: number | null) =>
      teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
        params: { lessonId },
        body: { was, resultsAt: at },
      });
    expect((await set(null, resultsAt)).status).toBe(200);
    expect((await set(null, resultsAt + 1)).status).toBe(409);
    const { student, device, handedIn } = await handIn(quiz);
    const { device: unmarked } = await handIn(quiz);
    const isSilent = { score: null, correctCount: null, marks: null, notes: '', waiting: null, review: [] };
    expect(handedIn.body.data).toMatchObject({ ...isSilent, releasedAt: new Date(resultsAt).toISOString() });
    await mark(teacher, lessonId, student.id, [2, 2, 1]);

    const before = await resultOf(device, lessonId);
    expect(before.body.data).toMatchObject(isSilent);
    expect(before.body.data.sections).toBeUndefined();
    expect(before.text).not.toContain('model answer');
    // That the results come, and when: nothing of what they are.
    const coming = new Date(resultsAt).toISOString();
    expect((await marksIn(device, courseId)).body.data).toEqual([
      { lessonId, score: null, marks: null, resultsAt: coming },
    ]);
    const own = await device.call('GET /api/Student/my-data', {});
    expect(own.text).not.toMatch(/87\.5/);
    const paper = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
      params: { lessonId, studentId: student.id },
    });
    expect(paper.body.data.paper.score).toBe(87.5);
    const sums = await platform.database.owner`select * from term_scores where student_id = ${student.id}`;
    expect(sums).toHaveLength(0);
    expect(await releaseDue(platform.withTenant, platform.platform, platform.tenantId)).toBe(0);

    platform.clock.advance(600_000);
    // The paper at once; sums and lists once the job has put its worth where they are taken from.
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ score: 87.5, releasedAt: null });
    expect((await marksIn(device, courseId)).body.data).toMatchObject([{ lessonId, score: null }]);
    expect((await resultOf(unmarked, lessonId)).body.data).toMatchObject({ score: null, releasedAt: null });
    expect((await resultOf(unmarked, lessonId)).body.data.waiting).not.toBeNull();
    expect(await releaseDue(platform.withTenant, platform.platform, platform.tenantId)).toBe(1);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ score: 87.5, releasedAt: null });
    expect((await marksIn(device, courseId)).body.data).toMatchObject([{ lessonId, score: 87.5 }]);
    const [sum] = await platform.database.owner`
      select score_sum from term_scores where student_id = ${student.id} and period = 'all'`;
    expect(sum).toMatchObject({ score_sum: 87.5 });
    for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);

    expect((await set(resultsAt, resultsAt + 7_200_000)).status).toBe(200);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject(isSilent);
    expect(await platform.database.owner`select * from term_scores where student_id = ${student.id}`).toHaveLength(0);
  });
});

test('a comment is kept once, given by a tap, and taken out of the bank again [EXAM-63]', async () => {
  const keep = (text: string) => teacher.call('POST /api/teach/marking-comments', { body: { text } });
  await keep('زمن الفعل');
  const kept = (await keep('زمن الفعل')).body.data;
  expect(kept.map(({ text }: { text: string }) => text)).toEqual(['زمن الفعل']);
  const dropped = await teacher.call('DELETE /api/teach/marking-comments/{commentId}', {
    params: { commentId: kept[0].id },
  });
  expect(dropped.body.data).toEqual([]);
});

test('results whose time is being changed in that moment are not told by the job [EXAM-250]', async () => {
  const quiz = await writtenQuiz();
  const { lessonId } = quiz;
  const resultsAt = platform.clock.now().getTime() + 600_000;
  await teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
    params: { lessonId },
    body: { was: null, resultsAt },
  });
  const { student } = await handIn(quiz);
  await mark(teacher, lessonId, student.id, [2, 2, 1]);
  platform.clock.advance(600_000);
  const release = () => releaseDue(platform.withTenant, platform.platform, platform.tenantId);
  await platform.database.owner.begin(async (tx) => {
    await tx`update lessons set results_at = ${new Date(resultsAt + 7_200_000)} where id = ${lessonId}`;
    expect(await release()).toBe(0);
  });
  expect(await release()).toBe(0);
  const [stored] = await platform.database.owner`
    select score, held_score from quiz_results where student_id = ${student.id}`;
  expect(stored).toMatchObject({ score: null, held_score: 87.5 });
});
