import { beforeEach, describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, storedRows, submit } from '../../../testing/classroom.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { DAY } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = platform.client();
  await teacher.login(await platform.createAccount({ role: 'teacher' }));
});

/** A unit of two quizzes and a student who has handed in both: half right in the first, all in the second. */
async function classroom() {
  const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Quiz' }, { type: 'Quiz' }] }] });
  const [first = 0, second = 0] = course.units[0]?.lessonIds ?? [];
  const { student, device } = await enrolStudent(platform, course.id);
  await handIn(device, first, 1);
  await handIn(device, second, 2);
  return { student, device, first, second };
}

async function handIn(device: TestClient, lessonId: number, right: number) {
  const answer = await submit(device, lessonId, answersWith(await open(device, lessonId), right));
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

async function reopen(studentId: string, lessonId: number, by = teacher, submittedAt?: string) {
  const params = { lessonId, studentId };
  const [row] = await platform.database.owner`
    select submitted_at from quiz_results where student_id = ${studentId} and lesson_id = ${lessonId}`;
  const seen = submittedAt ?? row?.submitted_at.toISOString() ?? '2026-01-01T00:00:00.000Z';
  return by.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
    params,
    body: { submittedAt: seen, reason: 'النت قطع عنده' },
  });
}

describe('opening a quiz again for one student', () => {
  test('undoes the paper and all that followed from it, and keeps it with the reason', async () => {
    const { student, device, first, second } = await classroom();
    expect((await storedRows(platform, student.id)).sums).toMatchObject([{ score_sum: 150, quiz_count: 2 }]);
    const answer = await reopen(student.id, first);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ paper: null, reopenings: [{ score: 50, reason: 'النت قطع عنده' }] });
    const rows = await storedRows(platform, student.id);
    expect(rows.results.map(({ lesson_id }) => Number(lesson_id))).toEqual([second]);
    expect(rows.sums).toMatchObject([{ score_sum: 100, quiz_count: 1, average: 100 }]);
    const unfinished = rows.finished.filter(({ completed_at }) => completed_at === null);
    expect(unfinished.map(({ lesson_id }) => Number(lesson_id))).toEqual([first]);
    const { owner } = platform.database;
    expect(await owner`select 1 from quiz_attempts where student_id = ${student.id} and lesson_id = ${first}`).toEqual(
      [],
    );
    const [kept] = await owner`select earlier_result from quiz_reopenings where student_id = ${student.id}`;
    expect(kept?.earlier_result).toMatchObject({ score: 50, lessonId: first, contentVersion: 1 });
    const events =
      await owner`select details from audit_events where kind = 'quiz.reopened' and subject_id = ${student.id}`;
    expect(events).toMatchObject([{ details: { lesson: first, before: { score: 50 } } }]);
    // What was handed in before is gone for the student too.
    const gone = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId: first } });
    expect(gone.body.code).toBe('quiz.no_result');
  });

  test('the student takes it again, even after the window, and every figure follows', async () => {
    const { student, device, first } = await classroom();
    await reopen(student.id, first);
    platform.clock.advance(9 * DAY);
    await device.login(student);
    await teacher.login(await platform.createAccount({ role: 'teacher' }));
    const again = await handIn(device, first, 2);
    expect(again.body.data.score).toBe(100);
    const rows = await storedRows(platform, student.id);
    expect(rows.sums).toMatchObject([{ score_sum: 200, quiz_count: 2 }]);
    expect(rows.finished.every(({ completed_at }) => completed_at !== null)).toBe(true);
    const figures = await teacher.call('GET /api/teach/students/{studentId}/progress', {
      params: { studentId: student.id },
    });
    expect(figures.body.data).toMatchObject({ solvedQuizzes: 2 });
  });

  test('the only paper of a term leaves no sum behind: the board forgets, it does not divide by nothing', async () => {
    const { student, first, second } = await classroom();
    for (const quiz of [first, second]) expect((await reopen(student.id, quiz)).status).toBe(200);
    expect((await storedRows(platform, student.id)).sums).toEqual([]);
  });

  test('pressed twice it happens once, and a paper that was not looked at is not taken back', async () => {
    const { student, device, first } = await classroom();
    const [paper] = await platform.database.owner`
      select submitted_at from quiz_results where student_id = ${student.id} and lesson_id = ${first}`;
    const seen = paper?.submitted_at.toISOString();
    const answers = await Promise.all([1, 2, 3].map(() => reopen(student.id, first, teacher, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    platform.clock.advance(1000);
    await handIn(device, first, 2);
    const stale = await reopen(student.id, first, teacher, seen);
    expect([stale.status, stale.body.code]).toEqual([409, 'teach.changed_meanwhile']);
    expect(await platform.database.owner`select 1 from quiz_reopenings where student_id = ${student.id}`).toHaveLength(
      1,
    );
  });

  test('is the teacher’s, for a reason, and needs a paper', async () => {
    const { student, first } = await classroom();
    const assistant = platform.client();
    await assistant.login(await platform.createAccount({ role: 'assistant' }));
    expect((await reopen(student.id, first, assistant)).status).toBe(403);
    const params = { lessonId: first, studentId: student.id };
    const wordless = await teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
      params,
      body: { submittedAt: '2026-01-01T00:00:00.000Z', reason: '  ' },
    });
    expect(wordless.status).toBe(400);
    const { student: other } = await enrolStudent(platform, (await makeCourse(platform)).id);
    const none = await reopen(other.id, first);
    expect([none.status, none.body.code]).toEqual([404, 'results.no_paper']);
  });
});
