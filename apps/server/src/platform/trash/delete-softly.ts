import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { type TakenRows, takeRows } from '../../db/taken-rows.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deletedThings } from './deleted-things-table.ts';

/** Logins and the like are of the moment: whoever comes back signs in anew. A log goes with what it is about. */
const GONE_FOR_GOOD = ['sessions', 'devices', 'one_time_codes', 'second_factors', 'watch_hours'];

export const TABLES: Record<DeletedKind, string> = {
  book: 'books',
  course: 'courses',
  unit: 'units',
  lesson: 'lessons',
  resource: 'unit_resources',
  student: 'accounts',
};

interface Deletion {
  kind: DeletedKind;
  id: string | number;
  title: string;
  place?: string;
}

/** The only way the console deletes: the thing leaves its tables, and lies apart with all that belongs to it. Says what. */
export async function deleteSoftly(
  tx: Tx,
  ctx: { tenant: { id: string }; now: Date; account: { id: string } },
  { kind, id, title, place = '' }: Deletion,
): Promise<TakenRows> {
  const tenantId = ctx.tenant.id;
  const rows = await takeRows(tx, tenantId, { table: TABLES[kind], id, exceptFrom: GONE_FOR_GOOD });
  await tx
    .insert(deletedThings)
    .values({ tenantId, kind, title, place, rows, deletedBy: ctx.account.id, deletedAt: ctx.now });
  return rows;
}
