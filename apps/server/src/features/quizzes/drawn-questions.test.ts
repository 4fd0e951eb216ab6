import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, makeQuiz, open, storedRows, submit } from '../../testing/classroom.ts';
import { deskOf, doorOf, EXAM, setExam, sit } from '../../testing/exam-room.ts';
import { readQuiz, staffOf, writeQuiz } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

type Body = z.input<typeof saveQuiz.body>;

const question = (text: string, section: number, passage: number | null = null, weight = 1) => ({
  ...{ from: null, text, choices: ['studies', 'study', 'studying'], rightChoice: 0, weight, explanation: '' },
  ...{ imageMediaId: null, pinned: false, section, passage },
});
const passage = (title: string) => ({ title, text: `${title}…`, imageMediaId: null, audioMediaId: null });

/** Two of six, and one passage of two with its two questions. */
const PAPER: Omit<Body, 'version'> = {
  sections: [
    { name: 'Grammar', instructions: '', draw: 2 },
    { name: 'Reading', instructions: '', draw: 2 },
    { name: 'For all', instructions: '' },
  ],
  passages: [passage('The bookshop'), passage('The Nile')],
  questions: [
    ...['g1', 'g2', 'g3', 'g4', 'g5', 'g6'].map((text) => question(text, 0)),
    ...[question('b1', 1, 0, 2), question('b2', 1, 0, 2), question('n1', 1, 1, 2), question('n2', 1, 1, 2)],
    question('all', 2),
  ],
};
const TEXTS = PAPER.questions.map(({ text }) => text);

const write = (lessonId: number, paper: Partial<Body>, version: number) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, ...PAPER, ...paper } });

const drawingQuiz = (paper: Partial<Body> = {}) => writeQuiz(platform, teacher, { ...PAPER, ...paper });

interface Shown {
  text: string;
  passage?: number;
  answers: { text: string }[];
}
const textsOf = (shown: readonly Shown[]) => shown.map(({ text }) => text);
const rightOf = (shown: readonly Shown[]) => shown.map(({ answers }) => answers.findIndex((a) => a.text === 'studies'));

