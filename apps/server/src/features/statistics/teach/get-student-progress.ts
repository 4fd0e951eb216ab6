import type { getStudentProgress as endpoint } from '@hessa/contract/statistics/teach/get-student-progress';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { findStudent } from '../../auth/teach/find-student.ts';
import { quizFigures, videoFigures } from '../progress-figures.ts';

export async function getStudentProgress(
  ctx: AccountContext,
  { params: { studentId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const student = { tenantId: ctx.tenant.id, studentId };
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return { data: { ...(await videoFigures(tx, student)), ...(await quizFigures(tx, student)) } };
  }, 'read');
}
