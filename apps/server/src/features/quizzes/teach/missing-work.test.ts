import { randomUUID } from 'node:crypto';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { enrolStudent, makeCourse } from '../../../testing/classroom.ts';
import { EXAM, MINUTE, sit } from '../../../testing/exam-room.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { DAY } from '../../../testing/test-school.ts';
import { withClass } from './gradebook-class.ts';

const platform = await sharedPlatform();
const teacher = platform.client();
const colleague = await platform.createAccount({ role: 'teacher' });
await teacher.login(colleague);

interface Line {
  studentId: string;
  missing: number[];
  stillOpen: number[];
}
interface Listed {
  id: string;
  missingCount: number;
}

const QUIZ = { type: 'Quiz' as const };
const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY);

const setTerms = (id: number, terms: Partial<ExamTerms>) =>
  platform.database
    .owner`update lessons set exam = ${JSON.stringify({ ...EXAM, ...terms })}::text::jsonb where id = ${id}`;

/** Three units of a quiz or an exam or both: as many as a card shows. */
async function makeClass() {
  const course = await makeCourse(platform, {
    units: [{ lessons: [QUIZ, QUIZ] }, { lessons: [QUIZ] }, { lessons: [QUIZ, QUIZ] }],
  });
  const [, closed = 0] = course.units[0]?.lessonIds ?? [];
  const [begun = 0] = course.units[1]?.lessonIds ?? [];
  const [, later = 0] = course.units[2]?.lessonIds ?? [];
  await setTerms(closed, { closesAt: inDays(-1).getTime() });
  await setTerms(begun, { lastStartAt: inDays(-2).getTime(), closesAt: inDays(1).getTime() });
  await setTerms(later, { opensAt: inDays(-1).getTime(), closesAt: inDays(2).getTime() });
  // Put there when the unit had closed for some, and was open to others or got more time since.
  const [late = 0] = course.units[2]?.lessonIds ?? [];
  const { owner } = platform.database;
  await owner`update lessons set placed_at = ${inDays(-4)} where id in (${closed}, ${late})`;
  // Away for all of some weeks, for a part of others.
  await owner`update lessons set placed_at = ${inDays(-40)}, gone_from = ${inDays(-25)}, gone_until = ${inDays(-10)}
    where id = ${begun}`;
  return course;
}

/** Every way to hold the course or a unit of it, and more time by each of the three hands that give some. */
function* rights() {
  for (const enrolled of [3, 8, 15, 30, null]) {
    for (const courseUntil of enrolled === null ? [null] : [null, -1, 2]) {
      for (const unitUntil of [null, -1, 2]) {
        for (const granted of enrolled === null ? [2, 9] : [null, 2, 9])
          yield { enrolled, courseUntil, unitUntil, granted };
      }
    }
  }
}

test('what is missing is the same in the gradebook, on the card and in the list: only what is over, and never what came after its unit had closed or was away for its week [DESK-205, DESK-243, DESK-301]', async () => {
  const course = await makeClass();
  const { owner } = platform.database;
  const [first = 0] = course.units[0]?.lessonIds ?? [];
  const [, middle, last] = course.units;
  const { tenantId } = platform;
  for (const { enrolled, courseUntil, unitUntil, granted } of rights()) {
    const { id } = await platform.createAccount({ passwordHash: 'none' });
    if (enrolled !== null) {
      await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, extended_until, source)
        values (${tenantId}, ${id}, ${course.id}, ${inDays(-enrolled)}, ${courseUntil === null ? null : inDays(courseUntil)}, 'code')`;
    }
    if (granted !== null) {
      await owner`insert into unit_grants (tenant_id, student_id, course_id, unit_id, granted_at, source)
        values (${tenantId}, ${id}, ${course.id}, ${last?.id ?? 0}, ${inDays(-granted)}, 'code')`;
    }
    for (const unit of unitUntil === null ? [] : [middle, last]) {
      await owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
        values (${tenantId}, ${id}, ${course.id}, ${unit?.id ?? 0}, ${inDays(unitUntil ?? 0)})`;
    }
    // Some handed in what others miss.
    if (enrolled !== null && granted === 2) {
      await owner`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        values (${tenantId}, ${id}, ${course.id}, ${first}, 1, '[0, 1]', 50, 1, 2, '', now())`;
    }
  }
  const lines = await everyPage<Line>((after) =>
    teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId: course.id }, query: after }),
  );
  const listed = await everyPage<Listed>((after) => teacher.call('GET /api/teach/students', { query: after }));
  expect(lines).toHaveLength([...rights()].length);
  expect([
    lines.some(({ missing }) => missing.length > 0),
    lines.some(({ stillOpen }) => stillOpen.length > 0),
  ]).toEqual([true, true]);
  const now = platform.clock.now().getTime();
  for (const { studentId, missing, stillOpen } of lines) {
    const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId } });
    const told: { lessonId: number; dueAt: string }[] = card.body.data.unhanded;
    const ids = (quizzes: typeof told) => quizzes.map(({ lessonId }) => lessonId).sort((a, b) => a - b);
    expect(ids(told.filter(({ dueAt }) => Date.parse(dueAt) <= now))).toEqual(missing);
    expect(ids(told.filter(({ dueAt }) => Date.parse(dueAt) > now))).toEqual(stillOpen);
    expect(card.body.data.missingCount).toBe(missing.length);
    expect(listed.find(({ id }) => id === studentId)?.missingCount).toBe(missing.length);
  }
  const head = await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId: course.id } });
  expect(head.body.data.withMissing).toBe(lines.filter(({ missing }) => missing.length > 0).length);
  for (const { lessonId, missing } of head.body.data.quizzes) {
    expect(missing).toBe(lines.filter((line) => line.missing.includes(lessonId)).length);
  }
});

