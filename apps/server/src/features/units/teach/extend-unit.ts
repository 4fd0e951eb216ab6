import { extendUnit as endpoint } from '@hessa/contract/units/teach/extend-unit';
import { and, eq, or, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lockStudent } from '../../auth/find-student.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { refuseUntil } from '../../enrolment/refuse-until.ts';
import { unitExtensions } from '../unit-extensions-table.ts';
import { unitGrants } from '../unit-grants-table.ts';
import { units } from '../units-table.ts';

export const extendUnit = handle(
  endpoint,
  async (ctx, { params: { studentId }, body: { unitId, was, until, reason } }) => {
    const tenantId = ctx.tenant.id;
    return ctx.withTenant(async (tx) => {
      // The student is held, so that of two who extend at once the second sees what the first has given.
      await lockStudent(tx, tenantId, studentId);
      const { courseId, unitName, known } = await findHeld(tx, tenantId, studentId, unitId);
      if (known?.getTime() !== (was === null ? undefined : Date.parse(was))) {
        throw new DomainError('teach.changed_meanwhile');
      }
      if (until !== null) refuseUntil(new Date(until), ctx.now);
      const key = { tenantId, studentId, courseId, unitId };
      if (until === null) await tx.delete(unitExtensions).where(isUnit(key));
      else {
        const given = { until: new Date(until) };
        await tx
          .insert(unitExtensions)
          .values({ ...key, ...given })
          .onConflictDoUpdate({
            target: [unitExtensions.tenantId, unitExtensions.studentId, unitExtensions.courseId, unitExtensions.unitId],
            set: given,
          });
      }
      await recordEvent(tx, ctx, {
        kind: 'enrolment.unit_extended',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: {
          courseId,
          unitId,
          unitName,
          reason,
          before: { until: known?.toISOString() ?? null },
          after: { until },
        },
      });
      return { data: { unitId, extendedUntil: until } };
    });
  },
);

type UnitKey = { tenantId: string; studentId: string; courseId: number; unitId: number };

function isUnit({ tenantId, studentId, courseId, unitId }: UnitKey) {
  return and(
    eq(unitExtensions.tenantId, tenantId),
    eq(unitExtensions.studentId, studentId),
    eq(unitExtensions.courseId, courseId),
    eq(unitExtensions.unitId, unitId),
  );
}

/** The unit with the extension it has; a unit that the student does not hold has nothing to prolong. */
async function findHeld(tx: Tx, tenantId: string, studentId: string, unitId: number) {
  const [unit] = await tx
    .select({
      courseId: units.courseId,
      unitName: units.name,
      known: unitExtensions.until,
      held: sql<boolean>`${held}`,
    })
    .from(units)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.tenantId, tenantId),
        eq(enrolments.studentId, studentId),
        eq(enrolments.courseId, units.courseId),
      ),
    )
    .leftJoin(
      unitGrants,
      and(
        eq(unitGrants.tenantId, tenantId),
        eq(unitGrants.studentId, studentId),
        eq(unitGrants.courseId, units.courseId),
        eq(unitGrants.unitId, units.id),
      ),
    )
    .leftJoin(
      unitExtensions,
      and(
        eq(unitExtensions.tenantId, tenantId),
        eq(unitExtensions.studentId, studentId),
        eq(unitExtensions.courseId, units.courseId),
        eq(unitExtensions.unitId, units.id),
      ),
    )
    .where(and(eq(units.tenantId, tenantId), eq(units.id, unitId)));
  if (!unit) throw new DomainError('unit.not_found');
  if (!unit.held) throw new DomainError('enrolment.not_found');
  return unit;
}

const held = or(sql`${enrolments.studentId} is not null`, sql`${unitGrants.studentId} is not null`);
