import { updateProfile as endpoint } from '@hessa/contract/profile/update-profile';
import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { isRecentSignIn } from '@hessa/rules/auth/session-lifetime';
import { gradeFromText } from '@hessa/rules/courses/grade';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';
import { and, eq, sql } from 'drizzle-orm';
import { handle, type InputOf } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from '../auth/accounts-table.ts';
import { endOtherSessions } from '../auth/end-other-sessions.ts';
import { passwordRefusal } from '../auth/password-refusal.ts';
import { presentUser } from '../auth/present-user.ts';
import { provePassword } from './prove-password.ts';

type Body = InputOf<typeof endpoint>['body'];
type Account = typeof accounts.$inferSelect;

export const updateProfile = handle(endpoint, async (ctx, { body }) => {
  const own = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id));
  const [account] = await ctx.withTenant((tx) => tx.select().from(accounts).where(own), 'read');
  if (!account) throw new DomainError('session.expired');
  const changes = readChanges(body, account);
  if (body.password !== undefined) {
    refuseWeak(body.password, account);
    if (!isRecentSignIn(ctx.account.signedInAt.getTime(), ctx.now.getTime())) {
      await provePassword(ctx, account, body.currentPassword);
    }
    changes.passwordHash = await ctx.platform.passwords.hash(body.password);
  }
  if (Object.keys(changes).length === 0) throw new DomainError('profile.no_changes');

  const [saved] = await ctx.withTenant(async (tx) => {
    if (changes.passwordHash) await endOtherSessions(tx, ctx, account);
    return tx
      .update(accounts)
      .set({ ...changes, version: sql`${accounts.version} + 1` })
      .where(own)
      .returning();
  });
  return { message: 'Profile updated', data: presentUser(saved ?? account) };
});

function readChanges(body: Body, account: Account): Partial<Pick<Account, 'name' | 'grade' | 'passwordHash'>> {
  const changes: Partial<Pick<Account, 'name' | 'grade' | 'passwordHash'>> = {};
  if (body.name !== undefined) {
    const name = body.name.trim();
    if (name === '') throw new DomainError('register.name_missing');
    if (name !== account.name) changes.name = name;
  }
  if (body.grade !== undefined) {
    const grade = gradeFromText(body.grade);
    if (!grade || account.role !== 'student') throw new DomainError('profile.grade_unknown');
    if (grade !== account.grade) changes.grade = grade;
  }
  return changes;
}

/** The profile screen words the length rule in its own way. */
function refuseWeak(password: string, account: Account): void {
  const refusal = passwordRefusal(password, { ...account, phones: [account.phone, account.parentPhone ?? ''] });
  if (refusal?.code === 'password.too_short') {
    const least = countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER);
    throw new DomainError('profile.password_too_short', { least });
  }
  if (refusal) throw refusal;
}
