import { getDeskCard as endpoint } from '@hessa/contract/desk/get-desk-card';
import { handle } from '../../calls/handle.ts';
import { findStudent, presentStudentDetails } from '../auth/find-student.ts';
import { withManyDevices } from '../students/many-devices.ts';
import { devicesOfStudent } from '../students/student-devices.ts';
import { cardCourses } from './card-courses.ts';
import { cardFigures, cardMarks, cardUnhanded } from './card-marks.ts';
import { cardRecent } from './card-recent.ts';

export const getDeskCard = handle(endpoint, async (ctx, { params: { studentId } }) => {
  const student = { tenantId: ctx.tenant.id, studentId };
  return ctx.withTenant(async (tx) => {
    const account = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    const passedAround = await withManyDevices(tx, ctx.tenant.id, [account], ctx.now);
    const courses = await cardCourses(tx, ctx, studentId);
    const units = courses.flatMap((course) => course.units);
    return {
      data: {
        student: {
          ...presentStudentDetails(account),
          emailConfirmed: account.emailConfirmedAt !== null,
          manyDevices: passedAround.has(studentId),
        },
        devices: await devicesOfStudent(tx, student),
        courses,
        marks: await cardMarks(tx, student, ctx.now),
        ...(await cardFigures(tx, student, ctx.now)),
        ...(await cardUnhanded(tx, student, units, ctx.now)),
        recent: await cardRecent(tx, ctx.tenant.id, studentId),
      },
    };
  }, 'read');
});
