import { openArchive as endpoint } from '@hessa/contract/data/teach/open-archive';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findJob } from '../../jobs/teach/find-job.ts';
import { linkQuery } from '../../media/private-link.ts';
import { archiveMediaId } from '../archive-media-id.ts';
import { ARCHIVE_KEPT_SECONDS, exportTenantKind } from './export-tenant-kind.ts';

export const openArchive = handle(endpoint, async (ctx, { params: { jobId } }) => {
  const { archives } = ctx.platform;
  await ctx.withTenant(async (tx) => {
    const job = await findJob(tx, ctx, jobId);
    if (job.kind !== exportTenantKind.kind || job.state !== 'done') throw new DomainError('job.not_found');
    const age = ctx.now.getTime() - (job.endedAt?.getTime() ?? 0);
    if (age > ARCHIVE_KEPT_SECONDS * 1000) throw new DomainError('data.archive_gone');
    await recordEvent(tx, ctx, { kind: 'data.download_opened', actorId: ctx.account.id, details: { job: jobId } });
  });
  if ((await archives.size(ctx.tenant.id, jobId)) === null) throw new DomainError('data.archive_gone');
  const query = linkQuery(ctx, archiveMediaId(jobId), 'attachment', null);
  return { data: { url: `/media/${ctx.tenant.id}/archive/${jobId}?${query}` } };
});
