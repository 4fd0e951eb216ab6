import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../../../errors/startup-error.ts';
import { measure } from '../read-archive.ts';
import type { BackupFolder } from './backup-folder.ts';
import { type BackupManifest, backupManifest } from './backup-manifest.ts';
import { readChecked } from './checked-json.ts';
import { joined } from './joined.ts';
import { readDump } from './tenant-dump.ts';

export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';

export async function readManifest(folder: BackupFolder, name: string): Promise<BackupManifest> {
  try {
    return backupManifest.parse(await readChecked(folder, folder.pathIn(name, MANIFEST)));
  } catch (error) {
    const reason = error instanceof StartupError ? error.message : 'its manifest cannot be read';
    throw new StartupError(`the backup ${name} is damaged: ${reason}`);
  }
}

export const readTenantDump = (folder: BackupFolder, name: string, tenantId: string): Readable =>
  joined(folder.read(folder.pathIn(name, 'tenants', tenantId)), createGunzip());

/** The keys of the installation as they were. */
export async function readSecrets(folder: BackupFolder, name: string, manifest: BackupManifest): Promise<string> {
  const bytes = await buffer(folder.read(folder.pathIn(name, SECRETS)));
  if (createHash('sha256').update(bytes).digest('hex') !== manifest.secretsSha256) {
    throw new StartupError('the keys are not what the manifest says');
  }
  return bytes.toString('utf8');
}

/** Reads all of a backup and compares it with its manifest; `isKnownGood` names files that were compared a moment ago. */
export async function verifyBackup(
  folder: BackupFolder,
  name: string,
  isKnownGood: (object: string) => boolean = () => false,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder, name);
  try {
    await readSecrets(folder, name, manifest);
    for (const [tenantId, { tables, files }] of Object.entries(manifest.tenants)) {
      await readDump(readTenantDump(folder, name, tenantId), tables);
      for (const [id, { bytes, sha256, object }] of Object.entries(files)) {
        if (isKnownGood(object)) continue;
        const found = await measure(folder.readObject(object));
        if (found.bytes !== bytes || found.sha256 !== sha256) {
          throw new StartupError(`the file ${tenantId}/${id} is not what the manifest says`);
        }
      }
    }
  } catch (error) {
    throw new StartupError(`the backup ${name} is damaged: ${(error as Error).message}`);
  }
  return manifest;
}