test('an exam that a student sits in is not missing, though nobody starts it any more, its unit closes or minutes are given [DESK-218]', async () => {
  const course = await makeCourse(platform, { units: [{ lessons: [QUIZ, QUIZ] }] });
  const [first = 0, second = 0] = course.units[0]?.lessonIds ?? [];
  await setTerms(first, { lastStartAt: platform.clock.now().getTime() + 10 * MINUTE });
  await setTerms(second, {});
  const [sitter, absent] = [await enrolStudent(platform, course.id), await enrolStudent(platform, course.id)];
  // Its unit closes in twenty minutes.
  const since = new Date(platform.clock.now().getTime() - 7 * DAY + 20 * MINUTE);
  await platform.database.owner`update enrolments set enrolled_at = ${since} where course_id = ${course.id}`;
  /** Of the gradebook, the card and the list, which agree. */
  const standing = async ({ student: { id: studentId } }: typeof sitter) => {
    const params = { courseId: course.id };
    const { body } = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params, query: {} });
    const { missing, stillOpen } = body.data.students.find((line: Line) => line.studentId === studentId) as Line;
    const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId } });
    const listed = await everyPage<Listed>((after) => teacher.call('GET /api/teach/students', { query: after }));
    expect(card.body.data.unhanded).toHaveLength(missing.length + stillOpen.length);
    expect(card.body.data.missingCount).toBe(missing.length);
    expect(listed.find(({ id }) => id === studentId)?.missingCount).toBe(missing.length);
    return { missing, stillOpen };
  };
  const later = async (minutes: number) => {
    platform.clock.advance(minutes * MINUTE);
    await teacher.login(colleague);
    await sitter.device.login(sitter.student);
  };
  const withMissing = async () =>
    (await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId: course.id } })).body.data
      .withMissing;

  const one = await sit(platform, sitter.device, first);
  await later(15);
  expect(await standing(sitter)).toEqual({ missing: [], stillOpen: [first, second] });
  expect(await standing(absent)).toEqual({ missing: [first], stillOpen: [second] });

  const other = await sit(platform, sitter.device, second);
  await later(15);
  expect(await standing(sitter)).toEqual({ missing: [], stillOpen: [first, second] });
  expect(await standing(absent)).toEqual({ missing: [first, second], stillOpen: [] });

  const given = await teacher.call('POST /api/teach/exams/{lessonId}/minutes', {
    params: { lessonId: first },
    body: { key: randomUUID(), minutes: 30, studentId: null, reason: 'النور قطع' },
  });
  expect(given.status, given.text).toBe(200);
  await later(40);
  expect(await standing(sitter)).toEqual({ missing: [], stillOpen: [first, second] });
  expect(await withMissing()).toBe(1);

  for (const { handIn, given: answer } of [one, other]) expect((await handIn('student', answer(0))).status).toBe(200);
  expect(await standing(sitter)).toEqual({ missing: [], stillOpen: [] });
});

test('who of a class has more time is found by the course, however many others have [DESK-223]', async () => {
  const { owner } = platform.database;
  const { tenantId } = platform;
  const { units } = await makeCourse(platform);
  const { id } = await platform.createAccount({ passwordHash: 'none' });
  await owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
    select ${tenantId}, ${id}, 1000000 + n, ${units[0]?.id ?? 0}, now() from generate_series(1, 3000) n`;
  await owner`analyze unit_extensions`;
  // The statement's own head, as the gradebook sends it.
  const facts = { courseName: '', openToAll: false, hasOtherPapers: false };
  const head = withClass({ tenantId, courseId: 1000007, quizzes: [], ...facts }, platform.clock.now());
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`${head} select * from student`);
  const plan = await owner.unsafe(`explain ${text}`, params as string[]);
  const lines = plan.map((row) => String(row['QUERY PLAN']));
  const longer = lines.filter((line) => line.includes(' on unit_extensions'));
  expect(
    longer.some((line) => line.includes('unit_extensions_course')),
    lines.join('\n'),
  ).toBe(true);
  expect(longer.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});

async function everyPage<Row>(ask: (after: { after?: string }) => ReturnType<TestClient['call']>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: { after?: string } | null = {}; after; ) {
    const { students, next }: { students: Row[]; next: string | null } = (await ask(after)).body.data;
    rows.push(...students);
    after = next === null ? null : { after: next };
  }
  return rows;
}
