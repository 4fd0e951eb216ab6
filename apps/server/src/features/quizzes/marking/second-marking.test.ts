import { isForTwo } from '@hessa/rules/quizzes/second-marking';
import { describe, expect, test } from 'vitest';
import { enrolStudent, open, type QuizIds } from '../../../testing/classroom.ts';
import { EXAM, setExam, sit } from '../../../testing/exam-room.ts';
import { staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { keptAndRecounted } from '../../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';

const FRAME = { from: null, explanation: '', imageMediaId: null, pinned: true };
const ESSAY = { ...FRAME, kind: 'written' as const, form: 'email' as const, words: null, model: 'the model' };
const PAPER = [{ ...ESSAY, text: 'Write to Sam.', weight: 4, rubric: [{ name: 'الفكرة', marks: 4 }] }];

const platform = await sharedPlatform();
const [teacher, mona, ali] = await Promise.all([
  staffOf(platform, 'teacher'),
  staffOf(platform, 'assistant'),
  staffOf(platform, 'assistant'),
]);

const setTwo = (lessonId: number, was: 'none' | 'sample' | 'all', secondMarking: 'none' | 'sample' | 'all') =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}/second-marking', {
    params: { lessonId },
    body: { was, secondMarking },
  });

async function writtenQuiz(setting: 'none' | 'sample' | 'all' = 'all', questions = PAPER): Promise<QuizIds> {
  const quiz = await writeQuiz(platform, teacher, { questions });
  if (setting !== 'none') expect((await setTwo(quiz.lessonId, 'none', setting)).status).toBe(200);
  return quiz;
}

async function handIn({ courseId, lessonId }: QuizIds, words = 'Dear Sam, we went.') {
  const { student, device } = await enrolStudent(platform, courseId);
  await open(device, lessonId);
  const handedIn = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: [words] } });
  expect(handedIn.status, handedIn.text).toBe(200);
  return { student, device };
}

const deskOf = (staff: TestClient, lessonId: number, query: { page?: number } = {}): Promise<AnyAnswer> =>
  staff.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query });

async function mark(
  staff: TestClient,
  lessonId: number,
  studentId: string,
  given: number,
  basedOn: string | null = null,
) {
  const question = (await deskOf(staff, lessonId)).body.data.question.identity;
  const body = { question, marks: [{ studentId, basedOn, given: [given], comments: [`${given}`] }] };
  const answer: AnyAnswer = await staff.call('POST /api/teach/marking/{lessonId}', { params: { lessonId }, body });
  return answer.body.data[0];
}

const differencesOf = (lessonId: number): Promise<AnyAnswer> =>
  teacher.call('GET /api/teach/marking/{lessonId}/differences', { params: { lessonId } });
const scoreOf = async (device: TestClient, lessonId: number) =>
  ((await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } })) as AnyAnswer).body.data.score;
const waitingOf = async (staff: TestClient, lessonId: number) => {
  const list: AnyAnswer = await staff.call('GET /api/teach/marking', {});
  return list.body.data.find((each: { lessonId: number }) => each.lessonId === lessonId);
};
async function expectKeptFigures() {
  for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
}

