import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { bankPassages } from '../../quizzes/bank/bank-passages-table.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';
import { presentBankQuestion, type Uses } from './present-bank-question.ts';

/** The newest questions of the bank that are wanted, with what is known of their uses. */
export async function loadBankQuestions(tx: Tx, ctx: AccountContext, wanted: SQL | undefined, atMost: number) {
  const tenantId = ctx.tenant.id;
  const found = await tx
    .select({ ...getTableColumns(bankQuestions), isChangedCopy: hasEarlier(tenantId) })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.tenantId, tenantId), wanted))
    .orderBy(desc(bankQuestions.id))
    .limit(atMost);
  const uses = await countUses(
    tx,
    tenantId,
    found.map(({ id }) => id),
  );
  return found.map(({ isChangedCopy, ...question }) => ({
    ...presentBankQuestion(ctx, question, uses.get(question.id) ?? { uses: 0, lastUsedAt: null }),
    isChangedCopy,
  }));
}

/** Whether the bank holds an earlier one in the same words, about the same passage and picture. */
const hasEarlier = (tenantId: string) => sql<boolean>`${bankQuestions}.text <> '' and exists (
  select from ${bankQuestions} earlier
  where earlier.tenant_id = ${tenantId} and md5(earlier.text) = md5(${bankQuestions}.text)
    and earlier.id < ${bankQuestions}.id and earlier.kind = ${bankQuestions}.kind
    and earlier.passage_id is not distinct from ${bankQuestions}.passage_id
    and earlier.image_media_id is not distinct from ${bankQuestions}.image_media_id)`;

/** What these questions ask about, each once. */
export async function loadBankPassages(tx: Tx, tenantId: string, questions: readonly { passageId: number | null }[]) {
  const ids = [...new Set(questions.flatMap(({ passageId }) => passageId ?? []))];
  if (ids.length === 0) return [];
  return tx
    .select({ id: bankPassages.id, title: bankPassages.title, text: bankPassages.text })
    .from(bankPassages)
    .where(and(eq(bankPassages.tenantId, tenantId), inArray(bankPassages.id, ids)));
}

async function countUses(tx: Tx, tenantId: string, ids: readonly number[]): Promise<Map<number, Uses>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; uses: number; lastUsedAt: string | null }>(
    tx,
    sql`
    select bank_id::int as id, count(distinct lesson_id)::int as uses, max(used_at) as "lastUsedAt" from ${bankUses}
    where tenant_id = ${tenantId} and bank_id = any(${arrayOf(ids)}::bigint[]) group by 1`,
  );
  return new Map(
    rows.map(({ id, uses, lastUsedAt }) => [
      id,
      { uses, lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt) },
    ]),
  );
}
