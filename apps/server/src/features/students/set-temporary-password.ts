import { randomBytes } from 'node:crypto';
import { setTemporaryPassword as endpoint } from '@hessa/contract/students/set-temporary-password';
import { codeFromBytes, formatCode } from '@hessa/rules/codes/code-text';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { devices } from '../auth/devices-table.ts';
import { findStudent } from '../auth/find-student.ts';
import { forgetStrangersTries } from '../auth/login-tries.ts';
import { sessions } from '../auth/sessions-table.ts';

/** Read out over the phone: the letters of the codes, without look-alikes, in two groups. */
function newPassword(): string {
  return formatCode(codeFromBytes(() => randomBytes(1).readUInt8(0))).toLowerCase();
}

export const setTemporaryPassword = handle(endpoint, async (ctx, { params: { studentId } }) => {
  const password = newPassword();
  await ctx.withTenant((tx) => findStudent(tx, ctx.tenant.id, studentId), 'read');
  // Hashing takes its time, so it stands between the transactions and not inside one.
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId);
    await tx
      .update(accounts)
      .set({ passwordHash, passwordTemporary: true, emailConfirmedAt: ctx.now })
      .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
    for (const table of [sessions, devices] as const) {
      await tx.delete(table).where(and(eq(table.tenantId, ctx.tenant.id), eq(table.accountId, studentId)));
    }
    await forgetStrangersTries(tx, ctx, studentId);
    await recordEvent(tx, ctx, { kind: 'student.password_set', actorId: ctx.account.id, subjectId: studentId });
  });
  return { password };
});
