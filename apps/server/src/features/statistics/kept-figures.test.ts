import fc from 'fast-check';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { keptAndRecounted } from '../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';
import { foldFigures } from './fold-figures.ts';

const platform = await sharedPlatform();

async function expectRecount(): Promise<void> {
  for (const [kept, recounted] of await keptAndRecounted(platform.database.owner)) expect(kept).toEqual(recounted);
}

/** Whatever may happen to the rows that figures are kept of; two sides do it at once. */
const change = fc.record({
  what: fc.constantFrom(
    ...(['paper', 'regrade', 'wait', 'reopen', 'touch', 'untouch', 'enrol', 'leave', 'redeem', 'unredeem'] as const),
    ...(['move', 'hire', 'dismiss', 'delete', 'fold'] as const),
  ),
  who: fc.nat(3),
  where: fc.nat(3),
  score: fc.constantFrom(0, 50, 100),
  daysAgo: fc.nat(3),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

test('figures that are kept as they change are those that a recount finds, whatever happens at once and whenever they are folded [LEAN-07, LEAN-13, DESK-159, DESK-237]', async () => {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const courses = [await school.makeCourse(), await school.makeCourse()];
  const places = courses.flatMap((course) =>
    [0, 1].map((at) => ({ course: course.id, lesson: lessonId(course, at, 1) })),
  );
  const [course] = courses;
  await school.makeCodes({ kind: 'course', courseId: course?.id ?? 0, size: 4 });
  const { owner, connectAsOwner } = platform.database;
  const codes = (await owner`select id from codes where tenant_id = ${tenantId} order by id`).map(({ id }) => id);
  const sides = [connectAsOwner(), connectAsOwner()];

  async function make(
    sql: postgres.Sql,
    students: readonly { id: string }[],
    { what, who, where, score, daysAgo }: Change,
  ) {
    const student = students[who]?.id ?? '';
    const { course, lesson } = places[where] ?? { course: 0, lesson: 0 };
    const at = new Date(platform.clock.now().getTime() - daysAgo * DAY);
    const ofPaper = sql`tenant_id = ${tenantId} and student_id = ${student} and lesson_id = ${lesson}`;
    const statements = {
      paper: () => sql`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        select ${tenantId}, id, ${course}, ${lesson}, 1, '[0, 0]', ${score}, 1, 2, '', ${at} from accounts where id = ${student}
        on conflict do nothing`,
      regrade: () =>
        sql`update quiz_results set score = ${score}, content_version = content_version + 1 where ${ofPaper}`,
      // Late answers come, or are decided on.
      wait: () => sql`update quiz_results set for_now = not for_now where ${ofPaper}`,
      reopen: () => sql`delete from quiz_results where ${ofPaper}`,
      touch: () => sql`
        insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, updated_at)
        select ${tenantId}, id, ${course}, ${lesson}, ${at} from accounts where id = ${student}
        on conflict (tenant_id, student_id, course_id, lesson_id) do update set updated_at = excluded.updated_at`,
      untouch: () => sql`delete from lesson_progress where ${ofPaper}`,
      enrol: () => sql`
        insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
        select ${tenantId}, id, ${course}, ${at}, 'granted' from accounts where id = ${student} on conflict do nothing`,
      leave: () => sql`delete from enrolments where student_id = ${student} and course_id = ${course}`,
      redeem: () => sql`update codes set redeemed_at = ${at} where id = ${codes[where]}`,
      unredeem: () => sql`update codes set redeemed_at = null where id = ${codes[where]}`,
      move: () => sql`update accounts set grade = ${`Secondary${1 + (daysAgo % 3)}`} where id = ${student}`,
      hire: () => sql`update accounts set role = 'assistant' where id = ${student}`,
      dismiss: () => sql`update accounts set role = 'student' where id = ${student}`,
      delete: () => sql`delete from accounts where id = ${student}`,
      fold: () => foldFigures(platform.withTenant, tenantId),
    };
    await statements[what]().catch((error: { code?: string }) => {
      // The other side deleted the student between the look and the write: refused, and nothing to count.
      if (error.code !== '23503') throw error;
    });
  }

  const twoSides = fc.tuple(fc.array(change, { maxLength: 30 }), fc.array(change, { maxLength: 30 }));
  await fc.assert(
    fc.asyncProperty(twoSides, async (changes) => {
      const students = await Promise.all([0, 1, 2, 3].map(() => school.student()));
      await Promise.all(
        changes.map(async (side, at) => {
          for (const each of side) await make(sides[at] ?? owner, students, each);
        }),
      );
      await expectRecount();
    }),
    { numRuns: 12 },
  );
});