describe('a section that draws for each student', () => {
  test('is refused where it draws more than it has, weighs differently or cuts a passage, and is read back as it was written [EXAM-122]', async () => {
    const { lessonId } = await makeQuiz(platform, [{}]);
    const [first, second, third] = PAPER.sections ?? [];
    const drawing = (draw: number) => ({ sections: [{ ...first, draw }, second, third] as Body['sections'] });
    const [g1, ...rest] = PAPER.questions;
    expect((await write(lessonId, drawing(7), 1)).body.code).toBe('quiz.parts_incomplete');
    expect((await write(lessonId, { questions: [{ ...g1, weight: 3 }, ...rest] as never }, 1)).body.code).toBe(
      'quiz.parts_incomplete',
    );
    const cut = [first, { ...second, draw: 3 }, third] as Body['sections'];
    expect((await write(lessonId, { sections: cut }, 1)).body.code).toBe('quiz.parts_incomplete');
    expect((await write(lessonId, {}, 1)).status).toBe(200);
    const { data } = (await readQuiz(teacher, lessonId)).body;
    expect(data.sections.map(({ draw }: { draw: number | null }) => draw)).toEqual([2, 2, null]);
    // The same again is no new version, another number is.
    expect((await write(lessonId, {}, 2)).body.data.version).toBe(2);
    expect((await write(lessonId, drawing(3), 2)).body.data.version).toBe(3);
  });

  test('gives a quiz of its own to each, the same at every opening, and counts nothing that was not drawn [EXAM-120, EXAM-121, EXAM-123]', async () => {
    const { courseId, lessonId } = await drawingQuiz();
    const seen = new Set<string>();
    for (let at = 0; at < 6; at += 1) {
      const { device, student } = await enrolStudent(platform, courseId);
      const opened = await open(device, lessonId);
      const shown: Shown[] = opened.body.data;
      const texts = textsOf(shown);
      seen.add(texts.join());
      expect(shown).toHaveLength(5);
      expect([
        ['b1', 'b2'],
        ['n1', 'n2'],
      ]).toContainEqual(texts.slice(2, 4));
      // The passage alone that the questions are about, by its place among those that are shown.
      expect(opened.body.quiz.passages).toMatchObject([{ title: texts[2] === 'b1' ? 'The bookshop' : 'The Nile' }]);
      expect(shown.map((each) => each.passage)).toEqual([undefined, undefined, 0, 0, undefined]);
      expect(textsOf((await open(device, lessonId)).body.data)).toEqual(texts);

      const answers = rightOf(shown).map((right, place) => (place === 0 ? (right + 1) % 3 : right));
      expect((await submit(device, lessonId, [...answers, 0])).body.code).toBe('quiz.answers_invalid');
      const handedIn = await submit(device, lessonId, answers);
      expect(handedIn.body.data).toMatchObject({
        ...{ total: 5, correctCount: 4, marks: { earned: 6, possible: 7 } },
        sections: [
          { earned: 1, possible: 2 },
          { earned: 4, possible: 4 },
          { earned: 1, possible: 1 },
        ],
      });
      expect(textsOf(handedIn.body.data.review)).toEqual(texts);
      expect(handedIn.body.data.passages).toHaveLength(1);
      // A reply that was lost: the same again is the same result.
      expect((await submit(device, lessonId, answers)).body.data).toMatchObject({ correctCount: 4 });
      const { results } = await storedRows(platform, student.id);
      const kept = results[0]?.answers.map((answer: unknown, place: number) => (answer === -1 ? [] : TEXTS[place]));
      expect(kept.flat()).toEqual(texts);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('is drawn with the attempt and stays with it, whatever its paper becomes; a second attempt draws anew [EXAM-120, EXAM-123]', async () => {
    const { courseId, lessonId } = await drawingQuiz();
    await setExam(teacher, lessonId, { ...EXAM, attempts: 3 });
    const { device, student } = await enrolStudent(platform, courseId);
    expect((await doorOf(device, lessonId)).body.data).toMatchObject({ questionCount: 5, possible: 7 });
    const first = await sit(platform, device, lessonId);
    const texts = textsOf(first.begun.body.data.questions);
    expect(texts).toHaveLength(5);
    expect((await deskOf(teacher, lessonId)).body.data).toMatchObject({ questionCount: 5 });
    await first.save(first.given(0), first.given(2), first.given(4));
    const edited = PAPER.questions.map((each) => ({ ...each, text: `${each.text}!` }));
    expect((await write(lessonId, { questions: edited }, 2)).status).toBe(200);
    const again = await sit(platform, device, lessonId);
    expect(textsOf(again.begun.body.data.questions)).toEqual(texts);
    const handedIn = await first.handIn('student', first.given(3, false));
    expect(handedIn.body.data.papers).toMatchObject([{ total: 5, correctCount: 3, marks: { earned: 4, possible: 7 } }]);
    const [stored] = await platform.database.owner`
      select drawn, grading from exam_sittings where student_id = ${student.id} and number = 1`;
    expect(stored?.drawn.map((at: number) => TEXTS[at])).toEqual(texts);
    expect(stored?.grading.answers.filter((answer: unknown) => answer !== -1)).toHaveLength(5);

    const draws = new Set([texts.map((text) => `${text}!`).join()]);
    for (let number = 2; number <= 3; number += 1) {
      const next = await sit(platform, device, lessonId);
      draws.add(textsOf(next.begun.body.data.questions).join());
      await next.handIn('student');
    }
    expect(draws.size).toBeGreaterThan(1);
  });

  test('leaves regrading and the figures of a question to those who had it [EXAM-123, EXAM-124]', async () => {
    const { courseId, lessonId } = await drawingQuiz();
    const had: string[][] = [];
    for (let at = 0; at < 4; at += 1) {
      const { device } = await enrolStudent(platform, courseId);
      const opened = await open(device, lessonId);
      had.push(textsOf(opened.body.data));
      await submit(device, lessonId, rightOf(opened.body.data));
    }
    const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
    const figures = report.body.data.questions as { text: string; choices: { isRight: boolean; papers: number }[] }[];
    expect(figures.map(({ choices }) => choices.find(({ isRight }) => isRight)?.papers)).toEqual(
      TEXTS.map((text) => had.filter((texts) => texts.includes(text)).length),
    );
    // The key of one question is mended: it costs whoever had it, and nobody else.
    const { questions } = (await readQuiz(teacher, lessonId)).body.data;
    const mended = PAPER.questions.map((each, at) => ({
      ...each,
      from: questions[at].id,
      rightChoice: at === 0 ? 1 : 0,
    }));
    expect((await write(lessonId, { questions: mended as never }, 2)).status).toBe(200);
    const preview = await teacher.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', {
      params: { lessonId },
      query: {},
    });
    expect(preview.body.data.down).toBe(had.filter((texts) => texts.includes('g1')).length);
  });

  test('draws for each printed form, and a sheet counts what its form has [EXAM-125]', async () => {
    const { courseId, lessonId } = await drawingQuiz();
    const { student } = await enrolStudent(platform, courseId);
    const made = await teacher.call('PUT /api/teach/quizzes/{lessonId}/forms', { params: { lessonId }, body: {} });
    const forms = made.body.data.forms as { letter: string; entries: { at: number; order: number[] }[] }[];
    expect(forms).toHaveLength(4);
    for (const { entries } of forms) {
      const texts = entries.map(({ at }) => TEXTS[at]);
      expect(texts).toHaveLength(5);
      expect([
        ['b1', 'b2'],
        ['n1', 'n2'],
      ]).toContainEqual(texts.slice(2, 4));
    }
    const desk = await teacher.call('GET /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId } });
    const key = desk.body.data.papers[0].forms as { letter: FormLetter; rows: { right: number[] }[] }[];
    const [form] = key;
    if (!form) throw new Error('the paper has no form');
    expect(form.rows).toHaveLength(5);
    const seated = await teacher.call('POST /api/teach/quizzes/{lessonId}/seats', { params: { lessonId }, body: {} });
    const stored = await teacher.call('POST /api/teach/quizzes/{lessonId}/sheets', {
      params: { lessonId },
      body: {
        ...{ key: crypto.randomUUID(), version: 2, letter: form.letter, instead: false },
        seat: seated.body.data.students[0].seat,
        rows: form.rows.map(({ right }, at) => (at === 0 ? [] : right)),
        readAt: platform.clock.now().toISOString(),
        page: Buffer.from([0xff, 0xd8, 0xff, 0]).toString('base64'),
      },
    });
    expect(stored.body.data).toMatchObject({ correctCount: 4, total: 5 });
    const { results } = await storedRows(platform, student.id);
    expect(results[0]?.answers.filter((answer: unknown) => answer !== -1)).toHaveLength(5);
  });

  test('is compared by the questions that two got both: the same wrong answers on one phone are told, others are not [EXAM-141]', async () => {
    const [first] = PAPER.sections ?? [];
    const { courseId, lessonId } = await drawingQuiz({
      sections: [{ name: 'Grammar', instructions: '', ...first, draw: 4 }],
      passages: [],
      questions: PAPER.questions.slice(0, 6),
    });
    const shared = platform.client();
    const drawn = new Set<string>();
    const handIn = async (name: string, words: string) => {
      const { device, student } = await enrolStudent(platform, courseId, { name });
      device.deviceId = shared.deviceId;
      await device.login(student);
      const shown: Shown[] = (await open(device, lessonId)).body.data;
      drawn.add(textsOf(shown).join());
      platform.clock.advance(60_000);
      const answers = shown.map(({ answers: choices }) => choices.findIndex(({ text }) => text === words));
      expect((await submit(device, lessonId, answers)).status).toBe(200);
    };
    for (const name of ['أحمد', 'أخوه', 'جاره']) await handIn(name, 'study');
    await handIn('لوحده', 'studying');
    const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
    const flags = report.body.data.flags as { name: string; wrong: number; onDevice: string[] }[];
    const told = flags.map(({ name, onDevice }) => [name, [...onDevice].sort()]);
    expect(Object.fromEntries(told)).toEqual({
      أحمد: ['أخوه', 'جاره'],
      أخوه: ['أحمد', 'جاره'],
      جاره: ['أحمد', 'أخوه'],
    });
    // Four of six each: two at least stand on both papers.
    for (const { wrong } of flags) expect(wrong).toBeGreaterThanOrEqual(2);
    expect(drawn.size).toBeGreaterThan(0);
  });
});
