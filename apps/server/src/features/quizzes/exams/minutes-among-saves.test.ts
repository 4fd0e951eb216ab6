import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { until } from '../../../testing/until.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

const platform = await sharedPlatform();

/** How many connections have waited for a row so long that PostgreSQL has looked who waits for whom. */
async function waitingLong(tx: TransactionSql): Promise<number> {
  const rows = await tx`
    select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid and a.datname = current_database()
    where not l.granted and clock_timestamp() - l.waitstart > current_setting('deadlock_timeout')::interval * 1.2`;
  return rows.length;
}

/** Three who sit in an exam, the one with the last id begun first. */
async function classInside() {
  const teacher = await staffOf(platform, 'teacher');
  const { lessonId, courseId } = await makeExam(platform, teacher);
  const enrolled = await Promise.all([1, 2, 3].map(() => enrolStudent(platform, courseId)));
  const backwards = enrolled.sort((one, other) => (one.student.id < other.student.id ? 1 : -1));
  const seated = [];
  for (const { device, student } of backwards) {
    seated.push({ ...(await sit(platform, device, lessonId)), studentId: student.id });
  }
  const [last, middle, first] = seated;
  if (!last || !middle || !first) throw new Error('nobody came');
  return { teacher, lessonId, first, middle, last };
}

test.each([
  ['first', 'last'],
  ['last', 'first'],
] as const)(
  'minutes for a class and answers that are saved together both arrive, with no two that wait for each other, the %s before the %s [EXAM-222, T-G-9]',
  async (...came) => {
    const { teacher, lessonId, ...seats } = await classInside();
    let saves: ReturnType<typeof seats.first.save>[] = [];
    let minutes: ReturnType<typeof teacher.call> | null = null;
    // Whoever gives minutes has taken some rows and waits for one when the answers come.
    await platform.database.owner.begin(async (tx) => {
      await tx`select from exam_sittings where lesson_id = ${lessonId} and student_id = ${seats.middle.studentId} for update`;
      minutes = teacher.call('POST /api/teach/exams/{lessonId}/minutes', {
        params: { lessonId },
        body: { key: randomUUID(), minutes: 15, studentId: null, reason: 'النت قطع في السنتر' },
      });
      await until(async () => (await waitingLong(tx)) === 1);
      saves = came.map((who) => seats[who].save(seats[who].given(0)));
      await until(async () => (await waitingLong(tx)) >= 2);
    });
    const given: Awaited<ReturnType<typeof teacher.call>> = await (minutes ??
      Promise.reject(new Error('nothing sent')));
    expect(given.status, given.text).toBe(200);
    const end = platform.clock.now().getTime() + 75 * MINUTE;
    expect(given.body.data.sitting).toMatchObject([{ endsAt: end }, { endsAt: end }, { endsAt: end }]);
    for (const saved of await Promise.all(saves)) {
      expect(saved.body.exam, saved.text).toMatchObject({ endsAt: end, held: 0 });
    }
  },
);

test('a paper that is opened again and answers that were on their way never wait for each other [EXAM-265]', async () => {
  const { lessonId, courseId } = await makeExam(platform, await staffOf(platform, 'teacher'));
  const { device, student } = await enrolStudent(platform, courseId);
  const { given, save, handIn } = await sit(platform, device, lessonId);
  platform.clock.advance(59 * MINUTE);
  await device.login(student);
  const teacher = await staffOf(platform, 'teacher');
  const onItsWay = given(1);
  platform.clock.advance(MINUTE);
  const submittedAt = platform.clock.now().toISOString();
  expect((await handIn('time', given(0))).body.data.papers).toMatchObject([{ score: 25 }]);
  let calls: Promise<AnyAnswer>[] = [];
  // Whoever opens it again has taken the result and waits for the sums when the answer comes.
  await platform.database.owner.begin(async (tx) => {
    await tx`select from term_scores where student_id = ${student.id} for update`;
    const reopened = teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
      params: { lessonId, studentId: student.id },
      body: { submittedAt, reason: 'النت قطع عنده' },
    });
    await until(async () => (await waitingLong(tx)) === 1);
    calls = [reopened, save(onItsWay)];
    await until(async () => (await waitingLong(tx)) === 2);
  });
  const [reopened, saved] = await Promise.all(calls);
  expect(reopened?.status, reopened?.text).toBe(200);
  expect(saved?.body.exam, saved?.text).toMatchObject({ isHandedIn: true });
});

test('a sheet that is read in the place of another and answers that were on their way never wait for each other [EXAM-265]', async () => {
  const desk = await staffOf(platform, 'teacher');
  const { lessonId, courseId } = await makeExam(platform, desk, { attempts: 2 });
  const params = { lessonId };
  const { device, student } = await enrolStudent(platform, courseId);
  await desk.call('PUT /api/teach/quizzes/{lessonId}/forms', { params, body: {} });
  const seats = await desk.call('POST /api/teach/quizzes/{lessonId}/seats', { params, body: {} });
  const { seat } = seats.body.data.students[0];
  const read = (staff: TestClient, rows: number[][], instead: boolean) => {
    const sheet = { key: randomUUID(), version: 1, letter: 'أ', seat, rows, instead } as const;
    const readAt = platform.clock.now().toISOString();
    return staff.call('POST /api/teach/quizzes/{lessonId}/sheets', { params, body: { ...sheet, page: JPEG, readAt } });
  };
  const first = await read(desk, [[0], [], [], []], false);
  expect(first.status, first.text).toBe(200);
  const { given, save, handIn } = await sit(platform, device, lessonId);
  platform.clock.advance(59 * MINUTE);
  await device.login(student);
  const teacher = await staffOf(platform, 'teacher');
  const onItsWay = given(1);
  platform.clock.advance(MINUTE);
  expect((await handIn('time', given(0))).status).toBe(200);
  let calls: Promise<AnyAnswer>[] = [];
  // Whoever reads it has taken the result and waits for the sums when the answer comes.
  await platform.database.owner.begin(async (tx) => {
    await tx`select from term_scores where student_id = ${student.id} for update`;
    const instead = read(teacher, [[1], [], [], []], true);
    await until(async () => (await waitingLong(tx)) === 1);
    calls = [instead, save(onItsWay)];
    await until(async () => (await waitingLong(tx)) === 2);
  });
  const [instead, saved] = await Promise.all(calls);
  expect(instead?.status, instead?.text).toBe(200);
  expect(saved?.body.exam, saved?.text).toMatchObject({ isHandedIn: true });
});
