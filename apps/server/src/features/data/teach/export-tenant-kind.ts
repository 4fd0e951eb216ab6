import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { countTenantRows } from '../../../db/tenant-rows.ts';
import { runStatement } from '../../../db/tenant-transaction.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { LongJobKind, LongWork } from '../../../platform/jobs/long-job-kind.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { APP_VERSION } from '../app-version.ts';
import { dumpTables, readAlike } from '../dump-tables.ts';
import { FORMAT, FORMAT_VERSION } from '../manifest.ts';
import { LEFT_BEHIND, listMovedTables } from '../moved-tables.ts';
import { writeArchive } from '../write-archive.ts';

/** How long an archive can be fetched before it is removed. */
export const ARCHIVE_KEPT_SECONDS = 24 * 60 * 60;

/** Bytes that weigh as much as a row in what the bar shows. */
const BYTES_A_STEP = 16 * 1024;

type Work = LongWork<Record<string, never>>;

/** The whole tenant in one archive: its tables as of one moment, its files, and the manifest that proves them. */
export const exportTenantKind: LongJobKind<Record<string, never>> = {
  kind: 'data.export',
  afterCrash: 'restart',
  freshness: 'may be old',
  async run(work) {
    const { archives, files, clock } = work.platform;
    const tenantId = work.tenant.id;
    const { folder, fileIds, tables, name } = await dump(work);
    const path = join(folder, 'archive.tar.gz');
    const manifest = await writeArchive(path, {
      folder,
      tenantId,
      fileIds,
      files,
      secrets: work.platform.secrets,
      manifest: {
        format: FORMAT,
        version: FORMAT_VERSION,
        tenant: { id: tenantId, name },
        madeAt: clock.now().toISOString(),
        appVersion: APP_VERSION,
        tables,
        excluded: LEFT_BEHIND,
      },
      onBytes: (count) => work.step(count / BYTES_A_STEP),
    });
    await archives.keep(tenantId, work.jobId, path);
    const bytes = (await archives.size(tenantId, work.jobId)) ?? 0;
    const facts = {
      bytes,
      rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0),
      files: Object.keys(manifest.files).length,
      missingFiles: manifest.missingFiles.length,
    };
    await work.withTenant(async (tx) => {
      await work.platform.jobs.enqueue(tx, 'drop-archive', { tenantId, jobId: work.jobId }, ARCHIVE_KEPT_SECONDS);
      await recordEvent(tx, work, { kind: 'data.exported', actorId: work.actor.id, details: facts });
      await work.finish(tx, facts);
    });
    return undefined;
  },
  cleanUp: (work) => work.platform.archives.drop(work.tenant.id, work.jobId),
};

/** All tables inside one snapshot; the files, which never change under their id, can wait until it is over. */
async function dump(work: Work) {
  const tenantId = work.tenant.id;
  return work.withTenant(async (tx) => {
    const folder = await work.platform.archives.begin(tenantId, work.jobId);
    const run = (text: string) => runStatement(tx, text);
    await readAlike(run);
    const tables = await listMovedTables(run);
    const [tenant] = await tx.select({ profile: tenants.profile }).from(tenants).where(eq(tenants.tenantId, tenantId));
    const files = await tx
      .select({ id: mediaFiles.id, bytes: mediaFiles.byteLength })
      .from(mediaFiles)
      .where(eq(mediaFiles.tenantId, tenantId));
    let rows = 0;
    for (const { name } of tables) rows += await countTenantRows(run, tenantId, name);
    const weight = files.reduce((sum, { bytes }) => sum + bytes / BYTES_A_STEP, 0);
    await work.total(Math.ceil(rows + weight));
    const dumped = await dumpTables(folder, tables, {
      run,
      tenantId,
      secrets: work.platform.secrets,
      onRows: work.step,
    });
    return { folder, fileIds: files.map(({ id }) => id), tables: dumped, name: tenant?.profile.name ?? '' };
  }, 'snapshot');
}
