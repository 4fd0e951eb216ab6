import { lastChanceBefore } from '@hessa/rules/trash/deleted-thing';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { deletedThings } from '../../platform/trash/deleted-things-table.ts';
import { forgetErased } from './forget-erased.ts';

/** Each may hold a whole course with its results. */
const AT_ONCE = 20;

/** Erases what nobody brought back in thirty days. */
export async function eraseOld(withTenant: WithAnyTenant, jobs: JobQueue, tenantId: string, now: Date): Promise<void> {
  for (;;) {
    const erased = await withTenant(tenantId, async (tx) => {
      const over = await tx
        .select()
        .from(deletedThings)
        .where(and(eq(deletedThings.tenantId, tenantId), lte(deletedThings.deletedAt, lastChanceBefore(now))))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      if (over.length === 0) return 0;
      for (const thing of over) await forgetErased(tx, jobs, thing);
      const ids = over.map(({ id }) => id);
      await tx.delete(deletedThings).where(and(eq(deletedThings.tenantId, tenantId), inArray(deletedThings.id, ids)));
      return over.length;
    });
    if (erased < AT_ONCE) return;
  }
}
