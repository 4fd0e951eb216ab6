import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newEnrolment } from '../../../seed/new-enrolment.ts';
import { enrolStudent, signIn } from '../../../testing/classroom.ts';
import { deskOf, MINUTE, makeExam, setExam, sit } from '../../../testing/exam-room.ts';
import { paperOf, readQuiz, savePaper, staffOf } from '../../../testing/quiz-desk.ts';
import { keptAndRecounted } from '../../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { releaseDue } from '../release-results.ts';
import { handInDue } from './hand-in-due.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

type Decision = 'accepted' | 'refused' | null;
let phones = 10;

/** What is kept of papers is what a recount finds: by class, by quiz, and each student's sums. */
async function expectRecount(): Promise<void> {
  const { owner } = platform.database;
  for (const [kept, recounted] of await keptAndRecounted(owner)) expect(kept).toEqual(recounted);
  const sums = await owner`select student_id, round(score_sum::numeric, 6) as score_sum, quiz_count from term_scores
    where period = 'all' order by 1`;
  const terms = await owner`
    select student_id, round(sum(score_sum)::numeric, 6) as score_sum, sum(quiz_count)::int as quiz_count from term_scores
    where period <> 'all' group by 1 order by 1`;
  const counted = await owner`
    select student_id, round(sum(score)::numeric, 6) as score_sum, count(*)::int as quiz_count from quiz_results
    where score is not null and not for_now group by 1 order by 1`;
  expect([...sums]).toEqual([...counted]);
  expect([...terms]).toEqual([...counted]);
}

/** A student with 100 in one course, and 40 in another's exam, to which late answers came that are worth 40 more. */
async function lateStudent(terms: Parameters<typeof makeExam>[2] = {}) {
  const done = await makeExam(platform, teacher);
  const late = await makeExam(platform, teacher, terms, [{ weight: 2 }, {}, {}, {}]);
  phones += 2;
  const pair = { phone: `015500000${phones}`, parentPhone: `015500000${phones + 1}` };
  const { device: first, student } = await enrolStudent(platform, done.courseId, pair);
  const { tenantId, clock, withTenant } = platform;
  await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, late.courseId, clock.now()));
  const whole = await sit(platform, first, done.lessonId);
  await whole.handIn('student', ...[0, 1, 2, 3].map((at) => whole.given(at)));
  const { given, save, handIn, number } = await sit(platform, first, late.lessonId);
  await save(given(0));
  const unsent = [given(1), given(2)];
  platform.clock.advance(70 * MINUTE);
  await handInDue(platform.withTenant, platform.platform, platform.tenantId);
  const device = await signIn(platform, student);
  teacher = await staffOf(platform, 'teacher');
  const send = () => handIn('time', ...unsent);
  await first.login(student);
  const decide = async (decision: Decision): Promise<AnyAnswer> => {
    const [held] = (await deskOf(teacher, late.lessonId)).body.data.held;
    return teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
      params: { lessonId: late.lessonId, heldId: held.id },
      body: { decision },
    });
  };
  return { done, late, pair, student, device, send, decide, number };
}
type Late = Awaited<ReturnType<typeof lateStudent>>;

/** Every average there is, as it is told. */
async function told({ student, late, done, pair, device }: Late) {
  const { lessonId, courseId } = late;
  const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: student.id } });
  const { average, week, marks } = card.body.data;
  const list = await teacher.call('GET /api/teach/students', { query: { search: pair.phone } });
  const head = await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId } });
  const lines = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', {
    params: { courseId },
    query: {},
  });
  const low = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', {
    params: { courseId },
    query: { only: 'low' },
  });
  const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
  const reports = await teacher.call('GET /api/teach/results', { query: { courseId } });
  const papers = await teacher.call('GET /api/teach/results/{lessonId}/papers', { params: { lessonId }, query: {} });
  const home = await device.call('GET /api/Student/home', {});
  const parent = await platform.client().call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', {
    params: { parentPhone: pair.parentPhone },
    query: { studentPhone: pair.phone },
  });
  const ofCourse = (id: number) => home.body.data.courses.find((course: { id: number }) => course.id === id)?.average;
  return {
    card: [average, week.average, week.papers, week.told, week.forNow],
    marks: marks.map(({ score, provisional, average: all }: AnyAnswer['body']) => [score, provisional ?? false, all]),
    list: list.body.data.students.map((line: { average: number | null }) => line.average),
    gradebook: [head.body.data.average, head.body.data.quizzes[0].average, lines.body.data.students[0].average],
    cells: lines.body.data.students[0].scores,
    low: [head.body.data.low, low.body.data.students.length],
    report: [report.body.data.figures?.average ?? null, report.body.data.release],
    reports: reports.body.data.quizzes.map((quiz: AnyAnswer['body']) => [quiz.papers, quiz.average]),
    papers: [papers.body.data.totalCount, papers.body.data.waiting],
    home: [ofCourse(done.courseId), ofCourse(courseId)],
    parent: parent.body.results.map(({ score, provisional }: AnyAnswer['body']) => [score, provisional ?? false]),
  };
}

