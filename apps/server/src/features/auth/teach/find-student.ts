import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { accounts } from '../accounts-table.ts';

export type StudentRow = typeof accounts.$inferSelect;

/** The student a console call is about. Staff accounts are not found here: nobody frees or disables an owner. */
export async function findStudent(tx: Tx, tenantId: string, studentId: string): Promise<StudentRow> {
  const [student] = await selectStudent(tx, tenantId, studentId);
  if (!student) throw new DomainError('student.not_found');
  return student;
}

/** The same for a change: of two at once the second waits and sees what the first has made. */
export async function lockStudent(tx: Tx, tenantId: string, studentId: string): Promise<StudentRow> {
  const [student] = await selectStudent(tx, tenantId, studentId).for('update');
  if (!student) throw new DomainError('student.not_found');
  return student;
}

function selectStudent(tx: Tx, tenantId: string, studentId: string) {
  return tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, studentId), eq(accounts.role, 'student')));
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

export function presentStudentDetails(student: StudentRow) {
  return { ...presentStudent(student), note: student.note, version: student.version };
}
