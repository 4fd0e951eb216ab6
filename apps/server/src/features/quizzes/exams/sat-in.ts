import { GRACE_MS } from '@hessa/rules/quizzes/exams/sitting-time';
import { type SQL, sql } from 'drizzle-orm';

/** Of attempts under a name of the statement's: their student sits in them, or the last answers may be on their way. */
export function isSatIn(sitting: string, now: Date): SQL {
  const name = sql.raw(sitting);
  const grace = new Date(now.getTime() - GRACE_MS).toISOString();
  return sql`${name}.handed_in_at is null and ${name}.ends_at >= ${grace}::timestamptz`;
}