const release = (forNow: number) => ({ resultsAt: null, told: 1, held: 0, waiting: 0, forNow });

const final = (score: number) => ({
  card: [(100 + score) / 2, (100 + score) / 2, 2, 2, 0],
  marks: [
    [score, false, score],
    [100, false, 100],
  ],
  list: [(100 + score) / 2],
  gradebook: [score, score, score],
  cells: [{ lessonId: expect.any(Number), score }],
  low: score < 60 ? [1, 1] : [0, 0],
  report: [score, release(0)],
  reports: [[1, score]],
  papers: [1, 0],
  home: [100, score],
  parent: [
    [score, false],
    [100, false],
  ],
});

const FOR_NOW = {
  card: [100, 100, 2, 1, 1],
  marks: [
    [40, true, null],
    [100, false, 100],
  ],
  list: [100],
  gradebook: [null, null, null],
  cells: [{ lessonId: expect.any(Number), score: 40, provisional: true }],
  low: [0, 0],
  report: [null, release(1)],
  reports: [[1, null]],
  papers: [1, 0],
  home: [100, null],
  parent: [
    [40, true],
    [100, false],
  ],
};

test('a mark whose late answers wait for a word is in no average, and called for now where it stands; from the word on, and as often as it changes, it counts at once [DESK-236, DESK-237, DESK-238]', async () => {
  // Whose letters nobody looks at: others' marks do not wait for them.
  await (await lateStudent()).send();
  const late = await lateStudent();
  expect(await told(late)).toEqual(final(40));
  await late.send();
  expect(await told(late)).toEqual(FOR_NOW);
  await expectRecount();
  const said: [Decision, unknown][] = [
    ['accepted', final(80)],
    [null, FOR_NOW],
    ['refused', final(40)],
    [null, FOR_NOW],
    ['accepted', final(80)],
  ];
  for (const [decision, averages] of said) {
    expect((await late.decide(decision)).status).toBe(200);
    expect(await told(late), String(decision)).toEqual(averages);
    await expectRecount();
  }
});

test('results that are kept back and told again, a paper that is opened again and one that is regraded leave the sums right while the mark is for now [DESK-237]', async () => {
  const late = await lateStudent({ attempts: 2 });
  await late.send();
  const { lessonId } = late.late;
  const params = { lessonId };
  const at = platform.clock.now().getTime() + 60 * MINUTE;
  const set = (was: number | null, resultsAt: number | null) =>
    teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', { params, body: { was, resultsAt } });
  expect((await set(null, at)).status).toBe(200);
  await expectRecount();
  expect((await told(late)).report).toEqual([null, { resultsAt: at, told: 0, held: 1, waiting: 0, forNow: 1 }]);
  expect((await set(at, null)).status).toBe(200);
  await releaseDue(platform.withTenant, platform.platform, platform.tenantId);
  await expectRecount();
  expect((await told(late)).card).toEqual(FOR_NOW.card);

  // By a newer key the mark is still one for now, and the word on it counts by that key.
  const read = await readQuiz(teacher, lessonId);
  const paper = paperOf(read).map((question, place) => (place === 1 ? { ...question, weight: 3 } : question));
  expect((await savePaper(teacher, lessonId, read.body.data.version, paper)).status).toBe(200);
  const version = read.body.data.version + 1;
  const regraded = await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', {
    params,
    body: { key: randomUUID(), version },
  });
  expect(regraded.status, regraded.text).toBe(200);
  await expect.poll(async () => (await told(late)).marks[0][0]).toBeCloseTo(200 / 7);
  await expectRecount();
  for (const [decision, marks] of [
    ['accepted', 6],
    ['refused', 2],
    [null, null],
  ] as const) {
    expect((await late.decide(decision)).status, String(decision)).toBe(200);
    const average = marks === null ? 100 : (100 + (100 * marks) / 7) / 2;
    expect((await told(late)).card[0], String(decision)).toBeCloseTo(average);
    await expectRecount();
  }

  const [taken] = await platform.database.owner`
    select submitted_at from quiz_results where student_id = ${late.student.id} and lesson_id = ${lessonId}`;
  const opened = await teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
    params: { ...params, studentId: late.student.id },
    body: { submittedAt: taken?.submitted_at.toISOString(), reason: 'النت قطع' },
  });
  expect(opened.status, opened.text).toBe(200);
  await expectRecount();
  expect((await told(late)).card).toEqual([100, 100, 1, 1, 0]);
  // The attempt that was taken back took its letters with it.
  const again = await sit(platform, late.device, lessonId);
  await again.handIn('student', again.given(0));
  expect((await told(late)).marks[0]).toEqual([200 / 7, false, 200 / 7]);
  await expectRecount();
});

test('a quiz that is no exam any more still lets what waits be decided [DESK-237]', async () => {
  const late = await lateStudent();
  await late.send();
  expect((await setExam(teacher, late.late.lessonId, null, late.late.exam)).status).toBe(200);
  expect((await told(late)).card).toEqual(FOR_NOW.card);
  expect((await late.decide('accepted')).status).toBe(200);
  expect((await told(late)).card[0]).toBe(90);
  await expectRecount();
});
