import { getStudent as endpoint } from '@hessa/contract/students/get-student';
import { and, asc, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { deviceOfSession } from '../auth/device-of-session.ts';
import { devices } from '../auth/devices-table.ts';
import { findStudent, presentStudentDetails } from '../auth/find-student.ts';
import { sessions } from '../auth/sessions-table.ts';
import { withManyDevices } from './many-devices.ts';

export const getStudent = handle(endpoint, async (ctx, { params: { studentId } }) => {
  return ctx.withTenant(async (tx) => {
    const student = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    const passedAround = await withManyDevices(tx, ctx.tenant.id, [student], ctx.now);
    const places = await tx
      .select({
        id: devices.id,
        label: devices.label,
        signedInAt: sessions.signedInAt,
        tokenIssuedAt: sessions.tokenIssuedAt,
      })
      .from(sessions)
      .innerJoin(devices, deviceOfSession)
      .where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.accountId, studentId)))
      .orderBy(asc(sessions.slot));
    return {
      data: {
        ...presentStudentDetails(student),
        emailConfirmed: student.emailConfirmedAt !== null,
        manyDevices: passedAround.has(studentId),
        devices: places.map(({ id, label, signedInAt, tokenIssuedAt }) => ({
          id,
          label,
          signedInAt: signedInAt.toISOString(),
          // A login in use renews its token about every half hour.
          lastSeenAt: tokenIssuedAt.toISOString(),
        })),
      },
    };
  }, 'read');
});
