import { idleStep } from '@hessa/rules/auth/idle-account';
import { and, eq } from 'drizzle-orm';
import type { Tenant } from '../../calls/tenant.ts';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import { randomToken } from '../../platform/keyed-hash.ts';
import type { Platform } from '../../platform/platform.ts';
import { accounts } from '../auth/accounts-table.ts';
import { stillWantedMail } from '../auth/auth-mails.ts';
import type { StudentRow } from '../auth/find-student.ts';
import { findTenant } from '../tenants/find-tenant.ts';
import { idleStudents } from './idle-students.ts';
import { makeNobody } from './make-nobody.ts';

/** A school's leavers of one summer fall due on few days: the rest is asked tomorrow. */
const A_DAY = 200;
const REASON = 'محدش دخل على الحساب من سنتين';

type Caring = Pick<Platform, 'passwords' | 'mail' | 'jobs' | 'publicUrl'>;

/** Asks those who have not been here for nearly two years, and erases who they are when nobody came. The figures stay. */
export async function careForIdleStudents(
  withTenant: WithAnyTenant,
  platform: Caring,
  tenantId: string,
  now: Date,
): Promise<void> {
  const due = await withTenant(tenantId, (tx) => idleStudents(tx, tenantId, now, A_DAY), 'read');
  for (const { student, lastSeenAt } of due) {
    if (idleStep({ lastSeenAt, askedAt: student.askedToStayAt }, now) === 'leave') continue;
    const passwordHash = await platform.passwords.hash(randomToken());
    await withTenant(tenantId, async (tx) => {
      // They may have come back since they were looked for.
      const [current] = await idleStudentAgain(tx, student);
      if (!current) return;
      const tenant = await findTenant(tx, tenantId);
      const step = idleStep({ lastSeenAt, askedAt: current.askedToStayAt }, now);
      if (step === 'ask' && tenant) await ask(tx, { platform, tenant, student: current, now });
      if (step === 'erase') {
        const occasion = {
          tenant: { id: tenantId },
          now,
          caller: { requestId: 'daily' },
          jobs: platform.jobs,
          actorId: null,
        };
        await makeNobody(tx, occasion, current, { passwordHash, reason: REASON });
      }
    });
  }
}

const idleStudentAgain = (tx: Tx, { tenantId, id, lastSeenAt, lastLoginAt }: StudentRow) =>
  tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, id)))
    .for('update')
    .then((rows) =>
      rows.filter(
        (row) =>
          row.lastSeenAt?.getTime() === lastSeenAt?.getTime() && row.lastLoginAt?.getTime() === lastLoginAt?.getTime(),
      ),
    );

interface Asking {
  platform: Caring;
  tenant: Tenant;
  student: StudentRow;
  now: Date;
}

/** Without a mailbox nothing is written: the console shows whom to ask by phone. */
async function ask(tx: Tx, { platform, tenant, student, now }: Asking): Promise<void> {
  const letter = stillWantedMail({ tenant, publicUrl: platform.publicUrl, to: student.email });
  await platform.mail.post(tx, tenant.id, letter, now);
  await tx
    .update(accounts)
    .set({ askedToStayAt: now })
    .where(and(eq(accounts.tenantId, tenant.id), eq(accounts.id, student.id)));
}