describe('an answer that two mark', () => {
  test('has no mark after the first, whose marks the second is shown nowhere [EXAM-101, EXAM-104]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId } = quiz;
    const { student, device } = await handIn(quiz);
    expect(await mark(mona, lessonId, student.id, 3)).toMatchObject({ outcome: 'saved', stage: 'first' });
    expect(await scoreOf(device, lessonId)).toBeNull();
    const own: AnyAnswer = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    expect(own.body.data.review[0]).toMatchObject({ isWaiting: true, given: null, comments: [] });
    expect((await deskOf(mona, lessonId)).body.data.question).toMatchObject({
      ...{ all: 1, waiting: 0, agreement: { both: 0 } },
      papers: [{ stage: 'first', marking: { given: [3] } }],
    });
    expect((await deskOf(ali, lessonId)).body.data.question).toMatchObject({
      ...{ all: 1, waiting: 1 },
      papers: [{ stage: 'second', marking: null }],
    });
    expect(await waitingOf(mona, lessonId)).toMatchObject({ waiting: 0, forOthers: 1, differing: 0 });
    expect(await waitingOf(ali, lessonId)).toMatchObject({ waiting: 1, forOthers: 0 });
    const [trail] = await platform.database.owner`
      select details from audit_events where kind = 'quiz.answer_marked' and subject_id = ${student.id}`;
    expect(trail?.details).not.toHaveProperty('after');
    // Never the second of the own first marks; they are changed instead.
    expect(await mark(mona, lessonId, student.id, 1)).toMatchObject({ outcome: 'changed', stage: 'first' });
    expect(await scoreOf(device, lessonId)).toBeNull();
    expect(await mark(ali, lessonId, student.id, 3)).toMatchObject({ outcome: 'saved', stage: 'marked' });
    expect(await scoreOf(device, lessonId)).toBe(75);
    expect(await waitingOf(ali, lessonId)).toBeUndefined();
    await expectKeptFigures();
  });

  test('waits where the two differ until a teacher settles it, once [EXAM-102, EXAM-104]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId } = quiz;
    const papers = [await handIn(quiz), await handIn(quiz), await handIn(quiz)] as const;
    for (const [at, given] of [
      [4, 4],
      [4, 3],
      [4, 0],
    ].entries()) {
      const id = papers[at]?.student.id ?? '';
      await mark(mona, lessonId, id, given[0] ?? 0);
      await mark(ali, lessonId, id, given[1] ?? 0);
      platform.clock.advance(1_000);
    }
    expect(await Promise.all(papers.map(({ device }) => scoreOf(device, lessonId)))).toEqual([100, null, null]);
    expect(await waitingOf(ali, lessonId)).toMatchObject({ waiting: 0, forOthers: 0, differing: 2 });
    const found = (await differencesOf(lessonId)).body.data;
    expect(found.questions).toMatchObject([{ number: 1, both: 3, close: 2, meanDifference: 5 / 3 }]);
    expect(found.papers).toMatchObject([
      { studentId: papers[1].student.id, first: { given: [4] }, second: { given: [3] } },
      { studentId: papers[2].student.id, first: { given: [4] }, second: { given: [0] } },
    ]);
    const [one, other] = found.papers;
    const settle = (staff: TestClient, paper: typeof one, given: number) =>
      staff.call('POST /api/teach/marking/{lessonId}/settle', {
        params: { lessonId },
        body: { question: paper.question, studentId: paper.studentId, basedOn: paper.at, given: [given] },
      }) as Promise<AnyAnswer>;
    expect((await settle(ali, one, 3)).status).toBe(403);
    expect((await settle(teacher, one, 3)).body.data).toEqual({ outcome: 'settled' });
    expect((await settle(teacher, one, 3)).body.data).toEqual({ outcome: 'settled' });
    expect((await settle(teacher, one, 4)).body.data).toEqual({ outcome: 'changed' });
    expect((await settle(teacher, other, 5)).body.data).toEqual({ outcome: 'misfit' });
    expect((await settle(teacher, other, 2)).body.data).toEqual({ outcome: 'settled' });
    expect(await Promise.all(papers.map(({ device }) => scoreOf(device, lessonId)))).toEqual([100, 75, 50]);
    expect((await differencesOf(lessonId)).body.data).toMatchObject({
      differing: 0,
      papers: [],
      questions: [{ both: 3 }],
    });
    expect(await mark(mona, lessonId, papers[1].student.id, 0)).toMatchObject({ outcome: 'closed' });
    const trail = await platform.database.owner`
      select details from audit_events where kind = 'quiz.marks_settled' and subject_id = ${other.studentId}`;
    expect(trail.map(({ details }) => details)).toMatchObject([{ firstGiven: '4', secondGiven: '0', given: '2' }]);
    await expectKeptFigures();
  });

  test('given by two at the same moment has both, and never one over the other [EXAM-101]', async () => {
    const quiz = await writtenQuiz();
    const { student, device } = await handIn(quiz);
    const outcomes = await Promise.all([mona, ali, teacher].map((staff) => mark(staff, quiz.lessonId, student.id, 2)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['closed', 'saved', 'saved']);
    expect(await scoreOf(device, quiz.lessonId)).toBe(50);
    await expectKeptFigures();
  });

  test('of a sample is the same paper for everybody; the others count by one [EXAM-100]', async () => {
    const quiz = await writtenQuiz('sample');
    const { lessonId } = quiz;
    const papers = [];
    for (let at = 0; at < 12; at += 1) papers.push(await handIn(quiz));
    for (const { student, device } of papers) {
      await mark(mona, lessonId, student.id, 4);
      const forTwo = isForTwo('sample', { lessonId, studentId: student.id });
      expect(await scoreOf(device, lessonId)).toBe(forTwo ? null : 100);
    }
  });

  test('counts by its first when no second is asked for any more; what counts stays when one is [EXAM-103]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId } = quiz;
    const [half, apart, later] = [await handIn(quiz), await handIn(quiz), await handIn(quiz)];
    await mark(mona, lessonId, half.student.id, 3);
    await mark(mona, lessonId, apart.student.id, 4);
    await mark(ali, lessonId, apart.student.id, 0);
    expect((await setTwo(lessonId, 'sample', 'none')).status).toBe(409);
    expect((await setTwo(lessonId, 'all', 'none')).status).toBe(200);
    expect(await scoreOf(half.device, lessonId)).toBe(75);
    expect(await scoreOf(apart.device, lessonId)).toBeNull();
    expect((await differencesOf(lessonId)).body.data.differing).toBe(1);
    await mark(mona, lessonId, later.student.id, 2);
    expect((await setTwo(lessonId, 'none', 'all')).status).toBe(200);
    expect(await scoreOf(half.device, lessonId)).toBe(75);
    expect(await scoreOf(later.device, lessonId)).toBe(50);
    await expectKeptFigures();
  });

  test('of an exam keeps both marks with its attempt, and holds what is not told yet [EXAM-104]', async () => {
    const quiz = await writtenQuiz();
    const { lessonId, courseId } = quiz;
    expect((await setExam(teacher, lessonId, { ...EXAM, attempts: 2 })).status).toBe(200);
    const resultsAt = platform.clock.now().getTime() + 600_000;
    const held = await teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
      params: { lessonId },
      body: { was: null, resultsAt },
    });
    expect(held.status, held.text).toBe(200);
    const { student, device } = await enrolStudent(platform, courseId);
    const { given, handIn: close } = await sit(platform, device, lessonId);
    await close('student', given(0, true, { choice: 'A text' }));
    await mark(mona, lessonId, student.id, 3);
    // What one of two gave is in the attempt as well, and counts when one is enough.
    expect((await setTwo(lessonId, 'all', 'none')).status).toBe(200);
    const [row] = await platform.database.owner`
      select r.score, r.held_score, s.grading ->> 'score' as graded from quiz_results r join exam_sittings s using (student_id, lesson_id)
      where r.student_id = ${student.id}`;
    expect(row).toMatchObject({ score: null, held_score: 75, graded: '75' });
    await expectKeptFigures();
  });
});

