import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCaller } from '../../calls/read-caller.ts';
import { TENANT_ID } from '../../db/tenant-id.ts';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLinkHolder } from '../media/find-link-holder.ts';
import { type LinkSubject, readLink } from '../media/signed-link.ts';
import { archiveMediaId } from './archive-media-id.ts';

const address = z.object({ tenant: z.string().regex(TENANT_ID), jobId: z.uuid() });

/** The archive of a tenant, for the owner who asked for the link, in that login, for some minutes. */
export function serveArchive(
  app: FastifyInstance,
  { withTenant, platform }: { withTenant: WithAnyTenant; platform: Platform },
): void {
  app.get(
    '/media/:tenant/archive/:jobId',
    { config: { openBecause: 'the link itself is signed for the login of an owner and a few minutes' } },
    async (request, reply) => {
      const asked = address.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant, jobId } = asked.data;
      const now = platform.clock.now();
      const archive = { tenantId: tenant, mediaId: archiveMediaId(jobId) };
      const link = readLink(platform.secrets, archive, request.query, readCaller(request, tenant), now);
      if (!link || !(await isOwner(withTenant, link, now))) throw new DomainError('media.refused');
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

/** A link outlives neither the role nor the login it was given to. */
async function isOwner(withTenant: WithAnyTenant, link: LinkSubject, now: Date): Promise<boolean> {
  const holder = await withTenant(link.tenantId, (tx) => findLinkHolder(tx, link, now), 'read');
  return holder?.role === 'owner';
}
