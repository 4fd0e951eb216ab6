import { randomUUID } from 'node:crypto';
import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { seatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz, open, storedRows, submit } from '../../../testing/classroom.ts';
import { EXAM } from '../../../testing/exam-room.ts';
import { editPaper, staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

const CHOICES = ['right', 'wrong', 'wronger', 'wrongest'];
const PAPER = [
  ...Array.from({ length: 4 }, (_, at) => ({ text: `Q${at}`, choices: CHOICES })),
  { text: 'Which two?', choices: CHOICES, right: [0, 1] },
];
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

async function printedClass() {
  const quiz = await makeQuiz(platform, PAPER);
  const params = { lessonId: quiz.lessonId };
  const sitting = await enrolStudent(platform, quiz.courseId, { name: 'مريم أشرف' });
  await teacher.call('PUT /api/teach/quizzes/{lessonId}/forms', { params, body: {} });
  const seats = await teacher.call('POST /api/teach/quizzes/{lessonId}/seats', { params, body: {} });
  const seat: number = seats.body.data.students[0].seat;
  const desk = await teacher.call('GET /api/teach/quizzes/{lessonId}/sheets', { params });
  return { ...quiz, ...sitting, seat, desk: desk.body.data };
}

type Desk = {
  papers: { version: number; forms: { letter: string; rows: { several: boolean; right: number[] }[] }[] }[];
};
const keyOf = (desk: Desk, letter: string) =>
  (desk.papers[0]?.forms.find((form) => form.letter === letter)?.rows ?? []).map(({ right }) => right);

function send(lessonId: number, seat: number, rows: number[][], more = {}, staff = teacher) {
  const sheet = { key: randomUUID(), version: 1, letter: 'ب', seat, rows, page: JPEG, instead: false } as const;
  const body = { ...sheet, readAt: '2026-11-16T10:00:00.000Z', ...more };
  return staff.call('POST /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId }, body });
}

describe('a sheet that was read', () => {
  test('is the result by the key of its form, with its photograph and a line in the trail [EXAM-55, EXAM-154]', async () => {
    const { lessonId, student, device, seat, desk } = await printedClass();
    for (const letter of FORM_LETTERS) expect(keyOf(desk, letter)).toHaveLength(5);
    const rows = keyOf(desk, 'ب').map((right, at) => (at === 0 ? [] : right));
    const answer = await send(lessonId, seat, rows);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({ name: 'مريم أشرف', correctCount: 4, total: 5, alreadyRead: false });
    const { results, finished } = await storedRows(platform, student.id);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ score: 80, correct_count: 4, content_version: 1 });
    expect(finished).toHaveLength(1);
    const after = await teacher.call('GET /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId } });
    const [read] = after.body.data.read;
    expect(read).toMatchObject({ name: 'مريم أشرف', version: 1, letter: 'ب' });
    expect((await teacher.request(read.page)).status).toBe(200);
    // The photograph is on the student's paper too, and the paper is read again as it was shaded.
    const shown = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
      params: { lessonId, studentId: student.id },
    });
    expect(shown.body.data).toMatchObject({ sheet: { letter: 'ب' }, paper: { form: 'ب' } });
    expect((await teacher.request(shown.body.data.sheet.page)).status).toBe(200);
    const own = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    const places = own.body.data.review.map(({ answers }: { answers: { isCorrect: boolean }[] }) =>
      answers.flatMap(({ isCorrect }, place) => (isCorrect ? place : [])),
    );
    expect(places).toEqual(keyOf(desk, 'ب'));
    const trail = await platform.database.owner`
      select kind from audit_events where subject_id = ${student.id} and kind = 'sheet.read'`;
    expect(trail).toHaveLength(1);
  });

  test('counts once, whoever reads it and however often it is sent [EXAM-56]', async () => {
    const { lessonId, student, seat, desk } = await printedClass();
    const rows = keyOf(desk, 'ب');
    const other = await staffOf(platform, 'teacher');
    const key = randomUUID();
    const answers = await Promise.all([
      send(lessonId, seat, rows, { key }),
      send(lessonId, seat, rows, { key }),
      send(lessonId, seat, rows, {}, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => !body.data.alreadyRead)).toHaveLength(1);
    expect((await storedRows(platform, student.id)).results).toHaveLength(1);
    const kept = await platform.database.owner`select 1 from sheet_readings where student_id = ${student.id}`;
    expect(kept).toHaveLength(1);
  });

  test('that says something else waits for the teacher, and then takes the place of the first [EXAM-56]', async () => {
    const { lessonId, student, seat, desk } = await printedClass();
    await send(lessonId, seat, keyOf(desk, 'ب'));
    const empty = keyOf(desk, 'ب').map(() => []);
    const refused = await send(lessonId, seat, empty);
    expect(refused.body).toMatchObject({ code: 'sheets.read_otherwise' });
    expect((await storedRows(platform, student.id)).results[0]).toMatchObject({ score: 100 });
    expect((await send(lessonId, seat, empty, { instead: true })).status).toBe(200);
    const { results, sums } = await storedRows(platform, student.id);
    expect(results[0]).toMatchObject({ score: 0 });
    expect(sums[0]).toMatchObject({ score_sum: 0, quiz_count: 1 });
  });

  test('two letters where one is right earn nothing; several are right where several are asked for [EXAM-55]', async () => {
    const { lessonId, student, seat, desk } = await printedClass();
    const form = desk.papers[0].forms[1];
    const rows = form.rows.map(({ several, right }: { several: boolean; right: number[] }) =>
      several ? right : [0, 1, 2, 3],
    );
    await send(lessonId, seat, rows);
    expect((await storedRows(platform, student.id)).results[0]).toMatchObject({ correct_count: 1, score: 20 });
  });

  test('is read by the version it was printed from, whatever the paper became since [EXAM-50, EXAM-55]', async () => {
    const { lessonId, student, seat, desk } = await printedClass();
    await editPaper(teacher, lessonId, (paper) => paper.slice(0, 2));
    expect((await send(lessonId, seat, keyOf(desk, 'ب'))).status).toBe(200);
    expect((await storedRows(platform, student.id)).results[0]).toMatchObject({ content_version: 1, score: 100 });
    const unprinted = await send(lessonId, seat, [[0], [0]], { version: 2 });
    expect(unprinted.body).toMatchObject({ code: 'sheets.paper_unknown' });
  });

  test('of nobody, of a stranger, or of who handed in on the platform is refused in words [EXAM-56]', async () => {
    const { lessonId, courseId, seat, desk } = await printedClass();
    const rows = keyOf(desk, 'ب');
    const codeOf = async (number: number, more = {}) => (await send(lessonId, number, rows, more)).body.code;
    expect(await codeOf(seat + 1)).toBe('sheets.seat_unknown');
    const stranger = await printedClass();
    expect(await codeOf(stranger.seat)).toBe('sheets.not_in_class');
    expect(await codeOf(seat, { page: Buffer.from('no picture').toString('base64') })).toBe('sheets.page_unreadable');
    const online = await enrolStudent(platform, courseId, { name: 'يوسف' });
    await teacher.call('POST /api/teach/quizzes/{lessonId}/seats', { params: { lessonId }, body: {} });
    await open(online.device, lessonId);
    await submit(online.device, lessonId, [0, 0, 0, 0, [0]]);
    const [row] = await platform.database.owner`select serial from seats where student_id = ${online.student.id}`;
    expect(await codeOf(seatNumber(row?.serial))).toBe('sheets.handed_in');
    const files = await platform.database.owner`
      select 1 from sheet_readings where lesson_id = ${lessonId} and student_id = ${online.student.id}`;
    expect(files).toHaveLength(0);
  });

  test('of an exam is an attempt, and the attempt that counts is the result [EXAM-55]', async () => {
    const { lessonId, student, seat, desk } = await printedClass();
    await platform.database
      .owner`update lessons set exam = ${JSON.stringify(EXAM)}::text::jsonb where id = ${lessonId}`;
    const answer = await send(lessonId, seat, keyOf(desk, 'ب'));
    expect(answer.status, answer.text).toBe(200);
    const sittings = await platform.database.owner`select number from exam_sittings where student_id = ${student.id}`;
    expect(sittings).toHaveLength(1);
    expect((await storedRows(platform, student.id)).results[0]).toMatchObject({ score: 100 });
  });
});

