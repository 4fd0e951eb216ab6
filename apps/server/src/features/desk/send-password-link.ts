import { sendPasswordLink as endpoint } from '@hessa/contract/desk/send-password-link';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countOrRefuse } from '../../platform/limits/count-tries.ts';
import { lockStudent } from '../auth/find-student.ts';
import { issuePasswordLink } from '../auth/password-links.ts';

export const sendPasswordLink = handle(endpoint, async (ctx, { params: { studentId } }) => {
  return ctx.withTenant(async (tx) => {
    await lockStudent(tx, ctx.tenant.id, studentId);
    await countOrRefuse(
      tx,
      ctx,
      { policy: 'passwordLinkStaff', subjectHash: sha256(ctx.account.id) },
      { policy: 'passwordLinkStudent', subjectHash: sha256(studentId) },
    );
    const { key, expiresAt } = await issuePasswordLink(tx, ctx, studentId);
    await recordEvent(tx, ctx, { kind: 'student.password_link', actorId: ctx.account.id, subjectId: studentId });
    return { data: { key, expiresAt: expiresAt.toISOString() } };
  });
});
