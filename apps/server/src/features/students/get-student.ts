import { getStudent as endpoint } from '@hessa/contract/students/get-student';
import { handle } from '../../calls/handle.ts';
import { findStudent, presentStudentDetails } from '../auth/find-student.ts';
import { withManyDevices } from './many-devices.ts';
import { devicesOfStudent } from './student-devices.ts';

export const getStudent = handle(endpoint, async (ctx, { params: { studentId } }) => {
  const wanted = { tenantId: ctx.tenant.id, studentId };
  return ctx.withTenant(async (tx) => {
    const student = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    const passedAround = await withManyDevices(tx, ctx.tenant.id, [student], ctx.now);
    return {
      data: {
        ...presentStudentDetails(student),
        emailConfirmed: student.emailConfirmedAt !== null,
        manyDevices: passedAround.has(studentId),
        examMinutes: student.examExtraMinutes,
        devices: await devicesOfStudent(tx, wanted),
      },
    };
  }, 'read');
});
