import { exportTenant as endpoint } from '@hessa/contract/data/teach/export-tenant';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { presentJob } from '../../jobs/teach/present-job.ts';
import { provePassword } from '../../profile/prove-password.ts';
import { exportTenantKind } from './export-tenant-kind.ts';

/** Everything a teacher has leaves in this archive, so a computer left open must not be enough: the password is asked. */
export const exportTenant = handle(endpoint, async (ctx, { body: { key, password } }) => {
  const [account] = await ctx.withTenant(
    (tx) =>
      tx
        .select({ id: accounts.id, passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id))),
    'read',
  );
  await provePassword(ctx, account ?? { id: ctx.account.id, passwordHash: '' }, password);
  return ctx.withTenant(async (tx) => ({
    data: presentJob(await startLongJob(tx, ctx, { id: key, kind: exportTenantKind, input: {} })),
  }));
});
