import { normaliseGrade } from '@hessa/rules/courses/grade';
import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { awaySince } from '@hessa/rules/students/away';
import { and, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { accounts, LAST_SEEN } from '../auth/accounts-table.ts';
import { searchWords } from '../auth/search-words.ts';
import { ALL_TERMS, termScores } from '../quizzes/term-scores-table.ts';

export interface StudentFilter {
  search?: string | undefined;
  grade?: string | undefined;
  state?: 'open' | 'closed' | undefined;
  only?: 'low' | 'away' | undefined;
}

/** Which students a list or an export is about. */
export function studentsWanted(
  tenantId: string,
  { search, grade, state, only }: StudentFilter,
  now: Date,
  searched = searchWords(search ?? ''),
): SQL | undefined {
  return and(
    eq(accounts.tenantId, tenantId),
    // As text, so that the planner knows the indexes of listed students for its own.
    sql`${accounts.role} = 'student'`,
    // Nothing is left to find them by; their figures stand where figures are shown.
    isNull(accounts.anonymisedAt),
    grade === 'none' ? isNull(accounts.grade) : undefined,
    grade && grade !== 'none' ? eq(accounts.grade, normaliseGrade(grade)) : undefined,
    state ? eq(accounts.disabled, state === 'closed') : undefined,
    only === 'away' ? isAway(awaySince(now)) : undefined,
    only === 'low'
      ? exists(
          sql`(select from ${termScores} t where t.tenant_id = ${tenantId} and t.period = ${sql.raw(`'${ALL_TERMS}'`)}
            and t.student_id = ${accounts.id} and t.average < ${GOOD_FROM})`,
        )
      : undefined,
    ...searched,
  );
}

/** Said by what the order's index is of; who never came is away from the day of registering. */
function isAway(since: Date): SQL | undefined {
  return or(
    sql`${LAST_SEEN} < ${since.toISOString()}::timestamptz`,
    and(isNull(accounts.lastSeenAt), lt(accounts.createdAt, since)),
  );
}
