import type { listStudents } from '@hessa/contract/students/list-students';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../calls/handle.ts';
import { accounts, LAST_SEEN } from '../auth/accounts-table.ts';
import type { StudentRow } from '../auth/find-student.ts';
import { ALL_TERMS, termScores } from '../quizzes/term-scores-table.ts';

const NEVER = 'infinity';

type Query = InputOf<typeof listStudents>['query'];
type Sort = NonNullable<Query['sort']>;
type Place = NonNullable<Query['after']>;

interface Order {
  /** What a row is sorted by, for the place where the list goes on. */
  key: (row: { student: StudentRow; average: number | null }) => string;
  order: SQL[];
  past: (place: Place) => SQL;
  /** Who stands in it at all, where not everybody does. */
  listed?: SQL;
}

/** The orders of the list and of its file. Each is that of an index. */
export const STUDENT_ORDERS: Record<Sort, Order> = {
  newest: { key: () => '', order: [desc(accounts.id)], past: ({ id }) => sql`${accounts.id} < ${id}::uuid` },
  name: {
    key: ({ student }) => student.name,
    order: [sql`${accounts.name}`, sql`${accounts.id}`],
    past: ({ key, id }) => sql`(${accounts.name}, ${accounts.id}) > (${key}::text, ${id}::uuid)`,
  },
  seen: {
    key: ({ student }) => student.lastSeenAt?.toISOString() ?? NEVER,
    order: [LAST_SEEN, sql`${accounts.id}`],
    past: ({ key, id }) => sql`(${LAST_SEEN}, ${accounts.id}) > (${momentOf(key)}::timestamptz, ${id}::uuid)`,
  },
  average: {
    key: ({ average }) => String(average),
    listed: isNotNull(termScores.average),
    order: [sql`${termScores.average}`, sql`${termScores.studentId}`],
    past: ({ key, id }) =>
      sql`(${termScores.average}, ${termScores.studentId}) > (${Number(key)}::float8, ${id}::uuid)`,
  },
};

/** Joins each student's average over all papers. */
export function averagesOf(tenantId: string): SQL | undefined {
  return and(
    eq(termScores.tenantId, tenantId),
    // As text, so that the planner knows the index of the weakest for its own.
    sql`${termScores.period} = ${sql.raw(`'${ALL_TERMS}'`)}`,
    eq(termScores.studentId, accounts.id),
  );
}

/** A place may come from anywhere: what is no moment stands behind everybody. */
function momentOf(key: string): string {
  const moment = Date.parse(key);
  return Number.isNaN(moment) ? NEVER : new Date(moment).toISOString();
}
