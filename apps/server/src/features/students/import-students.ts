import { importStudents as endpoint } from '@hessa/contract/students/import-students';
import { normaliseEmail } from '@hessa/rules/auth/email';
import { emailWithoutMailbox } from '@hessa/rules/auth/mailbox';
import { normaliseStudentDetails } from '@hessa/rules/students/student-details';
import { sheetFaults } from '@hessa/rules/students/student-sheet';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { importStudentsKind } from './import-students-kind.ts';

export const importStudents = handle(endpoint, async (ctx, { body }) => {
  const students = body.students.map((typed, at) => {
    const student = { ...normaliseStudentDetails(typed), email: normaliseEmail(typed.email) };
    if (sheetFaults(student).length > 0) throw new DomainError('students.import_row', { row: at + 1 });
    return { ...student, email: student.email || emailWithoutMailbox(student.phone) };
  });
  const job = await ctx.withTenant((tx) =>
    startLongJob(tx, ctx, {
      id: body.key,
      kind: importStudentsKind,
      input: { students, byHand: body.byHand && students.length === 1 },
    }),
  );
  return { data: presentJob(job) };
});
