import { getTopStudents as endpoint } from '@hessa/contract/statistics/get-top-students';
import { type Grade, gradeFromText } from '@hessa/rules/courses/grade';
import { publicName } from '@hessa/rules/statistics/public-name';
import { currentTermPeriod } from '@hessa/rules/statistics/term-period';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle, type ResultOf } from '../../calls/handle.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { accounts } from '../auth/accounts-table.ts';
import { termScores } from '../quizzes/term-scores-table.ts';

type Board = ResultOf<typeof endpoint>['data'];

const COUNT = 10;
const COUNT_AT_MOST = 50;

/** Guests ask for the board on every visit; it may be this old. Two servers may show two boards for as long. */
const boards: MemoryKind<Board> = { name: 'honour boards', bound: { entries: 1000 }, lifetimeMs: 60_000 };

export const getTopStudents = handle(endpoint, async (ctx, { query }) => {
  const grade = query.grade === undefined ? null : gradeFromText(query.grade);
  const { topStudentsShown, honourGrades } = ctx.tenant.settings;
  if (!topStudentsShown || (query.grade !== undefined && !grade)) return { data: [] };
  if (grade && honourGrades && !honourGrades.includes(grade)) return { data: [] };
  // One board a tenant and grade, as long as anyone may ask for: every shorter one is its beginning.
  const key = `${ctx.tenant.id} ${grade ?? honourGrades}`;
  const board = await ctx.platform.memories.of(boards).get(key, () => rank(ctx, grade));
  return { data: board.slice(0, query.count ?? COUNT) };
});

async function rank(ctx: PublicContext, grade: Grade | null): Promise<Board> {
  const grades = grade ? [grade] : ctx.tenant.settings.honourGrades;
  const rows = await ctx.withTenant(
    (tx) =>
      tx
        .select({ name: accounts.name, grade: accounts.grade, average: termScores.average })
        .from(termScores)
        .innerJoin(accounts, and(eq(accounts.tenantId, termScores.tenantId), eq(accounts.id, termScores.studentId)))
        .where(
          and(
            eq(termScores.tenantId, ctx.tenant.id),
            eq(termScores.period, currentTermPeriod(ctx.now.getTime())),
            eq(accounts.onHonourBoard, true),
            eq(accounts.disabled, false),
            grades ? inArray(accounts.grade, grades) : undefined,
          ),
        )
        // The order of the index: of equal averages the one over more quizzes is worth more.
        .orderBy(desc(termScores.average), desc(termScores.quizCount), asc(termScores.studentId))
        .limit(COUNT_AT_MOST),
    'read at once',
  );
  return rows.map((row, at) => ({
    rank: at + 1,
    name: publicName(row.name),
    grade: row.grade === null ? null : gradeFromText(row.grade),
    averageScore: row.average ?? 0,
  }));
}
