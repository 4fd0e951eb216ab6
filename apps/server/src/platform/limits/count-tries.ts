import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@hessa/rules/auth/rate-limits';
import { isEnoughWork, workAsked } from '@hessa/rules/work/work-asked';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { WorkNeeded } from '../../errors/work-needed.ts';
import { askForWork, type WorkKeys } from './ask-for-work.ts';
import { rateLimits } from './rate-limits-table.ts';

/** What is counted together: the tries of one subject (an account, an address, a phone) under one policy. */
export interface Bucket {
  policy: RateLimitName;
  subjectHash: Buffer;
}

/** Whose tries are counted together with nobody else's. */
export interface TryPlace {
  tenant: { id: string };
}

/** Where and when a try happens. */
export interface TryOccasion extends TryPlace {
  now: Date;
}

/** Whose try it is: what a full bucket asks for may have come with it. */
export interface LimitedTry extends TryOccasion {
  caller: { work: number };
  platform: { secrets: { current: WorkKeys } };
}

interface TriesUsed {
  policy: RateLimitName;
  count: number;
  /** Until the window that counted them is over. */
  waitSeconds: number;
}

const FIELDS = {
  policy: rateLimits.policy,
  count: rateLimits.count,
  windowStartedAt: rateLimits.windowStartedAt,
};

/**
 * Refuses, or asks for work, when one of the buckets is full. It only looks: a flood against a full window waits for
 * nobody's lock.
 */
export async function refuseBeyondLimit(tx: Tx, occasion: LimitedTry, ...buckets: Bucket[]): Promise<void> {
  const rows = await tx
    .select(FIELDS)
    .from(rateLimits)
    .where(
      and(
        isOf(occasion),
        or(...buckets.map((bucket) => and(isBucket(bucket), gt(rateLimits.windowStartedAt, oldest(bucket, occasion))))),
      ),
    );
  const used = rows.map((row) => triesUsed(row, occasion));
  refuseFull(
    occasion,
    used.filter(({ policy, count }) => count >= RATE_LIMITS[policy].limit),
  );
}

/** Counts one more try, in one statement: parallel tries are all counted. Returns how many the windows have now. */
export async function countTry(tx: Tx, occasion: TryOccasion, ...buckets: Bucket[]): Promise<TriesUsed[]> {
  const started = sql.join(
    buckets.map(
      (bucket) =>
        sql`when ${rateLimits.policy} = ${bucket.policy} then ${oldest(bucket, occasion).toISOString()}::timestamptz`,
    ),
    sql` `,
  );
  const current = sql`${rateLimits.windowStartedAt} > case ${started} end`;
  const rows = await tx
    .insert(rateLimits)
    .values(
      buckets.map((bucket) => ({ tenantId: occasion.tenant.id, ...bucket, windowStartedAt: occasion.now, count: 1 })),
    )
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.policy, rateLimits.subjectHash],
      set: {
        count: sql`case when ${current} then ${rateLimits.count} + 1 else 1 end`,
        windowStartedAt: sql`case when ${current} then ${rateLimits.windowStartedAt} else excluded.window_started_at end`,
      },
    })
    .returning(FIELDS);
  return rows.map((row) => triesUsed(row, occasion));
}

/**
 * Counts one more try and refuses it when a window is full. Counting and judging are one step, so that of any number
 * of parallel tries no more than the limit get through; the refusal undoes whatever its transaction has done.
 */
export async function countOrRefuse(tx: Tx, occasion: LimitedTry, ...buckets: Bucket[]): Promise<void> {
  await refuseBeyondLimit(tx, occasion, ...buckets);
  const counted = await countTry(tx, occasion, ...buckets);
  refuseFull(
    occasion,
    counted.filter(({ policy, count }) => count > RATE_LIMITS[policy].limit),
  );
}

/**
 * For a try that turned out to be nobody's guess, in the transaction that counted it. A guess goes the same way and
 * stays counted, so that neither takes longer than the other.
 */
export async function judgeTry(tx: Tx, place: TryPlace, wasGuess: boolean, ...buckets: Bucket[]): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - ${wasGuess ? 0 : 1}::integer` })
    .where(and(isOf(place), or(...buckets.map(isBucket))));
}

/** Forgets the tries of a subject, after it has proven itself. */
export async function forgetTries(tx: Tx, place: TryPlace, bucket: Bucket): Promise<void> {
  await tx.delete(rateLimits).where(and(isOf(place), isBucket(bucket)));
}

function refuseFull(occasion: LimitedTry, full: TriesUsed[]): void {
  if (full.length === 0) return;
  const waitSeconds = Math.max(...full.map((each) => each.waitSeconds));
  const asksForWork = ({ policy }: TriesUsed) => (RATE_LIMITS[policy] as RateLimit).beyond === 'work';
  if (!full.every(asksForWork)) throw new DomainError('limit.too_many_requests', {}, waitSeconds);
  const asked = Math.max(...full.map(({ policy, count }) => workAsked(count, RATE_LIMITS[policy].limit)));
  if (isEnoughWork(occasion.caller.work, asked)) return;
  throw new WorkNeeded(askForWork(occasion.platform.secrets.current, occasion, asked), waitSeconds);
}

function triesUsed(row: { policy: string; count: number; windowStartedAt: Date }, { now }: TryOccasion): TriesUsed {
  const policy = row.policy as RateLimitName;
  const endsAt = row.windowStartedAt.getTime() + RATE_LIMITS[policy].windowMs;
  return { policy, count: row.count, waitSeconds: (endsAt - now.getTime()) / 1000 };
}

function oldest({ policy }: Bucket, { now }: TryOccasion): Date {
  return new Date(now.getTime() - RATE_LIMITS[policy].windowMs);
}

function isOf({ tenant }: TryPlace): SQL {
  return eq(rateLimits.tenantId, tenant.id);
}

function isBucket({ policy, subjectHash }: Bucket): SQL | undefined {
  return and(eq(rateLimits.policy, policy), eq(rateLimits.subjectHash, subjectHash));
}
