import { tellImportedPasswords as endpoint } from '@hessa/contract/students/tell-imported-passwords';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import { isOpen } from '../../platform/jobs/run-long-job.ts';
import { importStudentsKind } from './import-students-kind.ts';
import { importedAccount, madeRows } from './imported-students.ts';

/** An answer that was lost on the way is asked for again; a page left open is not. */
const AGAIN_WITHIN_MS = 10 * 60 * 1000;

export const tellImportedPasswords = handle(endpoint, async (ctx, { params: { jobId } }) => {
  return ctx.withTenant(async (tx) => {
    const wanted = and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, jobId));
    const [row] = await tx.select().from(longJobs).where(wanted).for('update');
    if (row?.kind !== importStudentsKind.kind || row.askedBy !== ctx.account.id) throw new DomainError('job.not_found');
    if (isOpen(row.state)) throw new DomainError('students.import_running');
    const result = (row.result ?? {}) as { toldAt?: string };
    const toldAt = result.toldAt ? Date.parse(result.toldAt) : null;
    if (toldAt !== null && ctx.now.getTime() - toldAt > AGAIN_WITHIN_MS) {
      throw new DomainError('students.passwords_told');
    }
    if (toldAt === null) {
      await tx
        .update(longJobs)
        .set({ result: { ...result, toldAt: ctx.now.toISOString() } })
        .where(wanted);
    }
    const job = { tenantId: ctx.tenant.id, jobId, askedAt: row.askedAt, secrets: ctx.platform.secrets };
    const made = await madeRows(tx, job, row.total ?? 0);
    return {
      data: {
        students: made.map(({ row: at, name, phone, grade }) => ({
          ...{ name, phone, grade: grade ?? '' },
          password: importedAccount(job, at).password,
        })),
      },
    };
  });
});
