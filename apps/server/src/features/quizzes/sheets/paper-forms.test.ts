import { wordOrder } from '@hessa/rules/quizzes/kinds/word-order';
import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { readSeatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../../testing/classroom.ts';
import { editPaper, readQuiz, staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

const CHOICES = ['a', 'b', 'c', 'd'];
const EIGHT = Array.from({ length: 8 }, (_, at) => ({ text: `Q${at}`, choices: CHOICES, pinned: at === 2 }));

async function forms(lessonId: number, staff = teacher) {
  const answer = await staff.call('PUT /api/teach/quizzes/{lessonId}/forms', { params: { lessonId }, body: {} });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

async function seatsOf(lessonId: number, after?: string) {
  const answer = await teacher.call('POST /api/teach/quizzes/{lessonId}/seats', {
    params: { lessonId },
    body: after === undefined ? {} : { after },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

describe('the forms of a paper', () => {
  test('are four, made once, the same for whoever asks, with pinned choices in their order [EXAM-50]', async () => {
    const { lessonId } = await makeQuiz(platform, EIGHT);
    const [one, other] = await Promise.all([forms(lessonId), forms(lessonId)]);
    expect(one).toEqual(other);
    expect(one.forms.map(({ letter }: { letter: string }) => letter)).toEqual(FORM_LETTERS);
    for (const { entries } of one.forms) {
      expect(entries).toHaveLength(EIGHT.length);
      expect(entries.find(({ at }: { at: number }) => at === 2).order).toEqual([0, 1, 2, 3]);
    }
    expect(await platform.database.owner`select letter from paper_forms where lesson_id = ${lessonId}`).toHaveLength(4);
  });

  test('stay as they were printed when the paper is edited; the newer paper gets its own [EXAM-50]', async () => {
    const { lessonId } = await makeQuiz(platform, EIGHT);
    const printed = await forms(lessonId);
    await editPaper(teacher, lessonId, (paper) => paper.slice(0, 5));
    const newer = await forms(lessonId);
    expect(newer).toMatchObject({ version: printed.version + 1 });
    expect(newer.forms[0].entries).toHaveLength(5);
    const kept = await platform.database.owner`
      select letter, entries from paper_forms where lesson_id = ${lessonId} and content_version = ${printed.version}`;
    for (const { letter, entries } of kept) {
      expect(printed.forms).toContainEqual({
        letter,
        entries: typeof entries === 'string' ? JSON.parse(entries) : entries,
      });
    }
  });

  test('keep the order of questions and choices when only words of the paper were mended [EXAM-260]', async () => {
    const { lessonId } = await makeQuiz(platform, EIGHT);
    const printed = await forms(lessonId);
    await editPaper(teacher, lessonId, (paper) =>
      paper.map((question, at) => (at === 1 ? { ...question, text: 'Q1, put better' } : question)),
    );
    const mended = await forms(lessonId);
    expect(mended).toEqual({ version: printed.version + 1, forms: printed.forms });
  });

  test('have a match in an order of their own each, which stays when its words are mended [EXAM-262]', async () => {
    const rights = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const match = {
      ...{ kind: 'matching' as const, text: 'Match', lefts: rights.map((_, at) => String(at)), rights, weight: 7 },
      ...{ from: null, explanation: '', imageMediaId: null, pinned: false },
    };
    const { lessonId } = await writeQuiz(platform, teacher, { questions: [match] });
    const printed = await forms(lessonId);
    const orders = printed.forms.map(({ entries }: { entries: { order: number[] }[] }) => entries[0]?.order.join());
    expect(new Set(orders).size).toBe(FORM_LETTERS.length);
    const { version, questions } = (await readQuiz(teacher, lessonId)).body.data;
    const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
      params: { lessonId },
      body: { version, questions: [{ ...match, from: questions[0].id, rights: ['uno', ...rights.slice(1)] }] },
    });
    expect(saved.status, saved.text).toBe(200);
    expect((await forms(lessonId)).forms).toEqual(printed.forms);
  });

  test('differ in one question of few words to put in order, and never show the sentence [EXAM-273, EXAM-25]', async () => {
    const words = ['the', 'cat', 'the', 'dog'];
    const ordered = {
      ...{ kind: 'word-order' as const, text: 'Put in order', words, weight: 1 },
      ...{ from: null, explanation: '', imageMediaId: null, pinned: false },
    };
    const { lessonId } = await writeQuiz(platform, teacher, { questions: [ordered] });
    const { forms: made } = await forms(lessonId);
    const printed = made.map(({ entries }: { entries: { order: number[] }[] }) =>
      wordOrder.present(ordered, entries[0]?.order ?? []).words.join(' '),
    );
    expect(new Set(printed).size).toBe(FORM_LETTERS.length);
    expect(printed).not.toContain(words.join(' '));
  });

  test('the desk of their sheets knows which version the paper has now [EXAM-263]', async () => {
    const { lessonId } = await makeQuiz(platform, EIGHT);
    await forms(lessonId);
    await editPaper(teacher, lessonId, (paper) => paper.slice(0, 5));
    const desk = await teacher.call('GET /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId } });
    expect(desk.body.data).toMatchObject({ version: 2, papers: [{ version: 1 }] });
  });

  test('no assistant sees them: they are the key [EXAM-50]', async () => {
    const { lessonId } = await makeQuiz(platform, EIGHT);
    const assistant = await staffOf(platform, 'assistant');
    const answer = await assistant.call('PUT /api/teach/quizzes/{lessonId}/forms', { params: { lessonId }, body: {} });
    expect(answer.status).toBe(403);
  });
});

describe('seat numbers', () => {
  test('each student of the class has one for good, also when two print at once [EXAM-52]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, EIGHT);
    const students = [];
    for (const name of ['أحمد', 'بسنت', 'تامر']) students.push(await enrolStudent(platform, courseId, { name }));
    const [one, other] = await Promise.all([seatsOf(lessonId), seatsOf(lessonId)]);
    expect(one).toEqual(other);
    expect(one.next).toBeNull();
    expect(one.students.map(({ name }: { name: string }) => name)).toEqual(['أحمد', 'بسنت', 'تامر']);
    const seats: number[] = one.students.map(({ seat }: { seat: number }) => seat);
    expect(new Set(seats).size).toBe(3);
    expect(seats.every((seat) => readSeatNumber(seat) !== null)).toBe(true);
    const later = await enrolStudent(platform, courseId, { name: 'آية' });
    const grown = await seatsOf(lessonId);
    expect(grown.students).toHaveLength(4);
    expect(grown.students).toEqual(expect.arrayContaining(one.students));
    expect(grown.students.map(({ studentId }: { studentId: string }) => studentId)).toContain(later.student.id);
  });
});
