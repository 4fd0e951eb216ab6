import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import { QUESTION_KIND_NAMES, type QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, open } from '../../../testing/classroom.ts';
import { paperOf, readQuiz, regradeQuiz, staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

type Sent = z.input<typeof saveQuiz.body>['questions'];

const frame = { from: null, weight: 2, explanation: '', imageMediaId: null, pinned: true };
const FORGIVES = { capitals: true, apostrophes: false };

/** Of each kind: a question, an answer to it, other words for it, and another key. */
const KINDS: Record<QuestionKindName, { part: object; answer: unknown; words: object; key: object }> = {
  'single-choice': {
    part: { kind: 'single-choice', text: 'Pick', choices: ['for', 'since', 'ago'], rightChoice: 0 },
    ...{ answer: 0, words: { choices: ['for', 'since then', 'ago'] }, key: { rightChoice: 1 } },
  },
  'several-choices': {
    part: { kind: 'several-choices', text: 'Pick two', choices: ['a', 'b', 'c', 'd'], rightChoices: [0, 1] },
    ...{ answer: [0], words: { choices: ['a', 'b', 'c', 'dd'] }, key: { rightChoices: [0, 2] } },
  },
  'true-false': {
    part: { kind: 'true-false', text: 'True?', choices: ['True', 'False'], rightChoice: 0 },
    ...{ answer: 1, words: { text: 'Is it true?' }, key: { rightChoice: 1 } },
  },
  gaps: {
    part: { kind: 'gaps', text: 'I ____.', gaps: [['went', 'go']], forgives: FORGIVES },
    ...{
      answer: ['gone'],
      words: { text: 'He ____.', gaps: [['go', 'Went']] },
      key: { gaps: [['went', 'go', 'gone']] },
    },
  },
  'word-order': {
    part: { kind: 'word-order', text: 'Order', words: ['zebras', 'never', 'sleep'] },
    ...{ answer: [0, 1, 2], words: { text: 'Put in order' }, key: { words: ['sleep', 'zebras', 'never'] } },
  },
  matching: {
    part: { kind: 'matching', text: 'Match', lefts: ['cat', 'dog'], rights: ['meow', 'woof', 'moo'] },
    ...{ answer: [0, 1], words: { lefts: ['a cat', 'dog'] }, key: { rights: ['woof', 'meow', 'moo'] } },
  },
  written: {
    part: { ...{ kind: 'written', text: 'Write', form: 'email', words: null, rubric: [], model: '' }, weight: 2 },
    ...{ answer: 'Dear Sam', words: { model: 'Dear Mona' }, key: { rubric: [{ name: 'القواعد', marks: 2 }] } },
  },
};

async function quizWith(parts: readonly object[]) {
  const questions = parts.map((part) => ({ ...frame, ...part })) as Sent;
  return writeQuiz(platform, teacher, { questions });
}

async function handIn({ courseId, lessonId }: { courseId: number; lessonId: number }, answers: unknown[]) {
  const { device, student } = await enrolStudent(platform, courseId);
  await open(device, lessonId);
  const sent = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers } } as never);
  expect(sent.status, sent.text).toBe(200);
  return { device, student };
}

/** Saves the paper with other fields in its first question, and answers how many papers a regrade is offered for. */
async function editFirst(lessonId: number, change: object): Promise<number> {
  const read = await readQuiz(teacher, lessonId);
  const questions = paperOf(read).map((question, at) => (at === 0 ? { ...question, ...change } : question)) as Sent;
  const { version } = read.body.data;
  const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: { version, questions },
  });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.data.version).toBe(version + 1);
  expect((await readQuiz(teacher, lessonId)).body.data.submissions).toEqual(saved.body.data.submissions);
  return saved.body.data.submissions.earlier;
}

const report = async (lessonId: number, query = {}) =>
  (await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query })).body.data;

