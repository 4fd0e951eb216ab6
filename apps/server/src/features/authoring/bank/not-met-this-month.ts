import { UNUSED_DAYS } from '@hessa/rules/quizzes/bank/blueprint';
import { type SQL, sql } from 'drizzle-orm';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True of a question of the bank that was put into no quiz this month, and that no student met. */
export function notMetThisMonth(tenantId: string, now: Date): SQL {
  const since = new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString();
  return sql`not exists (select 1 from ${bankUses} use
    where use.tenant_id = ${tenantId} and use.bank_id = ${bankQuestions.id} and use.used_at >= ${since}::timestamptz)`;
}
