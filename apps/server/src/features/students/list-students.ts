import { placeText } from '@hessa/contract/list-place';
import { listStudents as endpoint } from '@hessa/contract/students/list-students';
import { searchParts } from '@hessa/rules/desk/desk-search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { arrayOf } from '../../db/array-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { soonestSearch } from '../auth/search-words.ts';
import { termScores } from '../quizzes/term-scores-table.ts';
import { listedColumns, presentListed } from './listed-student.ts';
import { withManyDevices } from './many-devices.ts';
import { averagesOf, STUDENT_ORDERS } from './student-orders.ts';
import { studentsWanted } from './students-wanted.ts';

const AT_ONCE = 50;

/** Up to so many that a search finds are put in order by themselves; of more, the order's index finds a page soon. */
const FEW = 300;

/**
 * Whom a search finds, if they are few; null for many. Asked first, because the two need opposite ways: whoever shares a
 * name with thousands stands near the beginning of every order, and to find somebody rare along an order, or nobody,
 * everybody is looked at. The planner cannot tell them apart: from the sixth call on it plans for no text in particular.
 */
async function fewFound(tx: Tx, wanted: SQL | undefined, along: SQL[]): Promise<string[] | null> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(wanted)
    .orderBy(...along)
    .limit(FEW + 1);
  return found.length > FEW ? null : found.map(({ id }) => id);
}

/** Every order is that of an index, and nothing is counted: a page costs the same wherever it stands. */
export const listStudents = handle(endpoint, async (ctx, { query }) => {
  const tenantId = ctx.tenant.id;
  const { sort = 'newest', after, ...filter } = query;
  const { key, order, past, listed } = STUDENT_ORDERS[sort];
  return ctx.withTenant(async (tx) => {
    const { conditions, along } = await soonestSearch(tx, tenantId, searchParts(filter.search ?? ''));
    const wanted = studentsWanted(tenantId, filter, ctx.now, conditions);
    const few = filter.search ? await fewFound(tx, wanted, along) : null;
    // Planned for no text in particular it goes along the order, which is right for many; they are met before a second
    // process of the database would have begun.
    if (filter.search && !few) {
      await tx.execute(sql`select set_config('plan_cache_mode', 'force_generic_plan', true),
        set_config('max_parallel_workers_per_gather', '0', true)`);
    }
    const found = await tx
      .select(listedColumns(tenantId))
      .from(accounts)
      .leftJoin(termScores, averagesOf(tenantId))
      .where(
        and(
          // One value however many they are, so that it stays one statement.
          few ? and(eq(accounts.tenantId, tenantId), sql`${accounts.id} = any(${arrayOf(few)}::uuid[])`) : wanted,
          listed,
          after && past(after),
        ),
      )
      .orderBy(...order)
      .limit(AT_ONCE + 1);
    const shown = found.slice(0, AT_ONCE);
    const last = shown.at(-1);
    const [passedAround, students] = await Promise.all([
      withManyDevices(
        tx,
        tenantId,
        shown.map(({ student }) => student),
        ctx.now,
      ),
      presentListed(tx, tenantId, shown, ctx.now),
    ]);
    return {
      data: {
        students: students.map((student) => ({ ...student, manyDevices: passedAround.has(student.id) })),
        next: last && found.length > AT_ONCE ? placeText(key(last), last.student.id) : null,
      },
    };
  }, 'read');
});
