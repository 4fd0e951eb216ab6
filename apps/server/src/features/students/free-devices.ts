import { freeDevices as endpoint } from '@hessa/contract/students/free-devices';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findStudent } from '../auth/find-student.ts';
import { sessions } from '../auth/sessions-table.ts';

export const freeDevices = handle(endpoint, async (ctx, { params: { studentId }, body: { deviceId } }) => {
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId);
    const freed = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.tenantId, ctx.tenant.id),
          eq(sessions.accountId, studentId),
          deviceId ? eq(sessions.deviceId, deviceId) : undefined,
        ),
      )
      .returning({ id: sessions.id });
    if (freed.length > 0) {
      await recordEvent(tx, ctx, {
        kind: 'student.devices_freed',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { freed: freed.length },
      });
    }
    return { freed: freed.length };
  });
});