describe('the sheet of a paper that ends in writing', () => {
  const paragraph = { kind: 'written', form: 'paragraph', words: null, rubric: [{ name: 'كله', marks: 9 }], model: '' };
  const frame = { from: null, explanation: '', imageMediaId: null, pinned: true, passage: null };

  test('gives what is shaded its marks at once, and what is written waits at the marking desk [EXAM-145]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, [{}]);
    const params = { lessonId };
    const shaded = Array.from({ length: 3 }, (_, at) => ({
      ...{ ...frame, text: `Q${at}`, choices: CHOICES, rightChoice: 0, weight: 17, section: 0 },
    }));
    const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
      params,
      body: {
        version: 1,
        sections: [
          { name: 'Choose', instructions: '' },
          { name: 'Write', instructions: '' },
        ],
        questions: [...shaded, { ...frame, ...paragraph, text: 'Write.', weight: 9, section: 1 }] as never,
      },
    });
    expect(saved.status, saved.text).toBe(200);
    const { device, student } = await enrolStudent(platform, courseId);
    await teacher.call('PUT /api/teach/quizzes/{lessonId}/forms', { params, body: {} });
    const seats = await teacher.call('POST /api/teach/quizzes/{lessonId}/seats', { params, body: {} });
    const desk = await teacher.call('GET /api/teach/quizzes/{lessonId}/sheets', { params });
    const key = desk.body.data.papers[0].forms[1].rows as { choices: number; right: number[] }[];
    // In every form the written one stands last, and has nothing to shade.
    expect(key.map(({ choices }) => choices)).toEqual([4, 4, 4, 0]);
    const rows = key.map(({ right }) => right);
    const read = await send(lessonId, seats.body.data.students[0].seat, rows, { version: 2 });
    expect(read.status, read.text).toBe(200);
    const resultOf = async () => (await device.call('GET /api/quizresult/{lessonId}', { params })).body.data;
    expect(await resultOf()).toMatchObject({ score: null, waiting: { earned: 51, possible: 51, answers: 1 } });

    const marking = await teacher.call('GET /api/teach/marking/{lessonId}', { params, query: {} });
    const { question } = marking.body.data;
    expect(question.papers).toMatchObject([{ studentId: student.id, isOnPaper: true }]);
    await teacher.call('POST /api/teach/marking/{lessonId}', {
      params,
      body: {
        question: question.identity,
        marks: [{ studentId: student.id, basedOn: null, given: [6], comments: [] }],
      },
    });
    expect(await resultOf()).toMatchObject({ score: 95, marks: { earned: 57, possible: 60 } });
  });
});
