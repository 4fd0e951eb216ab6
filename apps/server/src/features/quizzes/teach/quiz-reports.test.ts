import { UNHANDED_COUNTED } from '@hessa/rules/quizzes/unhanded-counted';
import { describe, expect, test } from 'vitest';
import {
  answersWith,
  editQuiz,
  enrolStudent,
  makeCourse,
  makeQuiz,
  open,
  type QuizIds,
  submit,
} from '../../../testing/classroom.ts';
import { EXAM, MINUTE, makeExam, setExam, sit } from '../../../testing/exam-room.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const teacher = platform.client();
const account = await platform.createAccount({ role: 'teacher' });
await teacher.login(account);

/** A student who answers the first questions right and the others wrong. */
async function handIn({ courseId, lessonId }: QuizIds, right: number, name = `طالب ${right}`) {
  const { student, device } = await enrolStudent(platform, courseId, { name });
  const answer = await submit(device, lessonId, answersWith(await open(device, lessonId), right));
  expect(answer.status, answer.text).toBe(200);
  return { student, device };
}

const ask = async (lessonId: number, query = {}) =>
  (await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query })).body.data;
const papersOf = async (lessonId: number, query = {}) =>
  (await teacher.call('GET /api/teach/results/{lessonId}/papers', { params: { lessonId }, query })).body.data;
const missingOf = async (lessonId: number, query = {}) =>
  (await teacher.call('GET /api/teach/results/{lessonId}/missing', { params: { lessonId }, query })).body.data;

