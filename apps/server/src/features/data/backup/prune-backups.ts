import { keptBackups } from '@hessa/rules/data/kept-backups';
import { type BackupFolder, momentOf } from './backup-folder.ts';
import { type FilesByTenant, openPointStore } from './point-in-time/point-store.ts';
import { readManifest } from './read-backup.ts';

/**
 * Lets go what the schedule no longer keeps, and then what no backup tells of any more. A backup whose manifest cannot
 * be read may tell of anything: while there is one, nothing leaves the pool.
 */
export async function pruneBackups(folder: BackupFolder): Promise<string[]> {
  const names = await folder.list();
  const moments = new Map(names.map((name) => [name, momentOf(name)]));
  const kept = keptBackups([...moments.values()]);
  const removed = names.filter((name) => !kept.has(moments.get(name) as Date));
  for (const name of removed) await folder.remove(name);
  if (removed.length > 0) await dropUnused(folder);
  return removed;
}

async function dropUnused(folder: BackupFolder): Promise<void> {
  const used = new Set<string>();
  for (const name of await folder.list()) {
    const manifest = await readManifest(folder, name).catch(() => null);
    if (!manifest) return;
    for (const { files } of Object.values(manifest.tenants)) {
      for (const { object } of Object.values(files)) used.add(object);
    }
  }
  for (const files of await filesOfPoints(folder)) {
    for (const own of Object.values(files)) for (const { object } of Object.values(own)) used.add(object);
  }
  for (const object of await folder.listObjects()) if (!used.has(object)) await folder.dropObject(object);
}

async function filesOfPoints(folder: BackupFolder): Promise<FilesByTenant[]> {
  const store = openPointStore(folder);
  const lists = (await store.bases()).map(({ manifest }) => manifest.files);
  for (const system of await store.systems()) lists.push(...(await store.filesSince(system, new Date(0))));
  return lists;
}
