import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { EXAM, setExam, sit } from '../../../testing/exam-room.ts';
import { savePaper, staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { until } from '../../../testing/until.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

const frame = { from: null, weight: 1, explanation: '', imageMediaId: null };
const choosing = (text: string, section: number, passage: number | null = null) => ({
  ...{ ...frame, text, choices: ['studies', 'study', 'studying', 'to study'], rightChoice: 0 },
  ...{ pinned: text === 'Pinned', section, passage },
});
const QUESTIONS = [
  ...['One', 'Two', 'Three', 'Pinned'].map((text) => choosing(text, 0)),
  choosing('About it 1', 1, 0),
  choosing('About it 2', 1, 0),
  ...['Four', 'Five'].map((text) => choosing(text, 1)),
  {
    ...frame,
    kind: 'word-order' as const,
    text: 'Order',
    words: ['I', 'am', 'here'],
    pinned: false,
    section: 1,
    passage: null,
  },
];

const PASSAGES = [{ title: 'The bookshop', text: 'Every Friday…', imageMediaId: null, audioMediaId: null }];

/** A paper of two sections with a passage, sat in forms. */
async function formsExam(attempts = 1) {
  const quiz = await writeQuiz(platform, teacher, {
    sections: [
      { name: 'Grammar', instructions: '' },
      { name: 'Reading', instructions: '' },
    ],
    passages: PASSAGES,
    questions: QUESTIONS,
  });
  const params = { lessonId: quiz.lessonId };
  const set = await setExam(teacher, quiz.lessonId, { ...EXAM, attempts, forms: true });
  expect(set.status, set.text).toBe(200);
  const printed = await teacher.call('PUT /api/teach/quizzes/{lessonId}/forms', { params, body: {} });
  return { ...quiz, forms: printed.body.data.forms as Form[] };
}

interface Form {
  letter: string;
  entries: { at: number; order: number[] }[];
}
type Shown = { text: string; answers?: { text: string }[] };

/** The paper as the printed form of that letter has it. */
function printedAs(forms: readonly Form[], wanted: string): [string, string[] | undefined][] {
  const { entries } = forms.find(({ letter }) => letter === wanted) ?? { entries: [] };
  return entries.map(({ at, order }) => {
    const question = QUESTIONS[at];
    const choices = question && 'choices' in question ? order.map((place) => question.choices[place] ?? '') : undefined;
    return [question?.text ?? '', choices];
  });
}
const seen = (questions: readonly Shown[]) =>
  questions.map(({ text, answers }) => [text, answers?.map((answer) => answer.text)]);

const resultOf = (device: TestClient, lessonId: number): Promise<AnyAnswer> =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });

/** Mends the key of the first question, turns the paper round within its sections, and grades everybody by it. */
async function regradeTurned(lessonId: number): Promise<void> {
  const params = { lessonId };
  const { version, sections, questions } = (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params })).body
    .data;
  const turned = [...questions]
    .map(({ id, identity: _identity, imageUrl: _imageUrl, ...question }, at) => ({
      ...{ ...question, from: id },
      ...(question.choices && { choices: [...question.choices].reverse(), rightChoice: at === 0 ? 2 : 3 }),
    }))
    .sort(
      (one, other) =>
        one.section - other.section || (other.passage ?? -1) - (one.passage ?? -1) || other.from - one.from,
    );
  const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
    params,
    body: { version, sections, passages: PASSAGES, questions: turned } as never,
  });
  expect(saved.status, saved.text).toBe(200);
  const body = { key: randomUUID(), version: version + 1 };
  const started = await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body });
  expect(started.status, started.text).toBe(200);
  const job = { params: { jobId: started.body.data.id as string } };
  await until(async () => (await teacher.call('GET /api/teach/jobs/{jobId}', job)).body.data.endedAt !== null);
}