describe('a regrade', () => {
  test.each(QUESTION_KIND_NAMES)(
    'is offered after another key of a %s, and not after other words [EXAM-238]',
    async (name) => {
      const { part, answer, words, key } = KINDS[name];
      const quiz = await quizWith([part]);
      await handIn(quiz, [answer]);
      expect(await editFirst(quiz.lessonId, { text: 'I ____ now.', explanation: 'لأن', ...words })).toBe(0);
      expect(await editFirst(quiz.lessonId, key)).toBe(1);
      // Back to what papers were judged by, there is nothing to do.
      const { rubric = [], ...back } = part as { rubric?: unknown[] };
      expect(await editFirst(quiz.lessonId, { ...back, ...(name === 'written' && { rubric }) })).toBe(0);
      expect(await editFirst(quiz.lessonId, { weight: 3, ...(name === 'written' && { rubric: [] }) })).toBe(1);
    },
  );

  test('is told in the trail by words that end with a whole sign, wherever an emoji stands [EXAM-239]', async () => {
    const quiz = await quizWith([{ ...KINDS['true-false'].part, text: `${'a'.repeat(119)}😀 right?` }]);
    expect(await editFirst(quiz.lessonId, { rightChoice: 1 })).toBe(0);
    const [saved] = await platform.database.owner`select details -> 'changes' -> 0 ->> 'text' as text from audit_events
      where kind = 'quiz.saved' and details ->> 'quiz' = ${String(quiz.lessonId)} order by id desc limit 1`;
    expect(saved?.text).toBe(`${'a'.repeat(119)}…`);
  });

  test('counts the papers that were judged otherwise, and none after it is done [EXAM-238]', async () => {
    const quiz = await quizWith([KINDS['true-false'].part]);
    await handIn(quiz, [0]);
    expect(await editFirst(quiz.lessonId, { rightChoice: 1 })).toBe(1);
    await handIn(quiz, [0]);
    expect(await editFirst(quiz.lessonId, { text: 'Is it?' })).toBe(1);
    await regradeQuiz(teacher, quiz.lessonId);
    expect((await readQuiz(teacher, quiz.lessonId)).body.data.submissions).toEqual({ all: 2, earlier: 0 });
  });
});

describe('the report of a quiz', () => {
  test('counts versions that judge alike as one class, with the newest words [EXAM-240]', async () => {
    const single = KINDS['single-choice'].part;
    const quiz = await quizWith([single, { ...single, text: 'Second' }]);
    await handIn(quiz, [0, 1]);
    const read = await readQuiz(teacher, quiz.lessonId);
    const [first, second] = paperOf(read);
    const { version } = read.body.data;
    // The same questions in another order, in other words.
    const turned = [second, { ...first, text: 'Pick one', choices: ['ago', 'for', 'since'], rightChoice: 1 }] as Sent;
    await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
      params: { lessonId: quiz.lessonId },
      body: { version, questions: turned },
    });
    const alone = await report(quiz.lessonId);
    expect(alone).toMatchObject({
      version: 3,
      currentVersion: 3,
      versions: [{ version: 3, together: [3, 2], papers: 1 }],
    });
    await handIn(quiz, [0, 1]);
    const both = await report(quiz.lessonId);
    expect(both).toMatchObject({ figures: { papers: 2 }, versions: [{ papers: 2 }] });
    expect(both.questions[1]).toMatchObject({
      text: 'Pick one',
      difficulty: 1,
      choices: [{ papers: 0 }, { text: 'for', papers: 2 }, { papers: 0 }],
    });
    expect(both.questions[0]).toMatchObject({ text: 'Second', difficulty: 0.5 });

    await editFirst(quiz.lessonId, { rightChoice: 1 });
    expect(await report(quiz.lessonId)).toMatchObject({
      ...{ version: 3, currentVersion: 4, versions: [{ version: 3, together: [3, 2], papers: 2 }] },
    });
  });

  test('tells what was written into gaps and not taken; a press takes it, offers the regrade, and is taken back by another [EXAM-241, EXAM-242]', async () => {
    const quiz = await quizWith([
      { kind: 'gaps', text: 'I ____ and ____.', gaps: [['went'], ['saw']], forgives: FORGIVES },
    ]);
    const { device } = await handIn(quiz, [['had gone', 'saw']]);
    await handIn(quiz, [['Had  gone', 'looked']]);
    await handIn(quiz, [['went', 'and/or']]);
    const { lessonId } = quiz;
    const [question] = (await report(lessonId)).questions;
    expect(question.misses).toEqual([
      { gap: 0, words: 'had gone', papers: 2, isAccepted: false },
      { gap: 1, words: 'looked', papers: 1, isAccepted: false },
    ]);
    const accept = (isAccepted: boolean, words = 'had gone', gap = 0, identity = question.identity) =>
      teacher.call('PUT /api/teach/quizzes/{lessonId}/spelling', {
        params: { lessonId },
        body: { question: identity, gap, words, isAccepted },
      });
    const version = async () => (await readQuiz(teacher, lessonId)).body.data.version;
    expect((await accept(true)).body.data).toEqual({ earlier: 3 });
    expect((await accept(true, 'HAD GONE')).body.data, 'pressed again it is the same').toEqual({ earlier: 3 });
    expect(await version()).toBe(3);
    expect((await readQuiz(teacher, lessonId)).body.data.questions[0].gaps).toEqual([['went', 'had gone'], ['saw']]);
    expect((await report(lessonId)).questions[0].misses[0]).toMatchObject({ words: 'had gone', isAccepted: true });
    expect((await accept(false)).body.data).toEqual({ earlier: 0 });
    expect((await readQuiz(teacher, lessonId)).body.data.questions[0].gaps).toEqual([['went'], ['saw']]);

    await accept(true);
    const job = await regradeQuiz(teacher, lessonId);
    expect(job).toMatchObject({ result: { papers: 3, up: 2, down: 0 } });
    const result = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    expect(result.body.data.score).toBe(100);

    expect((await accept(false, 'saw', 1)).body.code, 'a gap without a word').toBe('quiz.question_incomplete');
    expect((await accept(true, 'x', 2)).body.code).toBe('quiz.gap_not_found');
    expect((await accept(true, 'x', 0, crypto.randomUUID())).body.code).toBe('quiz.gap_not_found');
    for (const each of 'abcdefgh') expect((await accept(true, each)).status).toBe(200);
    expect((await accept(true, 'one more')).body.code).toBe('quiz.gap_full');
  });
});

