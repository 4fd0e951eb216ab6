import { normaliseCode } from '@hessa/rules/codes/code-text';
import type { DeskSearch } from '@hessa/rules/desk/desk-search';
import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { findStudent } from '../auth/find-student.ts';
import { codeBatches } from '../codes/code-batches-table.ts';
import { lookupHashes, typedHalfHashes } from '../codes/code-seal.ts';
import { codes } from '../codes/codes-table.ts';
import type { CodeTarget, Redemption } from '../codes/redeem-code.ts';
import { presentCode, presentListed, readsCodes } from '../codes/teach/present-code.ts';
import { courses } from '../courses/courses-table.ts';
import { units } from '../units/units-table.ts';
import { inTheNameOf, redemptionOf } from './redemption-of.ts';

/** Cards that share half of their code are few; of more than these another letter is typed. */
const LISTED = 12;

/**
 * The cards a search names. Whoever typed a whole code has it in hand; behind a number alone stands what a list would
 * show, so that counting numbers up tells an assistant no code. Half a code finds cards for those alone who read codes in
 * lists: to anybody else it would tell the other half.
 */
export async function findCards(tx: Tx, ctx: AccountContext, search: DeskSearch, studentId?: string) {
  const { code, serial } = search;
  const { secrets } = ctx.platform;
  const half = code === null && readsCodes(ctx.account) ? search.half : null;
  const wanted = wantedCards(ctx, { ...search, half });
  if (!wanted) return [];
  const { lookupHash: _hash, ...columns } = getTableColumns(codes);
  const rows = await tx
    .select({
      code: columns,
      batchLabel: codeBatches.label,
      courseName: courses.name,
      grade: courses.grade,
      unitName: units.name,
      student: { id: accounts.id, name: accounts.name },
    })
    .from(codes)
    .innerJoin(codeBatches, and(eq(codeBatches.tenantId, codes.tenantId), eq(codeBatches.id, codes.batchId)))
    .innerJoin(courses, and(eq(courses.tenantId, codes.tenantId), eq(courses.id, codes.courseId)))
    .leftJoin(units, and(eq(units.tenantId, codes.tenantId), eq(units.id, codes.unitId)))
    .leftJoin(accounts, and(eq(accounts.tenantId, codes.tenantId), eq(accounts.id, codes.redeemedBy)))
    .where(and(eq(codes.tenantId, ctx.tenant.id), wanted))
    .orderBy(desc(sql`${codes.serial} is not distinct from ${serial}::int`), desc(codes.id))
    .limit(LISTED);
  const held = await heldBy(
    tx,
    ctx,
    rows.map((row) => row.code),
    studentId,
  );
  const cards = rows.map(({ code: row, batchLabel, courseName, grade, unitName, student }) => ({
    ...(code !== null ? presentCode(row, secrets, ctx.now) : presentListed(row, secrets, ctx.now, ctx.account)),
    batchId: row.batchId,
    batchLabel,
    courseId: row.courseId,
    kind: row.kind,
    opens: unitName ?? courseName,
    grade,
    isHeld: held.has(row.id),
    redeemedBy: student,
  }));
  // More letters than are kept together were typed: what is shown has all of them.
  return half === null ? cards : cards.filter((card) => card.serial === serial || hasHalf(card.code, half));
}

function hasHalf(code: string | null, half: string): boolean {
  const spelled = normaliseCode(code ?? '');
  return spelled.startsWith(half) || spelled.endsWith(half);
}

function wantedCards({ tenant, platform: { secrets } }: AccountContext, { code, half, serial }: DeskSearch) {
  if (code !== null) return inArray(codes.lookupHash, lookupHashes(secrets, tenant.id, code));
  const bySerial = serial === null ? undefined : eq(codes.serial, serial);
  if (half === null) return bySerial;
  return or(
    bySerial,
    inArray(codes.headHash, typedHalfHashes(secrets, tenant.id, 'head', half)),
    inArray(codes.tailHash, typedHalfHashes(secrets, tenant.id, 'tail', half)),
  );
}

type CardRow = CodeTarget & { id: number; kind: Redemption['kind'] };

/** Which of these cards the student on the line would be refused, holding already what they open. */
async function heldBy(tx: Tx, ctx: AccountContext, cards: CardRow[], studentId?: string): Promise<Set<number>> {
  if (!studentId || cards.length === 0) return new Set();
  await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
  const asStudent = inTheNameOf(ctx, studentId);
  const judged = await Promise.all(
    cards.map(async (card) => ({
      id: card.id,
      ownership: await redemptionOf(asStudent, card.kind).ownership(tx, card),
    })),
  );
  return new Set(judged.filter(({ ownership }) => ownership === 'still-open').map(({ id }) => id));
}