describe('an exam in four forms', () => {
  test('is sat by each in the form that is printed, kept through every opening, graded and shown again as it was met [EXAM-153]', async () => {
    const { courseId, lessonId, forms } = await formsExam();
    const letters = new Set<string>();
    for (let count = 0; count < 8; count += 1) {
      const { device, student } = await enrolStudent(platform, courseId);
      const { begun, given, handIn } = await sit(platform, device, lessonId);
      const { form } = begun.body.data.exam.sitting;
      letters.add(form);
      const paper: Shown[] = begun.body.data.questions;
      expect(seen(paper)).toEqual(printedAs(forms, form));
      // Sections keep their places, a passage its questions beside each other.
      const texts = paper.map(({ text }) => text);
      expect(texts.slice(0, 4).sort()).toEqual(['One', 'Pinned', 'Three', 'Two']);
      expect(texts.indexOf('About it 2') - texts.indexOf('About it 1')).toBe(1);
      const again = await sit(platform, device, lessonId);
      expect(again.begun.body.data.exam.sitting.form).toBe(form);
      expect(seen(again.begun.body.data.questions)).toEqual(seen(paper));

      // All choices right but the first question's; the words are left as they are.
      const wrong = paper[0]?.text;
      const answers = paper.flatMap(({ answers: choices }, at) => (choices ? given(at, at !== 0) : []));
      await handIn('student', ...answers);
      const { data } = (await resultOf(device, lessonId)).body;
      expect(data).toMatchObject({ form, correctCount: 7, total: 9 });
      expect(data.review.map(({ text }: Shown) => text)).toEqual(texts);
      expect(seen(data.review)).toEqual(seen(paper));
      const [row] = await platform.database.owner`
        select r.answers, s.form from quiz_results r join exam_sittings s using (student_id, lesson_id)
        where r.student_id = ${student.id}`;
      expect(row?.form).toBe(form);
      const kept = row?.answers as (number | null)[];
      expect(kept.flatMap((answer, at) => (answer === 0 ? (QUESTIONS[at]?.text ?? '') : []))).toEqual(
        QUESTIONS.map(({ text }) => text).filter((text) => text !== wrong && text !== 'Order'),
      );
      const shown = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
        params: { lessonId, studentId: student.id },
      });
      expect(shown.body.data.paper).toMatchObject({ form });
      expect(seen(shown.body.data.paper.review)).toEqual(seen(paper));
    }
    expect(letters.size).toBeGreaterThan(1);
  });

  test('gives another form to a second attempt, and leaves who has begun in theirs when the terms or the paper change [EXAM-153]', async () => {
    const { courseId, lessonId } = await formsExam(2);
    const { device } = await enrolStudent(platform, courseId);
    const first = await sit(platform, device, lessonId);
    const { form } = first.begun.body.data.exam.sitting;
    await first.handIn('student', first.given(0));
    const second = await sit(platform, device, lessonId);
    expect(second.begun.body.data.exam.sitting.form).not.toBe(form);
    const was = { ...EXAM, attempts: 2, forms: true as const };
    expect((await setExam(teacher, lessonId, { ...EXAM, attempts: 2 }, was)).status).toBe(200);
    expect((await savePaper(teacher, lessonId, 2, [{ text: 'Another paper' }])).status).toBe(200);
    const gone = await sit(platform, device, lessonId);
    expect(seen(gone.begun.body.data.questions)).toEqual(seen(second.begun.body.data.questions));
    // Whoever begins now has the paper as it is written.
    const { device: next } = await enrolStudent(platform, courseId);
    expect((await sit(platform, next, lessonId)).begun.body.data.exam.sitting.form).toBeNull();
  });

  test('is read again in its form after it was regraded by a paper in another order [EXAM-166]', async () => {
    const { courseId, lessonId } = await formsExam();
    const { device, student } = await enrolStudent(platform, courseId);
    const { begun, given, handIn } = await sit(platform, device, lessonId);
    const paper: Shown[] = begun.body.data.questions;
    await handIn('student', ...paper.flatMap(({ answers }, at) => (answers ? given(at) : [])));
    await regradeTurned(lessonId);
    const { data } = (await resultOf(device, lessonId)).body;
    const { form } = begun.body.data.exam.sitting;
    expect(data).toMatchObject({ form, correctCount: 7, total: 9 });
    expect(seen(data.review)).toEqual(seen(paper));
    const read = { params: { lessonId, studentId: student.id } };
    const shown = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', read);
    expect(seen(shown.body.data.paper.review)).toEqual(seen(paper));
  });
});
