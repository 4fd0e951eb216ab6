import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { lockUnitAt, type UnitRow } from './unit-edit.ts';

export type ResourceRow = typeof unitResources.$inferSelect;

export async function lockResourceAt(
  tx: Tx,
  ctx: AccountContext,
  resourceId: number,
  version: number,
): Promise<{ resource: ResourceRow; unit: UnitRow }> {
  const found = await findResource(tx, ctx, resourceId);
  const unit = await lockUnitAt(tx, ctx, found.unitId, version);
  return { resource: await findResource(tx, ctx, resourceId), unit };
}

async function findResource(tx: Tx, ctx: AccountContext, resourceId: number): Promise<ResourceRow> {
  const [resource] = await tx
    .select()
    .from(unitResources)
    .where(and(eq(unitResources.tenantId, ctx.tenant.id), eq(unitResources.id, resourceId)));
  if (!resource) throw new DomainError('resource.not_found');
  return resource;
}

/** What a resource opens, as its row says it: a link, or a file of this tenant. */
export async function resourceTarget(
  tx: Tx,
  ctx: AccountContext,
  { url, mediaId }: { url?: string | undefined; mediaId?: string | undefined },
): Promise<Pick<ResourceRow, 'type' | 'url' | 'mediaId'>> {
  if (url !== undefined && mediaId === undefined) return { type: 'link', url, mediaId: null };
  if (mediaId === undefined || url !== undefined) throw new DomainError('resource.nothing_given');
  const [file] = await tx
    .select({ contentType: mediaFiles.contentType })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, ctx.tenant.id), eq(mediaFiles.id, mediaId)));
  if (!file) throw new DomainError('resource.nothing_given');
  return { type: file.contentType === 'application/pdf' ? 'pdf' : 'doc', url: null, mediaId };
}
