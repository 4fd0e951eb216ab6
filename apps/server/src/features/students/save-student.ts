import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import { saveStudent as endpoint } from '@hessa/contract/students/save-student';
import {
  normaliseStudentDetails,
  type StudentDetailsFault,
  studentDetailsFault,
} from '@hessa/rules/students/student-details';
import { and, eq, ne } from 'drizzle-orm';
import { handle, type InputOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lockStudent, presentStudentDetails, type StudentRow } from '../auth/find-student.ts';

type Body = InputOf<typeof endpoint>['body'];
type Editable = Pick<StudentRow, 'name' | 'phone' | 'parentPhone' | 'grade' | 'note'>;

const CODES: Record<StudentDetailsFault, ErrorCode> = {
  'academic-year-missing': 'register.grade_missing',
  'academic-year-unknown': 'register.grade_missing',
  'phone-missing': 'register.phone_missing',
  'phone-invalid': 'register.phone_invalid',
  'parent-phone-missing': 'register.parent_phone_missing',
  'parent-phone-invalid': 'register.parent_phone_invalid',
  'parent-phone-own': 'student.parent_phone_own',
  'user-name-missing': 'register.name_missing',
};

/** Supervisors correct a parent's number and write notes every day; who the student is, is the teacher's to say. */
const TEACHERS_FIELDS = ['name', 'phone', 'grade'] as const;

export const saveStudent = handle(endpoint, async (ctx, { params: { studentId }, body }) => {
  return ctx.withTenant(async (tx) => {
    const student = await lockStudent(tx, ctx.tenant.id, studentId);
    // Somebody who was forgotten is not written down again.
    if (student.anonymisedAt) throw new DomainError('student.not_found');
    if (student.version !== body.version) throw new DomainError('teach.changed_meanwhile');
    const changes = changesOf(student, body);
    if (Object.keys(changes).length === 0) return { data: presentStudentDetails(student) };
    if (ctx.account.role === 'assistant' && TEACHERS_FIELDS.some((field) => field in changes)) {
      throw new DomainError('student.teachers_fields');
    }
    if (changes.phone) await refuseTakenPhone(tx, student, changes.phone);
    const saved = { ...changes, ...(changes.phone ? { phoneDisputed: false } : {}), version: student.version + 1 };
    await tx
      .update(accounts)
      .set(saved)
      .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
    const before = Object.fromEntries(Object.keys(changes).map((field) => [field, student[field as keyof Editable]]));
    await recordEvent(tx, ctx, {
      kind: 'student.edited',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: { before, after: { ...changes } },
    });
    return { data: presentStudentDetails({ ...student, ...saved }) };
  });
});

function changesOf(student: StudentRow, body: Body): Partial<Editable> {
  const current = { ...student, parentPhone: student.parentPhone ?? '', grade: student.grade ?? '' };
  const wanted = { ...normaliseStudentDetails(body), note: body.note.trim() };
  const fault = studentDetailsFault(current, wanted);
  if (fault) throw new DomainError(CODES[fault]);
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => value !== current[field as keyof typeof wanted]),
  );
}

async function refuseTakenPhone(tx: Tx, student: StudentRow, phone: string): Promise<void> {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, student.tenantId),
        eq(accounts.phone, phone),
        eq(accounts.phoneDisputed, false),
        ne(accounts.id, student.id),
      ),
    );
  if (other) throw new DomainError('student.phone_taken');
}
