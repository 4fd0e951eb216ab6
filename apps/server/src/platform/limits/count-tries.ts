import { RATE_LIMITS, type RateLimitName } from '@hessa/rules/auth/rate-limits';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { rateLimits } from './rate-limits-table.ts';

export interface TriesUsed {
  count: number;
  /** Until the window that counted them is over. */
  waitSeconds: number;
}

export async function triesUsed(tx: Tx, policy: RateLimitName, subjectHash: Buffer, now: Date): Promise<TriesUsed> {
  const { windowMs } = RATE_LIMITS[policy];
  const [row] = await tx
    .select({ count: rateLimits.count, windowStartedAt: rateLimits.windowStartedAt })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.policy, policy),
        eq(rateLimits.subjectHash, subjectHash),
        gt(rateLimits.windowStartedAt, new Date(now.getTime() - windowMs)),
      ),
    );
  if (!row) return { count: 0, waitSeconds: 0 };
  return { count: row.count, waitSeconds: (row.windowStartedAt.getTime() + windowMs - now.getTime()) / 1000 };
}

/** Refuses when this subject has used up its tries of the window. */
export async function refuseBeyondLimit(tx: Tx, policy: RateLimitName, subjectHash: Buffer, now: Date): Promise<void> {
  const { count, waitSeconds } = await triesUsed(tx, policy, subjectHash, now);
  if (count >= RATE_LIMITS[policy].limit) throw new DomainError('limit.too_many_requests', {}, waitSeconds);
}

/** Counts one more try, in one statement: parallel tries are all counted. Returns how many the window has now. */
export async function countTry(
  tx: Tx,
  tenantId: string,
  policy: RateLimitName,
  subjectHash: Buffer,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - RATE_LIMITS[policy].windowMs).toISOString();
  const current = sql`${rateLimits.windowStartedAt} > ${oldest}`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ tenantId, policy, subjectHash, windowStartedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.policy, rateLimits.subjectHash],
      set: {
        count: sql`case when ${current} then ${rateLimits.count} + 1 else 1 end`,
        windowStartedAt: sql`case when ${current} then ${rateLimits.windowStartedAt} else excluded.window_started_at end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 0;
}

/**
 * Counts one more try and refuses it when the window is full. Counting and judging are one step, so that of any number
 * of parallel tries no more than the limit get through; the refusal undoes whatever its transaction has done. Looking
 * first keeps a flood against a full window from queueing for the lock of its one row.
 */
export async function countOrRefuse(
  tx: Tx,
  tenantId: string,
  policy: RateLimitName,
  subjectHash: Buffer,
  now: Date,
): Promise<void> {
  await refuseBeyondLimit(tx, policy, subjectHash, now);
  const count = await countTry(tx, tenantId, policy, subjectHash, now);
  if (count <= RATE_LIMITS[policy].limit) return;
  const { waitSeconds } = await triesUsed(tx, policy, subjectHash, now);
  throw new DomainError('limit.too_many_requests', {}, waitSeconds);
}

/** Forgets the tries of a subject, after it has proven itself. */
export async function forgetTries(tx: Tx, policy: RateLimitName, subjectHash: Buffer): Promise<void> {
  await tx.delete(rateLimits).where(and(eq(rateLimits.policy, policy), eq(rateLimits.subjectHash, subjectHash)));
}
