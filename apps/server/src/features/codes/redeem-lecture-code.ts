import type { redeemLectureCode as endpoint } from '@hessa/contract/codes/redeem-lecture-code';
import { type Ownership, unitOwnership } from '@hessa/rules/codes/redeem-decision';
import { lectureCodeWindow, unitWindow } from '@hessa/rules/units/unit-window';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { type Code, redeemCode } from './redeem-code.ts';

export async function redeemLectureCode(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const redeemed = await redeemCode(ctx, query.code, {
    kind: 'lecture',
    isWanted: () => true,
    ownership: (tx, code) => ownershipOf(tx, ctx, code),
    grant: (tx, code) => grantUnit(tx, ctx, code),
  });
  if (redeemed.kind === 'refused') throw refusal(redeemed.why);
  const unitId = redeemed.code.unitId ?? 0;
  const [unit] = await ctx.withTenant(
    (tx) =>
      tx
        .select({ name: units.name })
        .from(units)
        .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitId))),
    'read',
  );
  return { message: 'Code verified successfully', data: { unitId, unitName: unit?.name ?? '' } };
}

function refusal(why: 'not-found' | 'already-used' | 'other-course' | 'still-open'): DomainError {
  if (why === 'already-used') return new DomainError('unit_code.already_used');
  return new DomainError(why === 'still-open' ? 'code.still_open' : 'unit_code.not_found');
}

/** A unit may be held twice, through its course and through an earlier code; either one that is open counts. */
async function ownershipOf(tx: Tx, ctx: AccountContext, code: Code): Promise<Ownership> {
  const now = ctx.now.getTime();
  const [row] = await tx
    .select({ position: units.position, openToAll: courses.openToAll, enrolment: enrolments, grant: unitGrants })
    .from(units)
    .innerJoin(courses, and(eq(courses.tenantId, units.tenantId), eq(courses.id, units.courseId)))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.tenantId, units.tenantId),
        eq(enrolments.studentId, ctx.account.id),
        eq(enrolments.courseId, units.courseId),
      ),
    )
    .leftJoin(
      unitGrants,
      and(
        eq(unitGrants.tenantId, units.tenantId),
        eq(unitGrants.studentId, ctx.account.id),
        eq(unitGrants.courseId, units.courseId),
        eq(unitGrants.unitId, units.id),
      ),
    )
    .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, code.unitId ?? 0)));
  if (!row) return 'none';
  const { enrolment, grant, openToAll, position } = row;
  const windows = [];
  if (enrolment) {
    const held = {
      enrolledAt: enrolment.enrolledAt.getTime(),
      extendedUntil: enrolment.extendedUntil?.getTime() ?? null,
    };
    windows.push(unitWindow({ policy: 'cumulative', index: position, openToAll, ...held }, now));
  }
  if (grant) {
    const held = { enrolledAt: grant.grantedAt.getTime(), extendedUntil: grant.extendedUntil?.getTime() ?? null };
    windows.push(lectureCodeWindow(held, openToAll, now));
  }
  return unitOwnership(windows);
}

async function grantUnit(tx: Tx, ctx: AccountContext, code: Code): Promise<void> {
  if (code.unitId === null) throw new Error('a lecture code without a unit');
  const fresh = { grantedAt: ctx.now, extendedUntil: null, source: 'code' as const };
  await tx
    .insert(unitGrants)
    .values({
      tenantId: ctx.tenant.id,
      studentId: ctx.account.id,
      courseId: code.courseId,
      unitId: code.unitId,
      ...fresh,
    })
    .onConflictDoUpdate({
      target: [unitGrants.tenantId, unitGrants.studentId, unitGrants.courseId, unitGrants.unitId],
      set: fresh,
    });
}
