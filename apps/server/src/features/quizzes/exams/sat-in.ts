import { GRACE_MS } from '@hessa/rules/quizzes/exams/sitting-time';
import { type SQL, sql } from 'drizzle-orm';
import { RUNS_UNTIL } from './exam-sittings-table.ts';

const graceOf = (now: Date): SQL => sql`${new Date(now.getTime() - GRACE_MS).toISOString()}::timestamptz`;

/**
 * Of attempts under a name of the statement's, found by their students: they are sat in, or the last answers may be on
 * their way.
 */
export function isSatIn(sitting: string, now: Date): SQL {
  const name = sql.raw(sitting);
  return sql`${name}.handed_in_at is null and ${name}.ends_at >= ${graceOf(now)}`;
}

/** The same of the attempts of exams, whoever's: of all that were ever made an index leads to these few. */
export function isSatInByAnybody(now: Date): SQL {
  return sql`${RUNS_UNTIL} >= ${graceOf(now)}`;
}