test('the trail tells what a save changed of which question, from what to what, and what that goes by ever after [EXAM-239, EXAM-269, EXAM-292]', async () => {
  const quiz = await quizWith([KINDS['single-choice'].part, KINDS.gaps.part]);
  await editFirst(quiz.lessonId, { text: 'Choose' });
  await editFirst(quiz.lessonId, { rightChoice: 1, weight: 3 });
  const events = await platform.database.owner`
    select details from audit_events where kind = 'quiz.saved' and (details ->> 'quiz')::int = ${quiz.lessonId} order by id`;
  const { identity } = (await readQuiz(teacher, quiz.lessonId)).body.data.questions[0];
  expect(events[1]?.details.changes).toEqual([
    { what: 'wording', number: 1, text: 'Choose', before: 'Pick', after: 'Choose', identity },
  ]);
  expect(events[2]?.details.changes).toEqual([
    { what: 'key', number: 1, text: 'Choose', before: 'for', after: 'since', identity },
    { what: 'marks', number: 1, text: 'Choose', before: '2', after: '3', identity },
  ]);
});

test('a text with its criteria that nobody touched is no change: not beside another question’s key, and not alone [EXAM-269, EXAM-293]', async () => {
  const rubric = [
    { name: 'الفكرة', marks: 1 },
    { name: 'القواعد', marks: 1 },
  ];
  const essay = { ...KINDS.written.part, rubric, words: { from: 80, to: 120 }, model: 'Dear Sam', explanation: 'لأن' };
  const { lessonId } = await quizWith([KINDS['true-false'].part, essay]);
  await editFirst(lessonId, { rightChoice: 1 });
  const [saved] = await platform.database.owner`select details -> 'changes' as changes from audit_events
    where kind = 'quiz.saved' and details ->> 'quiz' = ${String(lessonId)} order by id desc limit 1`;
  expect(saved?.changes).toMatchObject([{ what: 'key', number: 1 }]);

  const read = await readQuiz(teacher, lessonId);
  const { version } = read.body.data;
  const again = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: { version, questions: paperOf(read) as Sent },
  });
  expect(again.body.data.version, again.text).toBe(version);
});
