import { count, eq, sum } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { mediaFiles } from '../media-files-table.ts';

/** What a tenant's files take of its share of the disk; an upload counts whole from its first moment. */
export async function storageUse(ctx: AccountContext) {
  const [arriving, [stored]] = await Promise.all([
    ctx.platform.uploads.list(ctx.tenant.id),
    ctx.withTenant(
      (tx) =>
        tx
          .select({ files: count(), bytes: sum(mediaFiles.byteLength).mapWith(Number) })
          .from(mediaFiles)
          .where(eq(mediaFiles.tenantId, ctx.tenant.id)),
      'read',
    ),
  ]);
  return {
    files: stored?.files ?? 0,
    usedBytes: stored?.bytes ?? 0,
    arrivingBytes: arriving.reduce((bytes, { size }) => bytes + size, 0),
    quotaBytes: ctx.platform.tenantStorageBytes,
  };
}
