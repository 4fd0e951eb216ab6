import { revokePasswordLink as endpoint } from '@hessa/contract/desk/revoke-password-link';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findStudent } from '../auth/find-student.ts';
import { endPasswordLink } from '../auth/password-links.ts';

export const revokePasswordLink = handle(endpoint, async (ctx, { params: { studentId } }) => {
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId);
    if (await endPasswordLink(tx, ctx, studentId)) {
      await recordEvent(tx, ctx, {
        kind: 'student.password_link_revoked',
        actorId: ctx.account.id,
        subjectId: studentId,
      });
    }
    return {};
  });
});
