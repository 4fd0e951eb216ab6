import { beforeEach, describe, expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { deskOf, doorOf, MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { handInDue } from './hand-in-due.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

const PHONES = { phone: '01550000001', parentPhone: '01550000002' };

const resultOf = (device: TestClient, lessonId: number): Promise<AnyAnswer> =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
const papersOf = (lessonId: number): Promise<AnyAnswer> =>
  teacher.call('GET /api/teach/results/{lessonId}/papers', { params: { lessonId }, query: {} });
/** On the screen and in the file alike. */
async function gradebookOf(courseId: number) {
  const params = { courseId };
  const shown = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params, query: {} });
  const file = await teacher.call('POST /api/teach/gradebooks/{courseId}/export', { params, body: {} });
  const { scores } = file.body.data.students[0];
  expect(shown.body.data.students[0].scores).toEqual(scores);
  return scores;
}
const forParent = (): Promise<AnyAnswer> =>
  platform.client().call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', {
    params: { parentPhone: PHONES.parentPhone },
    query: { studentPhone: PHONES.phone },
  });

describe('a paper with late answers that nobody has decided on', () => {
  test('is marked for now to the teacher, the student and the parent, and its key stays shut until the word is said [EXAM-134, EXAM-135, EXAM-139, EXAM-151]', async () => {
    const questions = [{ weight: 2 }, {}, {}, {}];
    const { courseId, lessonId } = await makeExam(platform, teacher, { passMark: 50 }, questions);
    const { device, student } = await enrolStudent(platform, courseId, PHONES);
    const { given, save, handIn } = await sit(platform, device, lessonId);
    await save(given(0));
    const unsent = [given(1), given(2)];
    platform.clock.advance(70 * MINUTE);
    await handInDue(platform.withTenant, platform.platform, platform.tenantId);
    await device.login(student);
    teacher = await staffOf(platform, 'teacher');
    // By its door: whoever has read the right answers sends nothing that is waited for.
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ held: 0, score: 40, passed: false }]);
    await handIn('time', ...unsent);

    const own = (await resultOf(device, lessonId)).body.data;
    expect(own).toMatchObject({ score: 40, held: 1, hiddenKey: { opensAt: null }, review: [] });
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ score: 40, held: 2, passed: null }]);
    expect((await papersOf(lessonId)).body.data.papers).toMatchObject([
      { marks: { earned: 2, possible: 5 }, passed: false, held: 1 },
    ]);
    const file = await teacher.call('POST /api/teach/results/{lessonId}/export', { params: { lessonId }, body: {} });
    expect(file.body.data.papers).toMatchObject([{ marks: { earned: 2, possible: 5 }, passed: false, held: 1 }]);
    expect((await forParent()).body.results).toMatchObject([{ score: 40, provisional: true }]);
    const rows = await device.call('GET /api/Student/quiz-marks', { query: { courseId } });
    expect(rows.body.data).toMatchObject([{ score: 40, provisional: true }]);
    expect(await gradebookOf(courseId)).toMatchObject([{ lessonId, score: 40, provisional: true }]);
    // Staff see the paper as it is.
    const seen = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
      params: { lessonId, studentId: student.id },
    });
    expect(seen.body.data.paper.review).toHaveLength(4);

    const [{ id: heldId }] = (await deskOf(teacher, lessonId)).body.data.held;
    await teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
      params: { lessonId, heldId },
      body: { decision: 'accepted' },
    });
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ score: 80, held: 0, hiddenKey: null });
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ held: 0, passed: true }]);
    expect((await papersOf(lessonId)).body.data.papers).toMatchObject([{ passed: true, held: 0 }]);
    expect(await gradebookOf(courseId)).toEqual([{ lessonId, score: 80 }]);
    const [told] = (await forParent()).body.results;
    expect(told).toMatchObject({ score: 80 });
    expect(told).not.toHaveProperty('provisional');
  });
});

describe('leaving the page of an exam', () => {
  test('is told with how often and how long, only ever more, to the teacher alone, and blocks nothing [EXAM-142]', async () => {
    const { courseId, lessonId } = await makeExam(platform, teacher);
    const names = ['بيرد على مكالمة', 'ساب الصفحة'];
    const away = [
      { times: 1, seconds: 20 },
      { times: 4, seconds: 200 },
    ];
    for (const [at, name] of names.entries()) {
      const { device } = await enrolStudent(platform, courseId, { name });
      const { given, number } = await sit(platform, device, lessonId);
      platform.clock.advance(2 * MINUTE);
      const saved = await device.call('POST /api/quizresult/save-answers', {
        body: { lessonId, attempt: number, answers: [given(0)], ...(away[at] && { away: away[at] }) },
      });
      expect(saved.status, saved.text).toBe(200);
      // A second phone that was never left tells of nothing, and takes nothing back.
      const body = { number, because: 'student' as const, answers: [given(1)], away: { times: 0, seconds: 0 } };
      const handedIn = await device.call('POST /api/exams/{lessonId}/hand-in', { params: { lessonId }, body });
      expect(handedIn.status, handedIn.text).toBe(200);
      expect(handedIn.text).not.toContain('away');
    }
    const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
    expect(report.body.data.flags).toMatchObject([{ name: 'ساب الصفحة', away: { times: 4, seconds: 200 } }]);
  });

  test('is kept also when the answers beside it have to wait for the teacher, or are known [EXAM-266]', async () => {
    const { courseId, lessonId } = await makeExam(platform, teacher);
    const { device, student } = await enrolStudent(platform, courseId);
    const { given, number, handIn } = await sit(platform, device, lessonId);
    const fromTheFuture = given(0, true, { at: 40 * MINUTE });
    const save = (answers: ReturnType<typeof given>[], seconds: number) =>
      device.call('POST /api/quizresult/save-answers', {
        body: { lessonId, attempt: number, answers, away: { times: 2, seconds } },
      });
    const away = async () =>
      (
        await platform.database.owner`select away_times, away_seconds from exam_sittings
        where student_id = ${student.id}`
      )[0];
    expect((await save([fromTheFuture], 30)).body.exam).toMatchObject({ held: 1 });
    expect(await away()).toEqual({ away_times: 2, away_seconds: 30 });
    await handIn('student', given(1));
    expect((await save([fromTheFuture], 50)).body.exam).toMatchObject({ isHandedIn: true });
    await save([fromTheFuture], 10);
    expect(await away()).toEqual({ away_times: 2, away_seconds: 50 });
  });
});

test('before results are told the report counts whose they are: told, held and still being marked [EXAM-140]', async () => {
  const { courseId, lessonId } = await makeExam(platform, teacher, {}, [{}, {}]);
  const set = (was: number | null, resultsAt: number | null) =>
    teacher.call('PUT /api/teach/quizzes/{lessonId}/results-time', { params: { lessonId }, body: { was, resultsAt } });
  const release = async () =>
    (await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} })).body.data.release;
  for (let count = 0; count < 2; count += 1) {
    const { device } = await enrolStudent(platform, courseId);
    const { given, handIn } = await sit(platform, device, lessonId);
    await handIn('student', given(0));
  }
  expect(await release()).toEqual({ resultsAt: null, told: 2, held: 0, waiting: 0, forNow: 0 });
  const at = platform.clock.now().getTime() + 60 * MINUTE;
  await set(null, at);
  expect(await release()).toEqual({ resultsAt: at, told: 0, held: 2, waiting: 0, forNow: 0 });
});
