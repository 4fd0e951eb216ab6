import { listStudentEnrolments as endpoint } from '@hessa/contract/enrolment/teach/list-student-enrolments';
import { handle } from '../../../calls/handle.ts';
import { findStudent } from '../../auth/find-student.ts';
import { findStudentEnrolments } from './find-student-enrolments.ts';

export const listStudentEnrolments = handle(endpoint, async (ctx, { params: { studentId } }) => {
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return { data: { enrolments: await findStudentEnrolments(tx, ctx.tenant.id, studentId) } };
  }, 'read');
});
