import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from './accounts-table.ts';

export type StudentRow = typeof accounts.$inferSelect;

/**
 * The student a console call is about. Staff accounts are not found here: nobody frees or disables an owner. Nor is a
 * student who was made anonymous, unless the call only reads figures: nothing may bring such an account back.
 */
export async function findStudent(
  tx: Tx,
  tenantId: string,
  studentId: string,
  { includingAnonymous = false } = {},
): Promise<StudentRow> {
  const [student] = await selectStudent(tx, tenantId, studentId);
  if (!student || (student.anonymisedAt && !includingAnonymous)) throw new DomainError('student.not_found');
  return student;
}

/** The same for a change: of two at once the second waits and sees what the first has made. */
export async function lockStudent(tx: Tx, tenantId: string, studentId: string): Promise<StudentRow> {
  const [student] = await selectStudent(tx, tenantId, studentId).for('update');
  if (!student || student.anonymisedAt) throw new DomainError('student.not_found');
  return student;
}

function selectStudent(tx: Tx, tenantId: string, studentId: string) {
  return tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, studentId), eq(accounts.role, 'student')));
}

export function presentStudent(student: StudentRow) {
  const { id, name, parentPhone, grade, disabled } = student;
  const isAnonymous = student.anonymisedAt !== null;
  return {
    id,
    name,
    phone: isAnonymous ? '' : student.phone,
    parentPhone,
    email: isAnonymous || !hasMailbox(student.email) ? '' : student.email,
    grade,
    disabled,
    anonymous: isAnonymous,
    createdAt: student.createdAt.toISOString(),
    lastLoginAt: student.lastLoginAt?.toISOString() ?? null,
  };
}

export function presentStudentDetails(student: StudentRow) {
  const { note, version, lastSeenAt } = student;
  return { ...presentStudent(student), note, version, lastSeenAt: lastSeenAt?.toISOString() ?? null };
}
