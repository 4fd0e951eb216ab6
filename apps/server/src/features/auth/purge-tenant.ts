import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@hessa/rules/auth/session-lifetime';
import { lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import { rateLimits } from '../../platform/limits/rate-limits-table.ts';
import { mails } from '../../platform/mail/mails-table.ts';
import { oneTimeCodes } from './one-time-codes-table.ts';
import { sessions } from './sessions-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The teacher may look into the outbox for this long; whatever a mail carried is over long before. */
const MAIL_KEPT_MS = 30 * DAY_MS;
/** What came of long work is asked about for days, not for months. */
const JOB_KEPT_MS = 30 * DAY_MS;
/** The sends of the last day are counted from the code's row. */
const CODE_KEPT_MS = DAY_MS;
const LONGEST_WINDOW_MS = Math.max(...Object.values(RATE_LIMITS).map(({ windowMs }) => windowMs));

/** Removes what no rule will ask about again: counted tries, mails, ended jobs, codes and logins that are over by age. */
export async function purgeTenant(
  withTenant: WithAnyTenant,
  tenantId: string,
  now: Date,
  batch?: number,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const purge = (table: PgTable & { tenantId: PgColumn }, over: SQL | undefined) =>
    deleteInBatches(withTenant, tenantId, table, over, batch);
  await purge(rateLimits, lt(rateLimits.windowStartedAt, before(LONGEST_WINDOW_MS)));
  await purge(oneTimeCodes, lt(oneTimeCodes.sentAt, before(CODE_KEPT_MS)));
  await purge(longJobs, lt(longJobs.endedAt, before(JOB_KEPT_MS)));
  await purge(mails, lt(mails.createdAt, before(MAIL_KEPT_MS)));
  await purge(
    sessions,
    or(lt(sessions.signedInAt, before(SESSION_ABSOLUTE_MS)), lt(sessions.tokenIssuedAt, before(SESSION_IDLE_MS))),
  );
}
