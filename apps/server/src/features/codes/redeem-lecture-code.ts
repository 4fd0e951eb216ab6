import { redeemLectureCode as endpoint } from '@hessa/contract/codes/redeem-lecture-code';
import { unitOwnership } from '@hessa/rules/codes/redeem-decision';
import type { Ownership } from '@hessa/rules/enrolment/ownership';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { heldWindows } from '../units/held-windows.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import type { FoundRow } from './find-code.ts';
import { type CodeTarget, type Redeemed, type Redemption, redeemCode } from './redeem-code.ts';

export const redeemLectureCode = handle(endpoint, async (ctx, { query }) => {
  const redeemed = await redeemCode(ctx, query.code, lectureRedemption(ctx));
  if (redeemed.kind === 'refused') throw refusal(redeemed);
  const { alreadyYours, code } = redeemed;
  return {
    message: 'Code verified successfully',
    data: { unitId: unitOf(code), unitName: code.unitName ?? '', courseName: code.courseName, alreadyYours },
  };
});

export function lectureRedemption(ctx: AccountContext): Redemption {
  return {
    kind: 'lecture',
    isWanted: () => true,
    ownership: (tx, code) => ownershipOf(tx, ctx, code),
    grant: (tx, code) => grantUnit(tx, ctx, code),
  };
}

function refusal({ why, code }: Extract<Redeemed, { kind: 'refused' }>): DomainError {
  // A course's card is not called a lecture's.
  if (why === 'already-used')
    return new DomainError(code?.kind === 'course' ? 'code.already_used' : 'unit_code.already_used');
  if (why === 'other-kind') return new DomainError('unit_code.other_kind');
  if (why === 'own-other-kind') return new DomainError('unit_code.own_other_kind');
  if (why === 'still-open') return new DomainError('code.still_open', { opened: namedUnit(code) });
  return new DomainError('unit_code.not_found');
}

/** Units of two courses may have one name. */
function namedUnit(code: FoundRow | null): string {
  return code ? `${code.unitName} من «${code.courseName}»` : '';
}

function unitOf(code: CodeTarget): number {
  if (code.unitId === null) throw new Error('a lecture code without a unit');
  return code.unitId;
}

/** Either right that is still open counts: the unit's course, or an earlier code for the unit. */
async function ownershipOf(tx: Tx, ctx: AccountContext, code: CodeTarget): Promise<Ownership> {
  const [row] = await tx
    .select({
      position: units.position,
      openToAll: courses.openToAll,
      enrolment: enrolments,
      grant: unitGrants,
      extension: unitExtensions,
    })
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
    .leftJoin(
      unitExtensions,
      and(
        eq(unitExtensions.tenantId, units.tenantId),
        eq(unitExtensions.studentId, ctx.account.id),
        eq(unitExtensions.courseId, units.courseId),
        eq(unitExtensions.unitId, units.id),
      ),
    )
    .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitOf(code))));
  return row ? unitOwnership(heldWindows(row, ctx.now)) : 'none';
}

async function grantUnit(tx: Tx, ctx: AccountContext, code: FoundRow): Promise<void> {
  const unit = { courseId: code.courseId, unitId: unitOf(code) };
  const fresh = { grantedAt: ctx.now, extendedUntil: null, source: 'code' as const };
  await tx
    .insert(unitGrants)
    .values({ tenantId: ctx.tenant.id, studentId: ctx.account.id, ...unit, ...fresh })
    .onConflictDoUpdate({
      target: [unitGrants.tenantId, unitGrants.studentId, unitGrants.courseId, unitGrants.unitId],
      set: fresh,
    });
}
