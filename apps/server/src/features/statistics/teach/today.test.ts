import { addDays, cairoDay } from '@hessa/rules/statistics/cairo-day';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../../testing/test-school.ts';

const HOUR = 60 * 60 * 1000;

const platform = await sharedPlatform();

/** A tenant of its own, so that nothing is remembered from before, and its teacher. */
async function makeSchool() {
  const tenantId = await platform.makeTenant();
  const teacher = platform.client(tenantId);
  await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const school = createTestSchool(platform, tenantId);
  return {
    ...school,
    tenantId,
    today: async () => (await teacher.call('GET /api/teach/today')).body.data,
    slipping: async () => (await teacher.call('GET /api/teach/slipping')).body.data.students,
  };
}
type School = Awaited<ReturnType<typeof makeSchool>>;

const ago = (ms: number) => new Date(platform.clock.now().getTime() - ms);

/** A paper of a score, handed in some time ago, as the database keeps it. */
async function paper(school: School, student: { id: string }, quiz: number, score: number, before: number) {
  const at = ago(before);
  await platform.database.owner`
    insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
    select tenant_id, ${student.id}, course_id, id, 1, '[0, 0]', ${score}, 1, 2, '', ${at} from lessons where id = ${quiz}`;
  await touch(school, student, quiz, before);
}

async function touch(school: School, student: { id: string }, lesson: number, before: number) {
  await platform.database.owner`
    insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, updated_at)
    select ${school.tenantId}, ${student.id}, course_id, id, ${ago(before)} from lessons where id = ${lesson}`;
}

const reasonsOf = async (school: School, student: TestStudent) =>
  (await school.slipping()).find(({ studentId }: { studentId: string }) => studentId === student.id)?.reasons ?? [];

describe('today', () => {
  test('the last thirty days of Egypt, day by day, and nothing of the days before', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse();
    const quiz = lessonId(course, 0, 1);
    const [first, second] = [await school.student(), await school.student()];
    const { owner } = platform.database;
    await owner`update accounts set created_at = ${ago(40 * DAY)} where id = ${second.id}`;
    await school.makeCodes({ kind: 'course', courseId: course.id, size: 3 });
    const [fresh, old] = await owner`select id from codes where tenant_id = ${school.tenantId} order by id`;
    await owner`update codes set redeemed_by = ${first.id}, redeemed_at = ${ago(2 * DAY)} where id = ${fresh?.id}`;
    await owner`update codes set redeemed_by = ${first.id}, redeemed_at = ${ago(31 * DAY)} where id = ${old?.id}`;
    await paper(school, first, quiz, 100, 0);
    await paper(school, second, quiz, 0, 3 * DAY);
    await touch(school, first, lessonId(course, 0, 0), 0);
    const data = await school.today();
    const today = cairoDay(platform.clock.now().getTime());
    expect([data.days.length, data.days[0], data.days.at(-1)]).toEqual([30, addDays(today, -29), today]);
    const told = (counts: number[]) =>
      Object.fromEntries(counts.map((count, at) => [29 - at, count]).filter(([, count]) => count));
    expect(told(data.newStudents)).toEqual({ 0: 1 });
    expect(told(data.redemptions)).toEqual({ 2: 1 });
    expect(told(data.submissions)).toEqual({ 0: 1, 3: 1 });
    expect(told(data.activeLearners)).toEqual({ 0: 1, 3: 1 });
  });

  test('a school that has nothing yet gets thirty zeros and empty lists', async () => {
    const school = await makeSchool();
    const { days, newStudents, quizzes } = await school.today();
    expect([days.length, newStudents.every((count: number) => count === 0), quizzes]).toEqual([30, true, []]);
    expect(await school.slipping()).toEqual([]);
  });

  test('quizzes of the last week: one with a low average comes before one that is only newer', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({
      units: [{ lessons: [{ type: 'Quiz' }, { type: 'Quiz' }, { type: 'Quiz' }] }],
    });
    const [low, good, old] = [0, 1, 2].map((at) => lessonId(course, 0, at));
    for (let at = 0; at < 5; at += 1) await paper(school, await school.student(), low ?? 0, 20, DAY);
    await paper(school, await school.student(), good ?? 0, 90, 0);
    await paper(school, await school.student(), old ?? 0, 10, 8 * DAY);
    const { quizzes } = await school.today();
    expect(quizzes).toMatchObject([
      { lessonId: low, papers: 5, recentPapers: 5, average: 20, reasons: ['low-average'] },
      { lessonId: good, papers: 1, average: 90, reasons: [] },
    ]);
  });
});

