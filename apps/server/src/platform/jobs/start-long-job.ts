import { isDeepStrictEqual } from 'node:util';
import type { ServedGrades } from '@hessa/rules/team/served-grades';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Platform } from '../platform.ts';
import type { LongJobKind } from './long-job-kind.ts';
import { longJobs } from './long-jobs-table.ts';

export type LongJobRow = typeof longJobs.$inferSelect;

/** What a job's row keeps as its input: what was asked, by which login, and whose students were there for it. */
export interface AskedInput {
  wanted: unknown;
  sessionId: string;
  serves: ServedGrades;
}

interface Asker {
  tenant: { id: string };
  now: Date;
  account: { id: string; sessionId: string; serves: ServedGrades };
  platform: Pick<Platform, 'jobs'>;
}

interface Wanted<Input> {
  /** Chosen by the screen: the same id again is the same job. */
  id: string;
  kind: LongJobKind<Input>;
  input: Input;
}

/** Asks for long work in the caller's transaction: the job exists exactly when the change that wants it does. */
export async function startLongJob<Input>(tx: Tx, ctx: Asker, { id, kind, input }: Wanted<Input>): Promise<LongJobRow> {
  // As it will come back from the database: without what JSON does not know.
  const wanted: unknown = JSON.parse(JSON.stringify(input));
  const asked: AskedInput = { wanted, sessionId: ctx.account.sessionId, serves: ctx.account.serves };
  const [made] = await tx
    .insert(longJobs)
    .values({
      tenantId: ctx.tenant.id,
      id,
      kind: kind.kind,
      state: 'waiting',
      askedBy: ctx.account.id,
      askedAt: ctx.now,
      input: asked,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    await ctx.platform.jobs.enqueue(tx, kind.isHeavy ? 'heavy-job' : 'long-job', {
      tenantId: ctx.tenant.id,
      jobId: id,
      kind: kind.kind,
    });
    return made;
  }
  const [known] = await tx
    .select()
    .from(longJobs)
    .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, id)));
  const isSame =
    known?.kind === kind.kind &&
    known.askedBy === ctx.account.id &&
    isDeepStrictEqual((known.input as AskedInput).wanted, wanted);
  if (!isSame) throw new DomainError('job.id_taken');
  return known;
}
