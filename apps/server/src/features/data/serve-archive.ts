import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCaller } from '../../calls/read-caller.ts';
import { TENANT_ID } from '../../db/tenant-id.ts';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { accounts } from '../auth/accounts-table.ts';
import { isGoodLink, signatureQuery } from '../media/signed-link.ts';
import { archiveSubject } from './archive-subject.ts';

const address = z.object({ tenant: z.string().regex(TENANT_ID), jobId: z.uuid() });

/** The archive of a tenant, for the owner who asked for the link, in that browser, for some minutes. */
export function serveArchive(
  app: FastifyInstance,
  { withTenant, platform }: { withTenant: WithAnyTenant; platform: Platform },
): void {
  app.get(
    '/media/:tenant/archive/:jobId',
    { config: { openBecause: 'the link itself is signed for an owner, a browser and a few minutes' } },
    async (request, reply) => {
      const asked = address.safeParse(request.params);
      const link = signatureQuery.safeParse(request.query);
      if (!asked.success || !link.success) throw new DomainError('media.refused');
      const { tenant, jobId } = asked.data;
      const { u: accountId, e: until, s } = link.data;
      const subject = archiveSubject(tenant, jobId, accountId, readCaller(request, tenant).deviceCookieHash);
      const isGood = isGoodLink(platform.secrets.mediaKey, subject, Number(until), s, platform.clock.now());
      if (!isGood || !(await isOwner(withTenant, tenant, accountId))) throw new DomainError('media.refused');
      const bytes = await platform.archives.size(tenant, jobId);
      if (bytes === null) throw new DomainError('media.refused');
      return reply
        .header('content-type', 'application/gzip')
        .header('content-disposition', `attachment; filename="${tenant}.tar.gz"`)
        .header('content-length', bytes)
        .header('cache-control', 'private, no-store')
        .send(platform.archives.read(tenant, jobId));
    },
  );
}

/** A link outlives neither the role nor the account it was given to. */
async function isOwner(withTenant: WithAnyTenant, tenantId: string, accountId: string): Promise<boolean> {
  const rows = await withTenant(
    tenantId,
    (tx) =>
      tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(
            eq(accounts.tenantId, tenantId),
            eq(accounts.id, accountId),
            eq(accounts.role, 'owner'),
            eq(accounts.disabled, false),
          ),
        ),
    'read',
  );
  return rows.length > 0;
}
