import type { Tx } from '../db/tenant-transaction.ts';
import { enrolments } from '../features/enrolment/enrolments-table.ts';

export async function newEnrolment(tx: Tx, tenantId: string, studentId: string, courseId: number, enrolledAt: Date) {
  await tx.insert(enrolments).values({ tenantId, studentId, courseId, enrolledAt, source: 'granted' });
}
