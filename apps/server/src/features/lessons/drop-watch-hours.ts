import { TRACES_KEPT_DAYS } from '@hessa/rules/media/traces';
import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { watchHours } from './watch-hours-table.ts';

const KEPT_MS = TRACES_KEPT_DAYS * 24 * 60 * 60 * 1000;

export async function dropWatchHours(withTenant: WithAnyTenant, tenantId: string, now: Date): Promise<void> {
  const over = lt(watchHours.hour, new Date(now.getTime() - KEPT_MS));
  await deleteInBatches(withTenant, tenantId, watchHours, over);
}