describe('how a class did', () => {
  test('figures, distribution and every question are those of the papers handed in', async () => {
    const quiz = await makeQuiz(platform);
    for (const right of [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]) await handIn(quiz, right);
    const report = await ask(quiz.lessonId);
    expect(report.figures).toEqual({ papers: 12, average: 50, median: 50, highest: 100, lowest: 0 });
    expect(report.distribution).toEqual([4, 0, 0, 0, 0, 4, 0, 0, 0, 4]);
    const [first, second] = report.questions;
    expect(first.difficulty).toBeCloseTo(8 / 12);
    expect([first.discrimination, first.reading]).toEqual([1, 'good']);
    expect(second.difficulty).toBeCloseTo(4 / 12);
    expect(first.choices.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual([true, false, false, false]);
    const chosen = first.choices.map(({ papers }: { papers: number }) => papers);
    expect([chosen[0], chosen.reduce((sum: number, each: number) => sum + each, 0)]).toEqual([8, 12]);
    expect([report.version, report.versions, report.missing]).toEqual([
      1,
      [{ version: 1, together: [1], papers: 12 }],
      0,
    ]);
  });

  test('figures are of one version; papers of older ones are counted and can be read with their own questions', async () => {
    const quiz = await makeQuiz(platform);
    await handIn(quiz, 2);
    await handIn(quiz, 0);
    await editQuiz(platform, quiz, [{ text: 'New one' }]);
    // Nobody has answered the new version yet: the old papers are shown, and named as old.
    const before = await ask(quiz.lessonId);
    expect([before.currentVersion, before.version, before.figures.papers]).toEqual([2, 1, 2]);
    await handIn(quiz, 1);
    const now = await ask(quiz.lessonId);
    expect([now.version, now.figures.papers, now.questions.length]).toEqual([2, 1, 1]);
    expect(now.versions).toEqual([
      { version: 2, together: [2], papers: 1 },
      { version: 1, together: [1], papers: 2 },
    ]);
    const old = await ask(quiz.lessonId, { version: 1 });
    expect([old.version, old.figures.papers, old.questions.length]).toEqual([1, 2, 2]);
  });

  test('the papers are paged, newest, best or weakest first', async () => {
    const quiz = await makeQuiz(platform);
    for (const [right, name] of [
      [1, 'متوسط'],
      [2, 'شاطر'],
      [0, 'ضعيف'],
    ] as const) {
      await handIn(quiz, right, name);
      platform.clock.advance(1000);
    }
    const names = async (query: object) =>
      (await papersOf(quiz.lessonId, query)).papers.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['ضعيف', 'شاطر', 'متوسط']);
    expect(await names({ sort: 'highest' })).toEqual(['شاطر', 'متوسط', 'ضعيف']);
    expect(await names({ sort: 'lowest', pageSize: 2, pageNumber: 2 })).toEqual(['شاطر']);
    expect((await papersOf(quiz.lessonId, { pageSize: 1 })).totalCount).toBe(3);
  });

  test('who has not handed in: through the course or the lecture, with what is left of the window, and nobody closed', async () => {
    const quiz = await makeQuiz(platform);
    await handIn(quiz, 2, 'سلّم');
    await enrolStudent(platform, quiz.courseId, { name: 'أ لسه' });
    const opened = await enrolStudent(platform, quiz.courseId, { name: 'ب فتحه' });
    await open(opened.device, quiz.lessonId);
    const late = await enrolStudent(platform, quiz.courseId, { name: 'ج وقته خلص' });
    const closed = await enrolStudent(platform, quiz.courseId, { name: 'مقفول' });
    const holder = await platform.createAccount({ name: 'د محاضرة' });
    const { owner } = platform.database;
    await owner`update accounts set disabled = true where id = ${closed.student.id}`;
    await owner`update enrolments set enrolled_at = ${new Date(platform.clock.now().getTime() - 8 * DAY)}
      where student_id = ${late.student.id}`;
    await owner`insert into unit_grants (tenant_id, student_id, course_id, unit_id, granted_at, source)
      select tenant_id, ${holder.id}, course_id, unit_id, ${platform.clock.now()}, 'code' from lessons where id = ${quiz.lessonId}`;
    const { students, next } = await missingOf(quiz.lessonId);
    expect(next).toBeNull();
    expect(
      students.map((each: { name: string; window: string; openedAt: string | null }) => [
        each.name,
        each.window,
        each.openedAt !== null,
      ]),
    ).toEqual([
      ['أ لسه', 'open', false],
      ['ب فتحه', 'open', true],
      ['ج وقته خلص', 'ended', false],
      ['د محاضرة', 'open', false],
    ]);
    expect(students[0].phone).toMatch(/^01/);
    expect((await ask(quiz.lessonId)).missing).toBe(4);
  });

  test('of an exam nobody has longer than its last start, however long the unit is open, but who sits in it has to its end [EXAM-237, DESK-218]', async () => {
    const { courseId, lessonId, exam } = await makeExam(platform, teacher, {
      minutes: 10,
      lastStartAt: platform.clock.now().getTime() + DAY,
    });
    const { device } = await enrolStudent(platform, courseId);
    const endOf = async () => (await missingOf(lessonId)).students[0];
    expect(await endOf()).toMatchObject({
      window: 'open',
      endsAt: new Date(platform.clock.now().getTime() + DAY).toISOString(),
    });
    const set = await setExam(teacher, lessonId, { ...exam, lastStartAt: platform.clock.now().getTime() - DAY }, exam);
    expect(set.status, set.text).toBe(200);
    expect(await endOf()).toMatchObject({ window: 'over', endsAt: null });

    const again = { ...exam, lastStartAt: platform.clock.now().getTime() + 1000 };
    expect(
      (await setExam(teacher, lessonId, again, { ...exam, lastStartAt: again.lastStartAt - 1000 - DAY })).status,
    ).toBe(200);
    await sit(platform, device, lessonId);
    const end = platform.clock.now().getTime() + exam.minutes * MINUTE;
    platform.clock.advance(5000);
    expect(await endOf()).toMatchObject({ window: 'sitting', endsAt: new Date(end).toISOString() });
    platform.clock.advance(2 * exam.minutes * MINUTE);
    await teacher.login(account);
    expect(await endOf()).toMatchObject({ window: 'over' });
  });

  test('of an exam whose unit has closed they say until when it may be begun, and when it opens [DESK-352]', async () => {
    const now = platform.clock.now().getTime();
    const terms = { minutes: 10, opensAt: now + DAY, lastStartAt: now + 2 * DAY };
    const { courseId, lessonId, exam } = await makeExam(platform, teacher, terms);
    await enrolStudent(platform, courseId);
    await platform.database
      .owner`update enrolments set enrolled_at = ${new Date(now - 20 * DAY)} where course_id = ${courseId}`;
    const timesOf = async () => {
      const [{ window, opensAt, endsAt }] = (await missingOf(lessonId)).students;
      return [window, opensAt, endsAt];
    };
    const [opensAt, endsAt] = [now + DAY, now + 2 * DAY].map((at) => new Date(at).toISOString());
    expect(await timesOf()).toEqual(['ended', opensAt, endsAt]);
    expect((await setExam(teacher, lessonId, { ...exam, opensAt: now - 1 }, exam)).status).toBe(200);
    expect(await timesOf()).toEqual(['ended', null, endsAt]);
  });

  test.each([
    ['a class', 30],
    ['nearly as many as are counted', 1100],
    ['half a town', 1300],
  ])(
    'who is missing of %s comes by name, a page after the other, each once, and nobody is waited for who never could start it [LEAN-08, LEAN-46, DESK-287]',
    async (_what, size) => {
      const quiz = await makeQuiz(platform);
      await handIn(quiz, 2, 'طالب سلّم');
      const { owner } = platform.database;
      const key = `${size}`.padStart(5, '0');
      await owner`
      insert into accounts (tenant_id, id, role, name, email, phone, password_hash, disabled, created_at)
      select ${platform.tenantId}, gen_random_uuid(), 'student', 'طالب ' || lpad((n * 7919 % ${size})::text, 5, '0'),
        n || ${`-${key}@missing.test`}, '019' || ${key.slice(-3)} || lpad(n::text, 5, '0'), 'none', n % 10 = 3, now()
      from generate_series(1, ${size}) n`;
      await owner`
      insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select tenant_id, id, ${quiz.courseId}, ${platform.clock.now()}, 'granted'
      from accounts where tenant_id = ${platform.tenantId} and email like ${`%-${key}@missing.test`}`;
      const inOrder = await owner`
      select id from accounts where email like ${`%-${key}@missing.test`} and not disabled order by name, id`;
      expect((await ask(quiz.lessonId)).missing).toBe(Math.min(inOrder.length, UNHANDED_COUNTED + 1));
      const first = await missingOf(quiz.lessonId);
      const second = await missingOf(quiz.lessonId, { after: first.next });
      const listed = [...first.students, ...second.students].map(({ studentId }) => studentId);
      expect(listed).toEqual(inOrder.slice(0, 40).map(({ id }) => id));
      expect(second.next === null).toBe(inOrder.length <= 40);
      const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY);
      await owner`update lessons set placed_at = ${daysAgo(1)} where id = ${quiz.lessonId}`;
      const inTime = inOrder.slice(0, 5).map(({ id }) => id);
      await owner`update enrolments set enrolled_at = ${daysAgo(9)}
        where course_id = ${quiz.courseId} and student_id <> all(${inTime}::uuid[])`;
      // To be caught up with by whoever it came too late for, until nobody can.
      expect((await ask(quiz.lessonId)).missing).toBe(Math.min(inOrder.length, UNHANDED_COUNTED + 1));
      const over = { ...EXAM, lastStartAt: daysAgo(0).getTime() - 1 };
      await owner`update lessons set exam = ${JSON.stringify(over)}::text::jsonb where id = ${quiz.lessonId}`;
      expect((await ask(quiz.lessonId)).missing).toBe(inTime.length);
      expect((await missingOf(quiz.lessonId)).students).toEqual(
        first.students.map(({ studentId }: { studentId: string }) =>
          expect.objectContaining({ studentId, window: inTime.includes(studentId) ? 'over' : 'never' }),
        ),
      );
    },
  );

  test('questions and flags are judged by the newest four hundred papers, everything else by all of them [LEAN-09]', async () => {
    const quiz = await makeQuiz(platform);
    await handIn(quiz, 2);
    platform.clock.advance(1000);
    const { owner } = platform.database;
    await owner`
      insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
      select ${platform.tenantId}, gen_random_uuid(), 'student', 'طالب ' || n, n || '@judged.test',
        '0188' || lpad(n::text, 7, '0'), 'none', now() from generate_series(1, 400) n`;
    await owner`
      insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
        correct_count, total, notes, submitted_at)
      select tenant_id, id, ${quiz.courseId}, ${quiz.lessonId}, 1, '[3, 3]', 0, 0, 2, '',
        ${platform.clock.now()}
      from accounts where tenant_id = ${platform.tenantId} and email like '%@judged.test'`;
    const { figures, judgedPapers, questions } = await ask(quiz.lessonId);
    expect([figures.papers, figures.highest, judgedPapers]).toEqual([401, 100, 400]);
    expect(questions.map(({ difficulty }: { difficulty: number }) => difficulty)).toEqual([0, 0]);
  });

  test('quizzes with papers are listed by their newest paper, of one course if asked', async () => {
    const [older, newer] = [await makeQuiz(platform), await makeQuiz(platform)];
    await makeQuiz(platform);
    await handIn(newer, 1);
    platform.clock.advance(1000);
    await handIn(older, 2);
    platform.clock.advance(1000);
    await handIn(newer, 0);
    await enrolStudent(platform, newer.courseId);
    const list = async (query = {}) => (await teacher.call('GET /api/teach/results', { query })).body.data.quizzes;
    const all = await list();
    expect(all.slice(0, 2)).toMatchObject([
      { lessonId: newer.lessonId, papers: 2, holders: 3, average: 25 },
      { lessonId: older.lessonId, papers: 1, holders: 1, average: 100 },
    ]);
    expect((await list({ courseId: older.courseId })).map(({ lessonId }: { lessonId: number }) => lessonId)).toEqual([
      older.lessonId,
    ]);
  });

  test('a paper is the one its student sees, choices in the same order', async () => {
    const quiz = await makeQuiz(platform);
    const { student, device } = await handIn(quiz, 1, 'منى سعيد');
    const own = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz.lessonId } });
    const paper = await teacher.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
      params: { lessonId: quiz.lessonId, studentId: student.id },
    });
    expect(paper.body.data).toMatchObject({ studentName: 'منى سعيد', reopenings: [] });
    expect(paper.body.data.paper).toEqual(own.body.data);
  });

  test('papers are the teacher’s: an assistant reads none, and a video is no quiz', async () => {
    const quiz = await makeQuiz(platform);
    const { student } = await handIn(quiz, 1);
    const assistant = platform.client();
    await assistant.login(await platform.createAccount({ role: 'assistant' }));
    const params = { lessonId: quiz.lessonId, studentId: student.id };
    const refused = await Promise.all([
      assistant.call('GET /api/teach/results', { query: {} }),
      assistant.call('GET /api/teach/results/{lessonId}', { params, query: {} }),
      assistant.call('GET /api/teach/results/{lessonId}/students/{studentId}', { params }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }] }] });
    const video = course.units[0]?.lessonIds[0] ?? 0;
    const answer = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId: video }, query: {} });
    expect([answer.status, answer.body.code]).toEqual([404, 'results.quiz_not_found']);
  });
});
