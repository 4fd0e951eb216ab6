import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { bankPassages } from '../../quizzes/bank/bank-passages-table.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';
import { presentBankQuestion, type Uses } from './present-bank-question.ts';

/** The newest questions of the bank that are wanted, with what is known of their uses. */
export async function loadBankQuestions(tx: Tx, ctx: AccountContext, wanted: SQL | undefined, atMost: number) {
  const found = await tx
    .select({ question: bankQuestions, passageTitle: bankPassages.title })
    .from(bankQuestions)
    .leftJoin(
      bankPassages,
      and(eq(bankPassages.tenantId, bankQuestions.tenantId), eq(bankPassages.id, bankQuestions.passageId)),
    )
    .where(and(eq(bankQuestions.tenantId, ctx.tenant.id), wanted))
    .orderBy(desc(bankQuestions.id))
    .limit(atMost);
  const uses = await countUses(
    tx,
    ctx.tenant.id,
    found.map(({ question }) => question.id),
  );
  return found.map(({ question, passageTitle }) =>
    presentBankQuestion(ctx, question, uses.get(question.id) ?? { uses: 0, lastUsedAt: null }, passageTitle),
  );
}

async function countUses(tx: Tx, tenantId: string, ids: readonly number[]): Promise<Map<number, Uses>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; uses: number; lastUsedAt: string | null }>(
    tx,
    sql`
    select bank_id::int as id, count(distinct lesson_id)::int as uses, max(used_at) as "lastUsedAt" from ${bankUses}
    where tenant_id = ${tenantId} and bank_id = any(${`{${ids.join(',')}}`}::bigint[]) group by 1`,
  );
  return new Map(
    rows.map(({ id, uses, lastUsedAt }) => [
      id,
      { uses, lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt) },
    ]),
  );
}
