import { getStudentProgress as endpoint } from '@hessa/contract/statistics/teach/get-student-progress';
import { handle } from '../../../calls/handle.ts';
import { findStudent } from '../../auth/find-student.ts';
import { quizFigures, videoFigures } from '../progress-figures.ts';

export const getStudentProgress = handle(endpoint, async (ctx, { params: { studentId } }) => {
  const student = { tenantId: ctx.tenant.id, studentId, now: ctx.now };
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return { data: { ...(await videoFigures(tx, student)), ...(await quizFigures(tx, student)) } };
  }, 'read');
});
