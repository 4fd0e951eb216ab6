import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { markingComments } from './marking-comments-table.ts';

export function findComments(tx: Tx, tenantId: string) {
  return tx
    .select({ id: markingComments.id, text: markingComments.text })
    .from(markingComments)
    .where(eq(markingComments.tenantId, tenantId))
    .orderBy(asc(markingComments.id));
}
