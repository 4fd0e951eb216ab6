import type { Role } from '@hessa/rules/auth/role';
import { sessionState } from '@hessa/rules/auth/session-lifetime';
import { PLAYING_LAPSES_MS } from '@hessa/rules/media/one-player';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { sessionTimes } from '../auth/presented-token.ts';
import { sessions } from '../auth/sessions-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import type { LinkSubject } from './signed-link.ts';

const tenant = sql.placeholder('tenantId');
const course = sql.placeholder('courseId');
const unit = sql.placeholder('unitId');
const otherLogins = alias(sessions, 'other_logins');

const holderOfLogin = preparedQuery((db) =>
  db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      signedInAt: sessions.signedInAt,
      tokenIssuedAt: sessions.tokenIssuedAt,
      holdsCourse: enrolments.courseId,
      holdsUnit: unitGrants.unitId,
      playingElsewhere: otherLogins.id,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.tenantId, sessions.tenantId), eq(accounts.id, sessions.accountId)))
    .leftJoin(
      enrolments,
      and(eq(enrolments.tenantId, tenant), eq(enrolments.studentId, accounts.id), eq(enrolments.courseId, course)),
    )
    .leftJoin(
      unitGrants,
      and(
        eq(unitGrants.tenantId, tenant),
        eq(unitGrants.studentId, accounts.id),
        eq(unitGrants.courseId, course),
        eq(unitGrants.unitId, unit),
      ),
    )
    .leftJoin(
      otherLogins,
      and(
        eq(otherLogins.tenantId, tenant),
        eq(otherLogins.accountId, accounts.id),
        ne(otherLogins.id, sessions.id),
        gt(otherLogins.playingAt, sql.placeholder('playingSince')),
      ),
    )
    .where(
      and(eq(sessions.tenantId, tenant), eq(sessions.id, sql.placeholder('sessionId')), eq(accounts.disabled, false)),
    ),
);

/** No course and no unit has this number. */
const NOWHERE = { courseId: 0, unitId: 0 };

export interface LinkHolder {
  accountId: string;
  role: Role;
  /** The account's one video plays in another login now. */
  playsElsewhere: boolean;
}

/**
 * Whoever a link was given to, while it still stands: the login is live, the account is in service, and a student still
 * holds the course or the unit. Null otherwise.
 */
export async function findLinkHolder(
  tx: Tx,
  { tenantId, sessionId, place }: LinkSubject,
  now: Date,
): Promise<LinkHolder | null> {
  const { courseId, unitId } = place ?? NOWHERE;
  const playingSince = new Date(now.getTime() - PLAYING_LAPSES_MS).toISOString();
  const [row] = await holderOfLogin(tx, { tenantId, sessionId, courseId, unitId, playingSince });
  if (!row || sessionState(sessionTimes(row), now.getTime()) !== 'live') return null;
  const holdsPlace = row.holdsCourse !== null || row.holdsUnit !== null;
  if (row.role === 'student' && !holdsPlace) return null;
  return { accountId: row.accountId, role: row.role, playsElsewhere: row.playingElsewhere !== null };
}
