import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from './accounts-table.ts';

/**
 * What shows that somebody uses an account. These tables are built upon accounts by features that come later, so they
 * are named here as the database knows them.
 */
const USED = ['enrolments', 'unit_grants', 'lesson_progress', 'quiz_attempts'];

/**
 * A phone typed by a stranger is not the stranger's: an account that never confirmed its mailbox and never used
 * anything keeps it only until somebody with the same phone confirms theirs.
 */
export async function isPhoneSquatted(tx: Tx, tenantId: string, phone: string): Promise<boolean> {
  const [squatter] = await tx.select({ id: accounts.id }).from(accounts).where(squatterOf(tenantId, phone));
  return squatter !== undefined;
}

/** For an account that has just confirmed its mailbox: the phone is its own, unless somebody's by right has it. */
export async function settlePhone(
  tx: Tx,
  ctx: PublicContext,
  account: { id: string; phone: string; phoneDisputed: boolean },
): Promise<void> {
  if (!account.phoneDisputed) return;
  const ofTenant = eq(accounts.tenantId, ctx.tenant.id);
  const withPhone = and(ofTenant, eq(accounts.phone, account.phone));
  // Of several who confirm at once the first has it: each waits here for the one before.
  await tx.select({ id: accounts.id }).from(accounts).where(withPhone).orderBy(accounts.id).for('update');
  const [squatter] = await tx
    .update(accounts)
    .set({ phoneDisputed: true })
    .where(squatterOf(ctx.tenant.id, account.phone))
    .returning({ id: accounts.id });
  const [holder] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(withPhone, eq(accounts.phoneDisputed, false), ne(accounts.id, account.id)));
  if (holder) return;
  await tx
    .update(accounts)
    .set({ phoneDisputed: false })
    .where(and(ofTenant, eq(accounts.id, account.id)));
  const subjectId = squatter?.id ?? null;
  await recordEvent(tx, ctx, { kind: 'account.phone_given_back', actorId: account.id, subjectId });
}

function squatterOf(tenantId: string, phone: string): SQL | undefined {
  return and(
    eq(accounts.tenantId, tenantId),
    eq(accounts.phone, phone),
    eq(accounts.phoneDisputed, false),
    eq(accounts.role, 'student'),
    isNull(accounts.emailConfirmedAt),
    ...USED.map(
      (table) =>
        sql`not exists (select from ${sql.identifier(table)} used where used.tenant_id = ${accounts.tenantId} and used.student_id = ${accounts.id})`,
    ),
  );
}
