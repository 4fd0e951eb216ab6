import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { watchHours } from './watch-hours-table.ts';

/** A clip that leaks comes up within a term; after that nobody's evenings are anybody's business. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

export async function dropWatchHours(withTenant: WithAnyTenant, tenantId: string, now: Date): Promise<void> {
  const over = lt(watchHours.hour, new Date(now.getTime() - KEPT_MS));
  await deleteInBatches(withTenant, tenantId, watchHours, over);
}
