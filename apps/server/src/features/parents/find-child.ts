import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { type Bucket, countOrRefuse, judgeTry } from '../../platform/limits/count-tries.ts';
import { accounts } from '../auth/accounts-table.ts';
import { crowdOf } from '../auth/crowd-of.ts';

interface Pair {
  parentPhone: string;
  studentPhone: string;
}

/**
 * The child of an exact pair of phones, or null. A wrong pair counts, by address and by either phone, whether the
 * numbers exist or not: the limits and the answer tell nothing about who is registered. A right one counts for nothing;
 * it is counted first and taken back, so that of many guesses at once each waits for the verdict of the one before.
 */
export async function findChild(
  ctx: PublicContext,
  call: 'videos' | 'quizzes',
  phones: Pair,
): Promise<{ id: string } | null> {
  const lookup = parentLookup(phones.parentPhone, phones.studentPhone);
  if (lookup.kind === 'phones-missing') return null;
  return ctx.withTenant(async (tx) => {
    const buckets = bucketsOf(await crowdOf(tx, ctx), call, lookup);
    await countOrRefuse(tx, ctx, ...buckets);
    const child = await childOf(tx, ctx, lookup);
    await judgeTry(tx, ctx, child === null, ...buckets);
    return child;
  });
}

/** The page asks twice, for videos and for quizzes; each question has buckets of its own. */
function bucketsOf(crowd: Buffer, call: string, phones: Pair): Bucket[] {
  return [
    { policy: 'parentAddress', subjectHash: sha256(`${call} ${crowd.toString('hex')}`) },
    { policy: 'parentPhone', subjectHash: sha256(`${call} parent ${phones.parentPhone}`) },
    { policy: 'parentPhone', subjectHash: sha256(`${call} student ${phones.studentPhone}`) },
  ];
}

async function childOf(tx: Tx, ctx: PublicContext, phones: Pair): Promise<{ id: string } | null> {
  const [child] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, ctx.tenant.id),
        eq(accounts.parentPhone, phones.parentPhone),
        eq(accounts.phone, phones.studentPhone),
        eq(accounts.role, 'student'),
        eq(accounts.disabled, false),
      ),
    )
    .orderBy(accounts.phoneDisputed);
  return child ?? null;
}
