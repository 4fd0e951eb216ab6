import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, submit } from '../../../testing/classroom.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

interface Line {
  studentId: string;
  name: string;
  average: number | null;
  scores: { lessonId: number; score: number }[];
  missing: number[];
  stillOpen: number[];
}

const headOf = async (courseId: number) =>
  (await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId } })).body.data;
const pageOf = async (courseId: number, query = {}): Promise<{ students: Line[]; next: string | null }> =>
  (await teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId }, query })).body.data;
const names = async (courseId: number, query = {}) => (await pageOf(courseId, query)).students.map(({ name }) => name);

/** Two units of a quiz each, an empty quiz that counts for nothing, and students who enrolled at different times. */
async function makeClass(more = {}) {
  const course = await makeCourse(platform, {
    units: [{ lessons: [{ type: 'Quiz' }] }, { lessons: [{ type: 'Quiz' }, { type: 'Quiz', questions: [] }] }],
    ...more,
  });
  const [first = 0] = course.units[0]?.lessonIds ?? [];
  const [second = 0] = course.units[1]?.lessonIds ?? [];
  async function student(name: string, daysAgo: number, rights: readonly (number | null)[]) {
    const { student: made, device } = await enrolStudent(platform, course.id, { name });
    for (const [at, right] of rights.entries()) {
      const lessonId = [first, second][at] ?? 0;
      if (right === null) continue;
      const answer = await submit(device, lessonId, answersWith(await open(device, lessonId), right));
      expect(answer.status, answer.text).toBe(200);
    }
    await platform.database
      .owner`update enrolments set enrolled_at = ${new Date(platform.clock.now().getTime() - daysAgo * DAY)}
      where student_id = ${made.id}`;
    return made;
  }
  return { courseId: course.id, unitId: course.units[1]?.id ?? 0, first, second, student };
}

