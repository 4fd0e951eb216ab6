import type { Role } from '@hessa/rules/auth/role';
import { sessionState } from '@hessa/rules/auth/session-lifetime';
import { and, eq, sql } from 'drizzle-orm';
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

const holderOfLogin = preparedQuery((db) =>
  db
    .select({
      role: accounts.role,
      signedInAt: sessions.signedInAt,
      tokenIssuedAt: sessions.tokenIssuedAt,
      holdsCourse: enrolments.courseId,
      holdsUnit: unitGrants.unitId,
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
    .where(
      and(eq(sessions.tenantId, tenant), eq(sessions.id, sql.placeholder('sessionId')), eq(accounts.disabled, false)),
    ),
);

export interface LinkHolder {
  role: Role;
}

/**
 * Whoever a link was given to, while it still stands: the login is live, the account is in service, and a student still
 * holds the course or the unit. Null otherwise.
 */
export async function findLinkHolder(tx: Tx, { tenantId, sessionId, place }: LinkSubject, now: Date) {
  const wanted = { tenantId, sessionId, courseId: place?.courseId ?? 0, unitId: place?.unitId ?? 0 };
  const [row] = await holderOfLogin(tx, wanted);
  if (!row || sessionState(sessionTimes(row), now.getTime()) !== 'live') return null;
  const holdsPlace = row.holdsCourse !== null || row.holdsUnit !== null;
  if (row.role === 'student' && !holdsPlace) return null;
  return { role: row.role } satisfies LinkHolder;
}
