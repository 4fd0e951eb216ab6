import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import type { FoundEvent } from './find-audit-events.ts';

const OF_JOB = /^job-([0-9a-f-]{36})$/;

/** The job behind each move of a grade that can still be taken back, by the id of its event. */
export async function undoableMoves(
  tx: Tx,
  tenantId: string,
  events: readonly FoundEvent[],
): Promise<Map<number, string>> {
  const jobs = new Map(
    events
      .filter(({ kind }) => kind === 'students.grade_moved')
      .flatMap(({ id, requestId }) => {
        const job = OF_JOB.exec(requestId)?.[1];
        return job ? [[job, id] as const] : [];
      }),
  );
  if (jobs.size === 0) return new Map();
  const open = await tx
    .select({ id: longJobs.id })
    .from(longJobs)
    .where(
      and(
        eq(longJobs.tenantId, tenantId),
        inArray(longJobs.id, [...jobs.keys()]),
        eq(longJobs.state, 'done'),
        sql`${longJobs.result} ->> 'undoneAt' is null`,
      ),
    );
  return new Map(open.flatMap(({ id }) => (jobs.has(id) ? [[jobs.get(id) as number, id] as const] : [])));
}
