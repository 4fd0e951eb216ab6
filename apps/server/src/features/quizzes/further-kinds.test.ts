import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, makeQuiz, open, storedRows } from '../../testing/classroom.ts';
import { staffOf, writeQuiz } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

type Sent = z.input<typeof saveQuiz.body>['questions'];

const frame = { from: null, weight: 1, explanation: '', imageMediaId: null, pinned: true };
const FORGIVES = { capitals: true, apostrophes: false };
const GAPS = {
  ...frame,
  kind: 'gaps',
  text: 'I ____ and ____.',
  gaps: [['went'], ['saw', 'seen']],
  forgives: FORGIVES,
};
const PAPER = [
  { ...frame, kind: 'true-false', text: 'The sky is green.', choices: ['True', 'False'], rightChoice: 1 },
  GAPS,
  { ...frame, kind: 'word-order', text: 'Order', words: ['zebras', 'never', 'sleep', 'alone'] },
  { ...frame, kind: 'matching', text: 'Match', lefts: ['cat', 'dog'], rights: ['meow', 'woof', 'moo'] },
] as Sent;

const write = (lessonId: number, version: number, questions: Sent) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, questions } });

const writtenQuiz = () => writeQuiz(platform, teacher, { questions: PAPER });

/** The places at which a student sees these words. */
const places = (seen: string[], words: string[]) => words.map((word) => seen.indexOf(word));

async function handIn(lessonId: number, device: TestClient, opened: AnyAnswer, gaps: string[]): Promise<AnyAnswer> {
  const [, , order, match] = opened.body.data;
  const answers = [
    1,
    gaps,
    places(order.words, ['zebras', 'never', 'sleep', 'alone']),
    places(match.rights, ['meow', 'moo']),
  ];
  return device.call('POST /api/quizresult/submit', { body: { lessonId, answers } });
}

describe('a paper of true or false, gaps, words in order and pairs', () => {
  test('tells nothing of its key, takes answers by what was seen, and marks them in part [EXAM-23, EXAM-24, EXAM-25, EXAM-26, EXAM-27]', async () => {
    const { courseId, lessonId } = await writtenQuiz();
    const { student, device } = await enrolStudent(platform, courseId);
    const opened = await open(device, lessonId);
    expect(opened.text).not.toMatch(/went|saw|seen|accepted|right[A-Z]|isCorrect":(?:true|false)/);
    const [, gaps, order, match] = opened.body.data;
    expect(gaps).toMatchObject({ kind: 'gaps', gaps: 2, forgives: FORGIVES });
    expect(order.words.join(' ')).not.toBe('zebras never sleep alone');
    expect(match).toMatchObject({ lefts: ['cat', 'dog'], rights: { length: 3 } });

    const saved = await device.call('POST /api/quizresult/save-answers', {
      body: {
        lessonId,
        answers: [
          { position: 1, choice: ['we', ''], clientTime: 1 },
          { position: 3, choice: [-1, 2], clientTime: 2 },
        ],
      },
    });
    expect(saved.status, saved.text).toBe(200);
    expect((await open(device, lessonId)).body.quiz.saved).toEqual([null, ['we', ''], null, [-1, 2]]);

    const handedIn = await handIn(lessonId, device, opened, ['Went', 'sawed']);
    expect(handedIn.status, handedIn.text).toBe(200);
    expect(handedIn.body.data).toMatchObject({ score: 75, correctCount: 2, marks: { earned: 3, possible: 4 } });
    expect(handedIn.body.data.review).toMatchObject([
      { kind: 'true-false', chosen: 1 },
      {
        kind: 'gaps',
        share: 0.5,
        gaps: [{ isCorrect: true }, { written: 'sawed', isCorrect: false, accepted: ['saw', 'seen'] }],
      },
      { kind: 'word-order', share: 1, right: ['zebras', 'never', 'sleep', 'alone'] },
      {
        kind: 'matching',
        share: 0.5,
        pairs: [{ isCorrect: true }, { chosen: 'moo', right: 'woof', isCorrect: false }],
      },
    ]);
    expect((await storedRows(platform, student.id)).results).toMatchObject([
      { answers: [1, ['Went', 'sawed'], [0, 1, 2, 3], [0, 2]] },
    ]);

    const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
    expect(report.body.data.questions).toMatchObject([
      { difficulty: 1 },
      {
        difficulty: 0.5,
        choices: [
          { text: 'went', papers: 1 },
          { text: 'saw', papers: 0 },
        ],
      },
      { difficulty: 1, choices: [{ text: 'zebras never sleep alone', papers: 1 }] },
      {
        difficulty: 0.5,
        choices: [
          { text: 'cat', matched: 'meow', papers: 1 },
          { text: 'dog', matched: 'woof', papers: 0 },
        ],
      },
    ]);
  });

  test('is graded anew by a spelling that the teacher accepts later [EXAM-24]', async () => {
    const { courseId, lessonId } = await writtenQuiz();
    const { device } = await enrolStudent(platform, courseId);
    await handIn(lessonId, device, await open(device, lessonId), ['went', 'looked']);
    const { questions } = (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } })).body.data;
    const froms = questions.map(({ id }: { id: number }) => id);
    const mended = PAPER.map((question, at) => ({
      ...question,
      ...(at === 1 && { gaps: [['went'], ['saw', 'seen', 'looked']] }),
      from: froms[at],
    })) as Sent;
    const version = (await write(lessonId, 2, mended)).body.data.version;
    const key = crypto.randomUUID();
    const job = await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', {
      params: { lessonId },
      body: { key, version },
    });
    expect(job.status, job.text).toBe(200);
    await until(async () => {
      const { data } = (await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } })).body;
      return data.score === 87.5;
    });
  });

  test.each([
    ['gaps without a spelling', { ...GAPS, gaps: [['went'], []] }],
    ['more gaps than the text has', { ...GAPS, gaps: [['a'], ['b'], ['c']] }],
    ['one word to put in order', { ...frame, kind: 'word-order', text: 'x', words: ['a'] }],
    ['a pair with one side', { ...frame, kind: 'matching', text: 'x', lefts: ['a', 'b'], rights: ['c', ''] }],
  ])('is refused with %s [EXAM-27]', async (_, question) => {
    const { lessonId } = await makeQuiz(platform, [{}]);
    const refused = await write(lessonId, 1, [question] as Sent);
    expect([refused.status, refused.body.code]).toEqual([400, 'quiz.question_incomplete']);
  });

  test.each<unknown>([[['went']], [[0, 1]], 'went', [[null]], [{ a: 1 }], [['x'.repeat(121)]]])(
    'an answer of another kind (%j) is refused and never an error of ours [EXAM-27]',
    async (answer) => {
      const { courseId, lessonId } = await writtenQuiz();
      const { device } = await enrolStudent(platform, courseId);
      await open(device, lessonId);
      const answers = Array.isArray(answer) ? Array(4).fill(answer[0]) : Array(4).fill(answer);
      const refused = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers } as never });
      expect(refused.status).toBe(400);
    },
  );
});
