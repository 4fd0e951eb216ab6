import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSchema } from '../db/prepare-schema.ts';
import { openDatabase } from '../db/root-database.ts';
import type { BackupFolder } from '../features/data/backup/backup-folder.ts';
import { openKeptKeys } from '../features/data/backup/kept-keys.ts';
import { readManifest, readSecrets } from '../features/data/backup/read-backup.ts';
import { type Restored, restoreWhole } from '../features/data/backup/restore-backup.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import { startEmbeddedPostgres } from '../platform/postgres/start-embedded-postgres.ts';

/** Restores into a PostgreSQL that lives for this alone; counts and hashes are compared where the rows are written. */
export async function rehearse(folder: BackupFolder, name: string, words: string | undefined): Promise<Restored> {
  await openKeptKeys(await readSecrets(folder, name, await readManifest(folder, name)), words);
  const place = await mkdtemp(join(tmpdir(), 'hessa-rehearsal-'));
  try {
    // The database's own user must be able to pass through, or the cluster would be kept elsewhere and stay behind.
    await chmod(place, 0o711);
    const server = await startEmbeddedPostgres({ dataDir: place, settings: { fsync: 'off' } });
    try {
      const ownerUrl = server.ownerUrl('postgres');
      const restored = await restoreWhole({
        folder,
        name,
        ownerUrl,
        files: createDiskStore(join(place, 'media')),
        prepareSchema: (migrations) => prepareSchema(ownerUrl, undefined, migrations),
      });
      // This version must also be able to go on from there.
      await (await openDatabase({ ownerUrl, lanes: 1 })).close();
      return restored;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
