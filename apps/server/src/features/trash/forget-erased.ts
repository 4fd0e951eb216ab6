import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { mails } from '../../platform/mail/mails-table.ts';
import type { DeletedThing } from './take-deleted.ts';

/** With a person go the mails to them, and a job takes them out of the trails. */
export async function forgetErased(tx: Tx, jobs: JobQueue, { tenantId, kind, rows }: DeletedThing): Promise<void> {
  if (kind !== 'student') return;
  const account = rows.find(({ table }) => table === 'accounts')?.rows[0];
  await tx.delete(mails).where(and(eq(mails.tenantId, tenantId), eq(mails.recipient, String(account?.email))));
  await jobs.enqueue(tx, 'forget-person', { tenantId, accountId: String(account?.id) });
}
