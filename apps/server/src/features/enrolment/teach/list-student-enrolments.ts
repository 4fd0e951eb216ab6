import type { listStudentEnrolments as endpoint } from '@hessa/contract/enrolment/teach/list-student-enrolments';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { findStudent } from '../../auth/teach/find-student.ts';
import { findStudentEnrolments } from './find-student-enrolments.ts';

export async function listStudentEnrolments(
  ctx: AccountContext,
  { params: { studentId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return { data: { enrolments: await findStudentEnrolments(tx, ctx.tenant.id, studentId) } };
  }, 'read');
}
