import { idleSince } from '@hessa/rules/auth/idle-account';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';

/** Accounts from before uses were noted are as old as their last sign-in. */
const lastSeen: SQL<Date> =
  sql`coalesce(${accounts.lastSeenAt}, ${accounts.lastLoginAt}, ${accounts.createdAt})`.mapWith(accounts.createdAt);

/** Students who are to be asked, were asked, or are to go; those who go first come first. */
export function idleStudents(tx: Tx, tenantId: string, now: Date, limit: number) {
  return tx
    .select({ student: accounts, lastSeenAt: lastSeen })
    .from(accounts)
    .where(idle(tenantId, now))
    .orderBy(asc(lastSeen), asc(accounts.id))
    .limit(limit);
}

export const idle = (tenantId: string, now: Date) =>
  and(
    eq(accounts.tenantId, tenantId),
    eq(accounts.role, 'student'),
    isNull(accounts.anonymisedAt),
    sql`${lastSeen} <= ${idleSince(now).toISOString()}::timestamptz`,
  );
