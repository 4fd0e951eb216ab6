import { describe, expect, test } from 'vitest';
import type { NewQuestion } from '../../seed/new-course.ts';
import { editQuiz, enrolStudent, makeQuiz, open, type QuizIds, storedRows, submit } from '../../testing/classroom.ts';
import { editPaper, paperOf, readQuiz, savePaper, staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';

const platform = await sharedPlatform();

const VERBS = ['go', 'eat'];
/** Two right choices of four, and a single choice behind them. */
const PAPER: NewQuestion[] = [
  { text: 'Which are verbs?', choices: ['go', 'school', 'eat', 'red'], right: [0, 2], weight: 2, explanation: 'verbs' },
  {},
];

interface Shown {
  answers: { text: string }[];
}

/** The places at which a student sees these words. */
const placesOf = (opened: AnyAnswer, words: readonly string[]): number[] =>
  opened.body.data[0].answers.flatMap(({ text }: Shown['answers'][number], at: number) =>
    words.includes(text) ? [at] : [],
  );
const rightOf = (opened: AnyAnswer, at: number): number =>
  opened.body.data[at].answers.findIndex(({ text }: Shown['answers'][number]) => text === 'studies');

async function sitDown(quiz: QuizIds) {
  const { student, device } = await enrolStudent(platform, quiz.courseId);
  return { student, device, opened: await open(device, quiz.lessonId) };
}

/** Hands in these words, and a right answer to the single choice. */
async function handIn(quiz: QuizIds, words: readonly string[]) {
  const { student, device, opened } = await sitDown(quiz);
  const answers = [placesOf(opened, words), rightOf(opened, 1)];
  return { student, device, opened, answers, handedIn: await submit(device, quiz.lessonId, answers) };
}

const save = (device: TestClient, lessonId: number, choice: number | number[], clientTime: number) =>
  device.call('POST /api/quizresult/save-answers', {
    body: { lessonId, answers: [{ position: 0, choice, clientTime }] },
  });

describe('a quiz with a question that has several right choices', () => {
  test('shows neither its key nor how many are right, and a single choice as it always was [KIND-04, T-QUIZ-1]', async () => {
    const { opened } = await sitDown(await makeQuiz(platform, PAPER));
    expect(opened.text).not.toMatch(/explanation|right|correct(?!":null)/i);
    expect(opened.body.data[0]).toMatchObject({ kind: 'several-choices', weight: 2, answers: { length: 4 } });
    expect(Object.keys(opened.body.data[1])).toEqual(['text', 'imageUrl', 'weight', 'answers']);
    expect(opened.body.quiz.saved).toEqual([null, null]);
  });

  test.each<[string, string[], object, object]>([
    ['all of them', VERBS, { score: 100, correctCount: 2 }, { share: 1 }],
    [
      'one of them',
      ['eat'],
      { score: (2 * 100) / 3, correctCount: 1, marks: { earned: 2, possible: 3 } },
      { share: 0.5 },
    ],
    ['one and a wrong one', ['eat', 'red'], { score: 100 / 3, correctCount: 1 }, { share: 0 }],
  ])('ticking %s is graded to a share of its weight [KIND-02, KIND-05]', async (_, words, result, question) => {
    const { opened, answers, handedIn, student } = await handIn(await makeQuiz(platform, PAPER), words);
    expect(handedIn.body.data, handedIn.text).toMatchObject(result);
    const [reviewed, single] = handedIn.body.data.review;
    expect(reviewed).toMatchObject({ kind: 'several-choices', chosen: answers[0], explanation: 'verbs', ...question });
    expect(reviewed.answers).toEqual(
      opened.body.data[0].answers.map(({ text }: { text: string }) => ({ text, isCorrect: VERBS.includes(text) })),
    );
    expect(Object.keys(single).sort()).toEqual([
      'answers',
      'chosen',
      'explainedIn',
      'explanation',
      'imageUrl',
      'text',
      'weight',
    ]);
    const { results } = await storedRows(platform, student.id);
    expect(JSON.parse(JSON.stringify(results))).toMatchObject([{ answers: [expect.any(Array), 0] }]);
  });

  test('ticks are kept as they are made, none of them too, and another device goes on with them [KIND-03]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    const { device } = await sitDown(quiz);
    const saved = async () => (await open(device, quiz.lessonId)).body.quiz.saved;
    expect((await save(device, quiz.lessonId, [3], 1000)).status).toBe(200);
    expect((await save(device, quiz.lessonId, [1, 3], 2000)).status).toBe(200);
    expect(await saved()).toEqual([[1, 3], null]);
    await save(device, quiz.lessonId, [], 3000);
    expect(await saved()).toEqual([null, null]);
  });

  test.each<[string, number | number[]]>([
    ['nothing ticked', []],
    ['a single place', 1],
    ['a place twice', [1, 1]],
    ['a place that it has not', [4]],
  ])('%s is no answer to it [KIND-03, T-QUIZ-4]', async (_, answer) => {
    const quiz = await makeQuiz(platform, PAPER);
    const { device, opened } = await sitDown(quiz);
    const refused = await submit(device, quiz.lessonId, [answer, rightOf(opened, 1)]);
    expect([refused.status, refused.body.code]).toEqual([400, 'quiz.answers_invalid']);
  });

  test('the same ticks again, in whatever order, get the stored result; others are refused [KIND-03]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    const { device, answers, handedIn } = await handIn(quiz, VERBS);
    const [ticks, single] = answers as [number[], number];
    const again = await submit(device, quiz.lessonId, [[...ticks].reverse(), single]);
    expect(again.text).toBe(handedIn.text);
    expect((await submit(device, quiz.lessonId, [ticks.slice(1), single])).status).toBe(409);
  });

  test('is written, read and saved by its teacher; an incomplete one is refused by its number [KIND-01]', async () => {
    const { lessonId } = await makeQuiz(platform, [{}]);
    const teacher = await staffOf(platform, 'teacher');
    const several = { kind: 'several-choices', choices: [' go ', 'red', 'eat'], rightChoices: [0, 2] } as const;
    const saved = await editPaper(teacher, lessonId, (paper) => [
      ...paper,
      { ...several, choices: [...several.choices], rightChoices: [...several.rightChoices] },
    ]);
    expect(saved.body.data.questions, saved.text).toMatchObject([
      { kind: 'single-choice', rightChoice: 0 },
      { kind: 'several-choices', choices: ['go', 'red', 'eat'], rightChoices: [0, 2] },
    ]);
    const { version } = saved.body.data;
    // The same paper again makes no version.
    expect((await savePaper(teacher, lessonId, version, paperOf(saved))).body.data.version).toBe(version);
    const [single, one] = paperOf(await readQuiz(teacher, lessonId));
    const refused = await savePaper(teacher, lessonId, version, [{ ...single }, { ...one, rightChoices: [0] }]);
    expect([refused.status, refused.body.code]).toEqual([400, 'quiz.question_incomplete']);
    expect(refused.body.message_ar ?? refused.text).toMatch(/2|٢/);
  });

  test('a corrected key changes earlier papers by a regrade, and an opening again starts anew [KIND-09]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    const { device, student, handedIn } = await handIn(quiz, ['go', 'school']);
    expect(handedIn.body.data.score).toBeCloseTo(100 / 3);
    const teacher = await staffOf(platform, 'teacher');
    const [several, single] = paperOf(await readQuiz(teacher, quiz.lessonId));
    const saved = await savePaper(teacher, quiz.lessonId, 1, [{ ...several, rightChoices: [0, 1] }, { ...single }]);
    const params = { lessonId: quiz.lessonId };
    const preview = await teacher.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', { params, query: {} });
    expect(preview.body.data, preview.text).toMatchObject({ up: 1, students: [{ after: { score: 100 } }] });
    const key = crypto.randomUUID();
    const { version } = saved.body.data;
    await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body: { key, version } });
    const paper = () => device.call('GET /api/quizresult/{lessonId}', { params });
    await until(async () => (await paper()).body.data.score === 100);
    const regraded = (await paper()).body.data;
    const { share, chosen, answers } = regraded.review[0];
    expect([share, chosen.map((at: number) => answers[at].text).sort()]).toEqual([1, ['go', 'school']]);
    const reopened = await teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
      params: { ...params, studentId: student.id },
      body: { submittedAt: regraded.submittedAt, reason: 'again' },
    });
    expect(reopened.status, reopened.text).toBe(200);
    expect((await open(device, quiz.lessonId)).body.quiz.saved).toEqual([null, null]);
  });

  test('the analysis of its class counts every tick [KIND-08]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    for (const words of [VERBS, ['eat'], ['eat', 'red']]) await handIn(quiz, words);
    const report = await (await staffOf(platform, 'teacher')).call('GET /api/teach/results/{lessonId}', {
      params: { lessonId: quiz.lessonId },
      query: {},
    });
    const [question] = report.body.data.questions;
    expect(question).toMatchObject({ kind: 'several-choices', difficulty: 0.5, reading: 'too-few' });
    expect(
      question.choices.map(({ text, isRight, papers }: Record<string, unknown>) => [text, isRight, papers]),
    ).toEqual([
      ['go', true, 1],
      ['school', false, 0],
      ['eat', true, 3],
      ['red', false, 1],
    ]);
  });

  test('an edit asks whoever has it open to answer again [KIND-09, T-QUIZ-7]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    const { device, opened } = await sitDown(quiz);
    await editQuiz(platform, quiz, PAPER.slice(0, 1));
    expect((await submit(device, quiz.lessonId, [placesOf(opened, VERBS), 0])).body.code).toBe('quiz.changed');
  });

  test('a copy of its lesson has it too [KIND-09]', async () => {
    const quiz = await makeQuiz(platform, PAPER);
    const teacher = await staffOf(platform, 'teacher');
    const copied = await teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId: quiz.lessonId },
      body: { version: 1 },
    });
    expect(copied.status, copied.text).toBe(200);
    const { owner } = platform.database;
    const papers = await owner`select lesson_id, kind, details from questions
      where lesson_id in (select id from lessons where course_id = ${quiz.courseId}) and kind = 'several-choices'`;
    expect(papers.map(({ details }) => details)).toEqual([{ rightChoices: [0, 2] }, { rightChoices: [0, 2] }]);
  });
});