test('of a quiz the papers of the week are counted among the marked ones, as all of them are [DESK-363]', async () => {
  const school = await makeSchool();
  const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz' }, { type: 'Quiz' }] }] });
  const [half, none] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
  await paper(school, await school.student(), half, 60, DAY);
  await paper(school, await school.student(), none, 60, 8 * DAY);
  for (const quiz of [half, none]) {
    const waiting = await school.student();
    await paper(school, waiting, quiz, 0, DAY);
    await platform.database.owner`update quiz_results set score = null where student_id = ${waiting.id}`;
  }
  const { quizzes } = await school.today();
  expect(quizzes.map(({ papers, recentPapers }: Record<string, number>) => [papers, recentPapers]).sort()).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

describe('who is slipping', () => {
  test('a week without a lesson while something is still open; not who has finished, nor who came back', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({ units: [{}, {}, {}, {}] });
    const over = await school.makeCourse({ units: [{}] });
    const [quiet, back, done] = [await school.student(), await school.student(), await school.student()];
    for (const student of [quiet, back]) await school.enrol(student, course, 10 * DAY);
    await school.enrol(done, over, 15 * DAY);
    for (const student of [quiet, back]) await touch(school, student, lessonId(course, 0, 0), 9 * DAY);
    await touch(school, done, lessonId(over, 0, 0), 9 * DAY);
    await touch(school, back, lessonId(course, 0, 1), DAY);
    expect(await reasonsOf(school, quiet)).toEqual([{ kind: 'quiet', days: 9 }]);
    expect(await reasonsOf(school, back)).toEqual([]);
    expect(await reasonsOf(school, done)).toEqual([]);
  });

  test('scores that fell: the last three papers against the three before', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({
      units: [{ lessons: Array.from({ length: 6 }, () => ({ type: 'Quiz' as const })) }],
    });
    const [falling, steady] = [await school.student(), await school.student()];
    for (let at = 0; at < 6; at += 1) {
      await paper(school, falling, lessonId(course, 0, at), at < 3 ? 90 : 60, (6 - at) * DAY);
      await paper(school, steady, lessonId(course, 0, at), 80, (6 - at) * DAY);
    }
    expect(await reasonsOf(school, falling)).toEqual([{ kind: 'falling', from: 90, to: 60 }]);
    expect(await reasonsOf(school, steady)).toEqual([]);
  });

  test('a window about to end with something left, of a course and of a lecture; an extension and finished work do not count', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({ units: [{ name: 'أولى' }, { name: 'تانية' }] });
    const [late, extended, finished, lecture] = [
      await school.student(),
      await school.student(),
      await school.student(),
      await school.student(),
    ];
    for (const student of [late, extended, finished]) await school.enrol(student, course, 13 * DAY);
    await school.grantUnit(lecture, course, 0, 6 * DAY);
    await platform.database
      .owner`update enrolments set extended_until = ${ago(-20 * DAY)} where student_id = ${extended.id}`;
    for (const at of [0, 1]) await school.finish(finished, course, lessonId(course, 1, at));
    await school.finish(late, course, lessonId(course, 1, 0));
    const endsAt = platform.clock.now().getTime() + 24 * HOUR;
    expect(await reasonsOf(school, late)).toMatchObject([
      { kind: 'ending', units: [{ unitName: 'تانية', endsAt, unfinished: 1 }] },
    ]);
    expect(await reasonsOf(school, lecture)).toMatchObject([
      { kind: 'ending', units: [{ unitName: 'أولى', endsAt, unfinished: 2 }] },
    ]);
    expect(await reasonsOf(school, extended)).toEqual([]);
    expect(await reasonsOf(school, finished)).toEqual([]);
  });

  test('of two courses whose units close both are told, the first to close first, also behind a full class [DESK-246]', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({ units: [{ name: 'أولى' }] });
    const crowded = await school.makeCourse({ units: [{ name: 'زحمة' }] });
    const student = await school.student();
    await school.enrol(student, course, 6.5 * DAY);
    await school.enrol(student, crowded, 5.9 * DAY);
    for (let at = 0; at < 50; at += 1) await school.enrol(await school.student(), crowded, 6 * DAY);
    const end = (days: number) => platform.clock.now().getTime() + days * DAY;
    expect(await reasonsOf(school, student)).toEqual([
      {
        kind: 'ending',
        units: [
          { unitId: unitId(course, 0), unitName: 'أولى', endsAt: end(0.5), unfinished: 2 },
          { unitId: unitId(crowded, 0), unitName: 'زحمة', endsAt: end(1.1), unfinished: 2 },
        ],
      },
    ]);
  });

  test('with each stands the unit that more time would help, and who was given it is asked after no more [DESK-170]', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({ units: [{ name: 'أولى' }, { name: 'تانية' }, { name: 'تالتة' }] });
    const [late, quiet, helped] = [await school.student(), await school.student(), await school.student()];
    for (const student of [late, helped]) await school.enrol(student, course, 13 * DAY);
    await school.enrol(quiet, course, 9 * DAY);
    await touch(school, quiet, lessonId(course, 0, 0), 8 * DAY);
    const until = ago(-3 * DAY);
    await platform.database.owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${school.tenantId}, ${helped.id}, ${course.id}, ${unitId(course, 1)}, ${until})`;
    const found = await school.slipping();
    const unitOf = (student: TestStudent) =>
      found.find(({ studentId }: { studentId: string }) => studentId === student.id)?.unit;
    const endsAt = (days: number) => ago(-days * DAY).toISOString();
    expect(unitOf(late)).toEqual({
      ...{ unitId: unitId(course, 1), name: 'تانية', state: 'open', endsAt: endsAt(1), extendedUntil: null },
    });
    expect(unitOf(quiet)).toMatchObject({ unitId: unitId(course, 0), state: 'closed', endsAt: endsAt(-2) });
    expect(await reasonsOf(school, helped)).toEqual([]);
  });

  test('a closed account is not asked after, and an assistant does not see the list', async () => {
    const school = await makeSchool();
    const course = await school.makeCourse({ units: [{}] });
    const student = await school.student();
    await school.enrol(student, course, 6 * DAY);
    await platform.database.owner`update accounts set disabled = true where id = ${student.id}`;
    expect(await reasonsOf(school, student)).toEqual([]);
    const assistant = platform.client(school.tenantId);
    await assistant.login(await platform.createAccount({ role: 'assistant' }, school.tenantId));
    expect((await assistant.call('GET /api/teach/slipping')).status).toBe(403);
    expect((await assistant.call('GET /api/teach/today')).status).toBe(403);
  });
});
