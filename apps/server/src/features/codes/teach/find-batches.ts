import type { BatchState } from '@hessa/rules/codes/batch-state';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { units } from '../../units/units-table.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codes } from '../codes-table.ts';
import { codeSellers } from '../sellers/code-sellers-table.ts';
import { codesOfBatch, tallyCodes } from './tally-codes.ts';

export interface BatchWanted {
  id?: number;
  requestKey?: string;
  courseId?: number | undefined;
  label?: string | undefined;
  state?: { is: BatchState; now: Date } | undefined;
}

function wantedBatches(tenantId: string, { id, requestKey, courseId, label, state }: BatchWanted): SQL | undefined {
  return and(
    eq(codeBatches.tenantId, tenantId),
    id === undefined ? undefined : eq(codeBatches.id, id),
    requestKey === undefined ? undefined : eq(codeBatches.requestKey, requestKey),
    courseId === undefined ? undefined : eq(codeBatches.courseId, courseId),
    label ? hasName(tenantId, `%${label.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    state ? inState(tenantId, state) : undefined,
  );
}

/** A batch whose label is like it, or of which a seller whose name is has cards or sold some. */
function hasName(tenantId: string, name: string): SQL | undefined {
  return or(
    ilike(codeBatches.label, name),
    sql`exists (
      select from ${codeSellers} seller
      join ${codes} card on card.tenant_id = ${tenantId} and card.seller_id = seller.id
        and card.serial >= ${codeBatches.firstSerial} and card.serial < ${codeBatches.firstSerial} + ${codeBatches.size}
      where seller.tenant_id = ${tenantId} and seller.name ilike ${name})`,
  );
}

/** `batchState` as a condition. */
function inState(tenantId: string, { is, now }: { is: BatchState; now: Date }): SQL {
  const redeemed = codesOfBatch(tenantId, 'redeemed');
  const isOpen = sql`${codeBatches.size} > ${redeemed} + ${codesOfBatch(tenantId, 'voided')}`;
  const isLate = sql`coalesce(${codeBatches.expiresAt} <= ${now.toISOString()}, false)`;
  const conditions: Record<BatchState, SQL> = {
    active: sql`not ${isLate} and ${isOpen}`,
    expired: sql`${isLate} and ${isOpen}`,
    finished: sql`not (${isOpen}) and ${redeemed} > 0`,
    stopped: sql`not (${isOpen}) and ${redeemed} = 0`,
  };
  return sql`(${conditions[is]})`;
}

/** Batches with the names of what they open, newest first, without looking at their codes. */
export async function findBatchFacts(tx: Tx, tenantId: string, wanted: BatchWanted, page = { size: 1, offset: 0 }) {
  const rows = await tx
    .select({
      batch: codeBatches,
      courseName: courses.name,
      grade: courses.grade,
      unitName: units.name,
      createdByName: accounts.name,
    })
    .from(codeBatches)
    .innerJoin(courses, and(eq(courses.tenantId, codeBatches.tenantId), eq(courses.id, codeBatches.courseId)))
    .leftJoin(units, and(eq(units.tenantId, codeBatches.tenantId), eq(units.id, codeBatches.unitId)))
    .leftJoin(accounts, and(eq(accounts.tenantId, codeBatches.tenantId), eq(accounts.id, codeBatches.createdBy)))
    .where(wantedBatches(tenantId, wanted))
    .orderBy(desc(codeBatches.id))
    .limit(page.size)
    .offset(page.offset);
  return rows.map(({ batch, courseName, grade, unitName, createdByName }) => ({
    id: batch.id,
    kind: batch.kind,
    courseId: batch.courseId,
    courseName,
    grade,
    unitId: batch.unitId,
    unitName,
    label: batch.label,
    note: batch.note,
    size: batch.size,
    firstSerial: batch.firstSerial,
    pricePiastres: batch.pricePiastres,
    createdAt: batch.createdAt.toISOString(),
    createdByName,
    expiresAt: batch.expiresAt?.toISOString() ?? null,
  }));
}

/** The same with how many codes are in which state, and with whom: one more statement, whatever their number. */
export async function findBatches(
  tx: Tx,
  tenantId: string,
  wanted: BatchWanted,
  page?: { size: number; offset: number },
) {
  const facts = await findBatchFacts(tx, tenantId, wanted, page);
  const tallies = await tallyCodes(
    tx,
    tenantId,
    facts.map(({ id }) => id),
  );
  return facts.map((batch) => {
    const { redeemed = 0, voided = 0, sold = 0, sellers = [] } = tallies.get(batch.id) ?? {};
    return { ...batch, redeemed, voided, sold, sellers, fresh: batch.size - redeemed - voided - sold };
  });
}

export async function countBatches(tx: Tx, tenantId: string, wanted: BatchWanted): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(codeBatches).where(wantedBatches(tenantId, wanted));
  return row?.count ?? 0;
}