test('more papers than a page are all counted and reached, the first that waits first [EXAM-105]', async () => {
  const quiz = await writtenQuiz('none');
  const { lessonId, courseId } = quiz;
  const { student } = await handIn(quiz);
  const { owner } = platform.database;
  // As many students as a big class has, handed in a second after each other.
  const columns = await owner<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'accounts' and is_generated = 'NEVER'`;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await owner.unsafe(
    `insert into accounts (${names}) select ${names} from (select (jsonb_populate_record(a, jsonb_build_object(
      'id', gen_random_uuid(), 'phone', '011' || lpad(n::text, 8, '0'), 'email', 'n' || n || '@big.test'))).*
      from accounts a, generate_series(1, 120) n where a.id = $1) copies`,
    [student.id],
  );
  await owner`
    insert into quiz_results select (jsonb_populate_record(r, jsonb_build_object('student_id', a.id,
      'submitted_at', r.submitted_at + interval '1 second', 'answers', '[{"text": "t", "of": 4, "given": [4], "comments": [], "at": "x"}]'::jsonb,
      'score', 100))).* from quiz_results r join accounts a on a.tenant_id = r.tenant_id and a.email like '%@big.test'
    where r.student_id = ${student.id} and r.course_id = ${courseId}`;
  const desk = (await deskOf(teacher, lessonId)).body.data.question;
  expect(desk).toMatchObject({ all: 121, waiting: 1, page: 1 });
  expect(desk.papers).toHaveLength(100);
  const second = (await deskOf(teacher, lessonId, { page: 2 })).body.data.question;
  expect(second).toMatchObject({ all: 121, waiting: 1, page: 2 });
  expect(second.papers).toHaveLength(21);
  expect((await deskOf(teacher, lessonId, { page: 9 })).body.data.question.page).toBe(2);
  await owner`update quiz_results set submitted_at = submitted_at + interval '1 hour' where student_id = ${student.id}`;
  const moved = (await deskOf(teacher, lessonId)).body.data.question;
  expect(moved).toMatchObject({ page: 2 });
  expect(moved.papers.at(-1)).toMatchObject({ studentId: student.id, stage: 'unmarked' });
});
