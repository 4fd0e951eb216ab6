import { closeOwnAccount as endpoint } from '@hessa/contract/students/close-own-account';
import { handle } from '../../calls/handle.ts';
import { randomToken } from '../../platform/keyed-hash.ts';
import { findStudent, lockStudent } from '../auth/find-student.ts';
import { provePassword } from '../profile/prove-password.ts';
import { forgettingBy } from './forget-student.ts';
import { makeNobody } from './make-nobody.ts';

const REASON = 'صاحب الحساب قفله بنفسه';

/** A student's own wish, proven by the password: a phone left lying about is not enough. Staff leave through the team. */
export const closeOwnAccount = handle(endpoint, async (ctx, { body: { password } }) => {
  const { id } = ctx.account;
  const account = await ctx.withTenant((tx) => findStudent(tx, ctx.tenant.id, id), 'read');
  await provePassword(ctx, account, password);
  const passwordHash = await ctx.platform.passwords.hash(randomToken());
  await ctx.withTenant(async (tx) => {
    const student = await lockStudent(tx, ctx.tenant.id, id);
    await makeNobody(tx, forgettingBy(ctx), student, { passwordHash, reason: REASON });
  });
  return { data: null };
});
