import { isShown, type StoredShowing } from '@hessa/rules/lessons/showing';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { HAS_WORK } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { isShownInSql } from '../../units/shown-in-sql.ts';
import { units } from '../../units/units-table.ts';

type Which = { readonly lessonId: number } | { readonly unitId: number };

/** Notes that lessons or a unit have another showing by now than they had before. */
export async function noteShowing(
  tx: Tx,
  ctx: AccountContext,
  which: Which,
  before: StoredShowing,
  next: StoredShowing,
): Promise<void> {
  const now = ctx.now.getTime();
  if (isShown(before, now) && isShown(next, now)) return;
  const other = 'unitId' in which ? isShownInSql('l', ctx.now) : sql`(l.written and ${isShownInSql('u', ctx.now)})`;
  const was = sql`(${isShown(before, now)}::boolean and ${other} and ${HAS_WORK})`;
  await note(tx, ctx, which, { was, since: ctx.now, from: seenFrom(ctx.now) });
}

/** Notes that there is something in a lesson by now, which was empty. */
export async function noteFilled(tx: Tx, ctx: AccountContext, lessonId: number): Promise<void> {
  await note(tx, ctx, { lessonId }, { was: sql`false`, since: ctx.now, from: seenFrom(ctx.now) });
}

/** Notes that a lesson is about to have nothing in it. */
export async function noteEmptied(tx: Tx, ctx: AccountContext, lessonId: number): Promise<void> {
  await note(tx, ctx, { lessonId }, { was: wasSeen(ctx.now), since: ctx.now, from: sql`null::timestamptz` });
}

/** Notes that what was deleted once is back. */
export async function noteReturned(tx: Tx, ctx: AccountContext, which: Which, deletedAt: Date): Promise<void> {
  await note(tx, ctx, which, { was: wasSeen(deletedAt), since: deletedAt, from: seenFrom(ctx.now) });
}

const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Whether students saw a lesson `l` of a unit `u` then, as both stand now. */
const wasSeen = (at: Date): SQL => sql`(${isShownInSql('l', at)} and ${isShownInSql('u', at)} and ${HAS_WORK})`;

/** From when they see it; null while nobody knows. */
const seenFrom = (now: Date): SQL => sql`case when l.written and not l.hidden and not u.hidden and ${HAS_WORK}
  then greatest(${momentOf(now)}, l.appears_at, u.appears_at) end`;

interface Change {
  /** Whether students saw them before it. */
  was: SQL;
  since: Date;
  from: SQL;
}

/**
 * What was never reached is put off or brought forward. What was there and goes is away since then, and what is away
 * until it is seen again: the moment it was first seen stays.
 */
async function note(tx: Tx, { tenant }: AccountContext, which: Which, { was, since, from }: Change): Promise<void> {
  const moment = momentOf(since);
  const these = 'unitId' in which ? sql`l.unit_id = ${which.unitId}` : sql`l.id = ${which.lessonId}`;
  await tx.execute(sql`
    update ${lessons} l set
      placed_at = case when f.leaves or f.away then l.placed_at else coalesce(f.seen_from, l.placed_at) end,
      gone_from = case when f.leaves then ${moment} when f.away then l.gone_from end,
      gone_until = case when f.leaves or f.away then f.seen_from end
    from (
      select l.id, ${was} as was, ${was} and coalesce(l.placed_at < ${moment}, true) as leaves,
        l.gone_from is not null and coalesce(l.gone_until > ${moment}, true) as away, ${from} as seen_from
      from ${lessons} l join ${units} u on u.tenant_id = ${tenant.id} and u.id = l.unit_id
      where l.tenant_id = ${tenant.id} and ${these}
    ) f
    where l.tenant_id = ${tenant.id} and l.id = f.id and not (f.was and coalesce(f.seen_from <= ${moment}, false))`);
}