describe('the gradebook of a course', () => {
  test('marks, what is missing and what is not due yet, as the student’s own card judges it; a hidden quiz is told as one [DESK-50, DESK-293]', async () => {
    const { courseId, unitId, first, second, student } = await makeClass();
    await student('أ شاطر', 15, [2, 2]);
    await student('ب ناقص', 15, [1, null]);
    await student('ج لسه بادئ', 1, [null, null]);
    const closed = await student('د مقفول', 8, [0, 0]);
    await platform.database.owner`update accounts set disabled = true where id = ${closed.id}`;
    const lecture = await platform.createAccount({ name: 'هـ محاضرة بس' });
    await platform.database
      .owner`insert into unit_grants (tenant_id, student_id, course_id, unit_id, granted_at, source)
      values (${platform.tenantId}, ${lecture.id}, ${courseId}, ${unitId}, ${platform.clock.now()}, 'code')`;
    const { students, next } = await pageOf(courseId);
    expect(next).toBeNull();
    expect(
      students.map((line) => [
        ...[line.name, line.average, line.scores.map(({ score }) => score)],
        ...[line.missing, line.stillOpen],
      ]),
    ).toEqual([
      ['أ شاطر', 100, [100, 100], [], []],
      ['ب ناقص', 50, [50], [second], []],
      // The second unit's week begins in six days: nothing of it is asked for.
      ['ج لسه بادئ', null, [], [], [first]],
      ['هـ محاضرة بس', null, [], [], [second]],
    ]);
    const card = await teacher.call('GET /api/teach/desk/students/{studentId}', {
      params: { studentId: students[1]?.studentId ?? '' },
    });
    expect(card.body.data.unhanded.map(({ lessonId }: { lessonId: number }) => lessonId)).toEqual([second]);
    expect(await headOf(courseId)).toMatchObject({
      students: 4,
      withMissing: 1,
      low: 1,
      average: 75,
      quizzes: [
        { lessonId: first, papers: 2, average: 75, missing: 0 },
        { lessonId: second, papers: 1, average: 100, missing: 1 },
      ],
    });
    // Hidden, it is owed by nobody; the papers that were handed in stay in the book.
    await platform.database.owner`update lessons set hidden = true where id = ${second}`;
    const { students: after } = await pageOf(courseId);
    expect(after.map(({ scores, missing, stillOpen }) => [scores.length, missing, stillOpen])).toEqual([
      [2, [], []],
      [1, [], []],
      [0, [], [first]],
      [0, [], []],
    ]);
    const { quizzes } = await headOf(courseId);
    expect(quizzes).toMatchObject([{ missing: 0 }, { lessonId: second, papers: 1, missing: 0, hidden: true }]);
    expect(quizzes[0]).not.toHaveProperty('hidden');
  });

  test('what is missing in a unit that is open still is told apart, also when the desk gave more time, and in no count [DESK-195, DESK-205]', async () => {
    const { courseId, first, second, student } = await makeClass();
    await student('أ في نص الأسبوع', 8, [null, null]);
    await student('ب من زمان', 40, [null, null]);
    const given = await student('ج اتمدّ له', 40, [null, null]);
    await platform.database
      .owner`update enrolments set extended_until = ${new Date(platform.clock.now().getTime() + DAY)} where student_id = ${given.id}`;
    const { students } = await pageOf(courseId);
    expect(students.map(({ missing, stillOpen }) => [missing, stillOpen])).toEqual([
      [[first], [second]],
      [[first, second], []],
      [[], [first, second]],
    ]);
  });

  test('the figures of the class are those of its lines, added up [DESK-51, LEAN-13]', async () => {
    const { courseId, first, second, student } = await makeClass();
    for (let at = 0; at < 12; at += 1) {
      await student(`طالب ${at}`, at % 2 === 0 ? 16 : 9, [
        at % 4 === 3 ? null : at % 3,
        at % 4 === 3 || at % 5 === 0 ? null : at % 3,
      ]);
    }
    const { students } = await pageOf(courseId);
    const head = await headOf(courseId);
    const averageOf = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const averages = students.flatMap(({ average }) => average ?? []);
    expect([head.students, head.withMissing, head.low]).toEqual([
      students.length,
      students.filter(({ missing }) => missing.length > 0).length,
      averages.filter((average) => average < 60).length,
    ]);
    expect(head.average).toBeCloseTo(averageOf(averages));
    for (const [at, lessonId] of [first, second].entries()) {
      const scores = students.flatMap((line) => line.scores.filter((each) => each.lessonId === lessonId));
      expect(head.quizzes[at]).toMatchObject({
        papers: scores.length,
        missing: students.filter(({ missing }) => missing.includes(lessonId)).length,
      });
      expect(head.quizzes[at].average).toBeCloseTo(averageOf(scores.map(({ score }) => score)));
    }
    for (const line of students.filter(({ scores }) => scores.length > 0)) {
      expect(line.average).toBeCloseTo(averageOf(line.scores.map(({ score }) => score)));
    }
  });

  test('gaps are the same by ranges as one by one, with quizzes side by side and apart, due and not [DESK-159]', async () => {
    const quiz = { type: 'Quiz' as const };
    const course = await makeCourse(platform, {
      units: [{ lessons: [quiz, quiz, { type: 'Video' }, quiz] }, { lessons: [quiz, quiz] }, { lessons: [quiz] }],
    });
    const quizzes = course.units.flatMap(({ lessonIds }, week) =>
      lessonIds.filter((_, at) => week > 0 || at !== 2).map((id) => ({ id, week })),
    );
    const { owner } = platform.database;
    const expected = new Map<string, number[]>();
    for (let n = 0; n < 24; n += 1) {
      const weeks = n % 4;
      const { id } = await platform.createAccount({ passwordHash: 'none' });
      const at = new Date(platform.clock.now().getTime() - (weeks * 7 + 1) * DAY);
      await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
        values (${platform.tenantId}, ${id}, ${course.id}, ${at}, 'code')`;
      // Every pattern of six quizzes is some number; what is not due yet may be there as well.
      const handed = quizzes.filter((_, place) => ((n * 37 + 11) >> place) & 1);
      for (const { id: lesson } of handed) {
        await owner`
          insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
          values (${platform.tenantId}, ${id}, ${course.id}, ${lesson}, 1, '[0, 1]', 50, 1, 2, '', ${at})`;
      }
      const due = quizzes.filter(({ week }) => week < weeks);
      expected.set(
        id,
        due.filter((each) => !handed.includes(each)).map(({ id: lesson }) => lesson),
      );
    }
    const { students } = await pageOf(course.id, { sort: 'missing' });
    for (const { studentId, missing } of students) expect(missing).toEqual(expected.get(studentId));
    const counts = students.map(({ missing }) => missing.length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const head = await headOf(course.id);
    const gaps = [...expected.values()];
    expect(head.withMissing).toBe(gaps.filter(({ length }) => length > 0).length);
    expect(head.quizzes.map(({ missing }: { missing: number }) => missing)).toEqual(
      quizzes.map(({ id }) => gaps.filter((missing) => missing.includes(id)).length),
    );
    const some = await pageOf(course.id, { only: 'missing' });
    expect(some.students).toHaveLength(head.withMissing);
    const [kept] = await owner`
      select pg_typeof(lessons)::text as type, count(*) over ()::int as count from class_marks where course_id = ${course.id}`;
    // One of them handed in nothing at all.
    expect(kept).toEqual({ type: 'int8multirange', count: 23 });
  });

  test('filtered and sorted; a page goes on where the last one ended, also when that student is gone [DESK-52]', async () => {
    const { courseId, student } = await makeClass();
    await student('أ', 15, [2, 2]);
    await student('ب', 15, [1, null]);
    await student('ج', 15, [null, null]);
    await student('د', 15, [0, 2]);
    expect(await names(courseId, { only: 'missing' })).toEqual(['ب', 'ج']);
    expect(await names(courseId, { only: 'low' })).toEqual(['ب', 'د']);
    expect((await names(courseId, { sort: 'average' })).slice(2)).toEqual(['أ', 'ج']);
    expect((await names(courseId, { sort: 'missing' })).slice(0, 2)).toEqual(['ج', 'ب']);
    const { owner } = platform.database;
    // Fifty-one in front of them: the page ends with the last of those.
    const crowd = [];
    for (let at = 10; at < 61; at += 1) crowd.push(await student(`آ ${at}`, 15, []));
    for (const sort of ['name', 'missing'] as const) {
      const page = await pageOf(courseId, { sort });
      expect([page.students.length, page.next !== null]).toEqual([50, true]);
      const rest = await pageOf(courseId, { sort, after: page.next });
      const all = [...page.students, ...rest.students].map(({ studentId }) => studentId);
      expect([all.length, new Set(all).size, rest.next]).toEqual([55, 55, null]);
    }
    const page = await pageOf(courseId);
    await owner`delete from accounts where id = ${page.students[49]?.studentId ?? ''}`;
    expect(await names(courseId, { after: page.next })).toEqual(['آ 60', 'أ', 'ب', 'ج', 'د']);
    expect(crowd).toHaveLength(51);
  });

  test('a class of thousands is met along the names, in the order in which a small one is sorted [LEAN-13]', async () => {
    const { courseId, second, student } = await makeClass();
    await student('ب شاطر', 8, [2, 2]);
    const { owner } = platform.database;
    await owner`
      insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
      select ${platform.tenantId}, gen_random_uuid(), 'student', 'أ ' || lpad((n % 700)::text, 4, '0'),
        'walked' || n || '@example.com', '013' || lpad(n::text, 8, '0'), 'none', now() from generate_series(1, 2100) n`;
    await owner`
      insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select tenant_id, id, ${courseId}, ${new Date(platform.clock.now().getTime() - 8 * DAY)}, 'granted'
      from accounts where tenant_id = ${platform.tenantId} and email like 'walked%'`;
    const expected = await owner`
      select id from accounts where tenant_id = ${platform.tenantId} and email like 'walked%' order by name, id limit 100`;
    for (const query of [{}, { only: 'missing' }]) {
      const page = await pageOf(courseId, query);
      const rest = await pageOf(courseId, { ...query, after: page.next });
      const met = [...page.students, ...rest.students].map(({ studentId }) => studentId);
      expect(met).toEqual(expected.map(({ id }) => id));
    }
    expect(await headOf(courseId)).toMatchObject({ students: 2101, withMissing: 2100, average: 100 });
    // Emptied, a quiz is none: its papers are in no average, though they are kept with the others.
    await owner`update quiz_results set score = 40 where lesson_id = ${second}`;
    expect(await headOf(courseId)).toMatchObject({ average: 70 });
    await owner`update lessons set question_count = 0 where id = ${second}`;
    expect(await headOf(courseId)).toMatchObject({ average: 100, low: 0 });
    expect((await pageOf(courseId, { sort: 'average' })).students[0]).toMatchObject({ name: 'ب شاطر', average: 100 });
  });

  test('nothing is ever late in a course that never closes, and a course without quizzes has no columns [DESK-50]', async () => {
    const open = await makeClass({ openToAll: true });
    await open.student('مفتوح', 30, [null, null]);
    expect((await pageOf(open.courseId)).students[0]?.missing).toEqual([]);
    const bare = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }] }] });
    await enrolStudent(platform, bare.id, { name: 'من غير امتحانات' });
    expect(await headOf(bare.id)).toMatchObject({ quizzes: [], students: 1, withMissing: 0, average: null });
    const missing = await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId: 999_999 } });
    expect([missing.status, missing.body.code]).toEqual([404, 'course.not_found']);
  });

  test('marks for a file carry phones and stand in the trail; the assistant has none of it [DESK-53]', async () => {
    const { courseId, student } = await makeClass();
    const made = await student('للملف', 8, [2, null]);
    const file = await teacher.call('POST /api/teach/gradebooks/{courseId}/export', { params: { courseId }, body: {} });
    expect(file.body.data).toMatchObject({
      next: null,
      students: [{ name: 'للملف', phone: made.phone, average: 100 }],
    });
    const { owner } = platform.database;
    const [event] = await owner`select details from audit_events where kind = 'students.marks_exported'`;
    expect(event?.details).toEqual({ courseId, rows: 1 });
    const assistant = platform.client();
    await assistant.login(await platform.createAccount({ role: 'assistant' }));
    expect((await assistant.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId } })).status).toBe(403);
  });
});
