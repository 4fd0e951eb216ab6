import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { answersWith, enrolStudent, makeQuiz, open, submit } from '../../testing/classroom.ts';
import { makeExam, sit } from '../../testing/exam-room.ts';
import { keptAndRecounted } from '../../testing/recounted-figures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { MARK_FOR_NOW } from '../quizzes/mark-for-now.ts';
import { RECOUNT_ALL_TERMS } from '../quizzes/recount-all-terms.ts';
import { archiveBytes, exportJob } from './archive.fixture.ts';
import { importTenant } from './import-tenant.ts';

let old: TestPlatform;
let fresh: TestPlatform;
let owner: TestClient;
let password: string;
let folder: string;
beforeAll(async () => {
  [old, fresh] = await Promise.all([startTestPlatform(), startTestPlatform()]);
  useCheapPasswords(old);
  useCheapPasswords(fresh);
  folder = await mkdtemp(join(tmpdir(), 'hessa-papers-'));
  const account = await old.createAccount({ role: 'owner' });
  password = account.password;
  owner = old.client();
  await owner.login(account);
});
afterAll(async () => {
  await Promise.all([old.stop(), fresh.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const rubric = [{ name: 'كله', marks: 4 }];
const essay = (text: string) => ({
  ...{ text, weight: 4 },
  part: { kind: 'written' as const, form: 'paragraph' as const, words: null, rubric, model: '' },
});

/** A class whose papers are in every state that waits for somebody. */
async function waitingPapers(): Promise<void> {
  const { courseId, lessonId } = await makeQuiz(old, [{}, essay('About your school'), essay('About your town')]);
  const { student, device } = await enrolStudent(old, courseId);
  await open(device, lessonId);
  const answers = [0, 'My school is big.', 'My town is old.'];
  expect((await device.call('POST /api/quizresult/submit', { body: { lessonId, answers } })).status).toBe(200);
  const desk = await owner.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query: {} });
  const marked = await owner.call('POST /api/teach/marking/{lessonId}', {
    params: { lessonId },
    body: {
      question: desk.body.data.question.identity,
      marks: [{ studentId: student.id, basedOn: null, given: [3], comments: ['went'] }],
    },
  });
  expect(marked.body.data, marked.text).toMatchObject([{ outcome: 'saved' }]);

  const exam = await makeExam(old, owner);
  const sitter = await enrolStudent(old, exam.courseId);
  const { given, handIn, number } = await sit(old, sitter.device, exam.lessonId);
  await sitter.device.call('POST /api/quizresult/save-answers', {
    body: { lessonId: exam.lessonId, attempt: number, answers: [given(0)], away: { times: 3, seconds: 90 } },
  });
  await handIn('student', given(1));
  // Too late: held for the teacher.
  await handIn('student', given(2));
}

const papersOf = async ({ database }: TestPlatform) => [
  [
    ...(await database.owner`select student_id, answers, score, held_score, for_now, correct_count from quiz_results order by 1`),
  ],
  [...(await database.owner`select student_id, away_times, away_seconds, grading from exam_sittings order by 1`)],
  [...(await database.owner`select student_id, number, reason, answers, decision from held_answers order by 1`)],
];

test('papers that are half-marked, held or told of time away move with their platform as they are [EXAM-146]', async () => {
  await waitingPapers();
  const archive = join(folder, 'papers.tar.gz');
  await writeFile(archive, await archiveBytes(old, await exportJob(owner, password)));
  await importTenant({
    trustForeign: true,
    archive,
    ownerUrl: fresh.database.ownerUrl,
    secrets: fresh.platform.secrets,
    files: fresh.platform.files,
    as: undefined,
  });
  const [results, sittings, held] = await papersOf(old);
  expect([results?.length, sittings?.length, held?.length]).toEqual([2, 1, 1]);
  expect(sittings).toMatchObject([{ away_times: 3, away_seconds: 90 }]);
  expect(await papersOf(fresh)).toEqual([results, sittings, held]);
});

test('of an archive from before marks for now were known, those that wait for a word are found, and leave the sums that came with it [DESK-237]', async () => {
  const { owner: rows } = fresh.database;
  const [late] = await rows`
    select r.tenant_id, r.student_id, r.score, r.submitted_at, c.term from quiz_results r
    join courses c on c.tenant_id = r.tenant_id and c.id = r.course_id where r.for_now`;
  const period = termPeriod(late?.term, late?.submitted_at.getTime());
  await rows`update quiz_results set for_now = false`;
  await rows`insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
    values (${late?.tenant_id}, 'all', ${late?.student_id}, ${late?.score + 90}, 2),
      (${late?.tenant_id}, ${period}, ${late?.student_id}, ${late?.score}, 1)`;
  await rows.unsafe(MARK_FOR_NOW, [late?.tenant_id]);
  expect([...(await rows`select student_id from quiz_results where for_now`)]).toEqual([
    { student_id: late?.student_id },
  ]);
  const sums = await rows`select period, score_sum, quiz_count from term_scores where student_id = ${late?.student_id}`;
  expect([...sums]).toEqual([{ period: 'all', score_sum: 90, quiz_count: 1 }]);
  for (const [kept, recounted] of await keptAndRecounted(rows)) expect(kept).toEqual(recounted);
});

test('a mark that an archive calls one for now, and that waits for nobody, is the last word and in the sums [DESK-297]', async () => {
  const { owner: rows } = fresh.database;
  const counted = () => rows`
    select period, student_id, score_sum, quiz_count from term_scores order by student_id, period`;
  const told = () => rows`select student_id, lesson_id, for_now from quiz_results order by 1`;
  const { courseId, lessonId } = await makeQuiz(fresh);
  const { student, device } = await enrolStudent(fresh, courseId);
  await submit(device, lessonId, answersWith(await open(device, lessonId), 1));
  const [honest, right] = [[...(await counted())], [...(await told())]];
  // As an archive that says so has it: in no sum.
  await rows`update quiz_results set for_now = true where student_id = ${student.id}`;
  await rows`delete from term_scores where student_id = ${student.id}`;
  await rows.unsafe(MARK_FOR_NOW, [fresh.tenantId]);
  await rows.unsafe(RECOUNT_ALL_TERMS, [fresh.tenantId]);
  expect([...(await told())]).toEqual(right);
  expect([...(await counted())]).toEqual(honest);
  for (const [kept, recounted] of await keptAndRecounted(rows)) expect(kept).toEqual(recounted);
});
