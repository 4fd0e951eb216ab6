import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { questions } from '../questions-table.ts';
import { bankUses } from './bank-uses-table.ts';

/** A version of a quiz that became the first of another. */
type Copied = { from: number; version: number; to: number };

/**
 * The questions of copied quizzes are the bank's as those they were copied from are. Nobody has met them in the copy
 * yet: a course that is copied for another year does not make all of its questions used this month.
 */
export async function copyUses(tx: Tx, tenantId: string, quizzes: readonly Copied[]): Promise<void> {
  await tx.execute(sql`
    insert into ${bankUses} (tenant_id, lesson_id, identity, bank_id, hash, used_at)
    select ${tenantId}, copy.lesson_id, copy.identity, u.bank_id, u.hash, u.used_at
    from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as quiz("from" bigint, version integer, "to" bigint)
    join ${questions} copy on copy.tenant_id = ${tenantId} and copy.lesson_id = quiz."to" and copy.content_version = 1
    join ${questions} original on original.tenant_id = ${tenantId} and original.lesson_id = quiz."from"
      and original.content_version = quiz.version and original.position = copy.position
    join ${bankUses} u on u.tenant_id = ${tenantId} and u.lesson_id = original.lesson_id and u.identity = original.identity
    on conflict do nothing`);
}
