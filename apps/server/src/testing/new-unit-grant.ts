import type { Tx } from '../db/tenant-transaction.ts';
import { unitGrants } from '../features/units/unit-grants-table.ts';

export async function newUnitGrant(
  tx: Tx,
  tenantId: string,
  studentId: string,
  unit: { id: number; courseId: number },
  grantedAt: Date,
) {
  await tx
    .insert(unitGrants)
    .values({ tenantId, studentId, courseId: unit.courseId, unitId: unit.id, grantedAt, source: 'granted' });
}
