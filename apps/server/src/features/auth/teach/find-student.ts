import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { accounts } from '../accounts-table.ts';

export type StudentRow = typeof accounts.$inferSelect;

/** The student a console call is about. Staff accounts are not found here: nobody frees or disables an owner. */
export async function findStudent(tx: Tx, tenantId: string, studentId: string): Promise<StudentRow> {
  const [student] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, studentId), eq(accounts.role, 'student')));
  if (!student) throw new DomainError('student.not_found');
  return student;
}

export function presentStudent(student: StudentRow) {
  const { id, name, phone, parentPhone, email, grade, disabled } = student;
  return {
    id,
    name,
    phone,
    parentPhone,
    email,
    grade,
    disabled,
    createdAt: student.createdAt.toISOString(),
    lastLoginAt: student.lastLoginAt?.toISOString() ?? null,
  };
}
