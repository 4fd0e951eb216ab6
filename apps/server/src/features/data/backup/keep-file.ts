import { createHash } from 'node:crypto';
import { PassThrough, Transform } from 'node:stream';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { measure } from '../read-archive.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { KeptFile } from './backup-manifest.ts';
import { joined } from './joined.ts';

interface Wanted {
  tenantId: string;
  id: string;
  /** What was found when it was last kept: a file never changes under its id. */
  before: KeptFile | undefined;
}

/** Takes a file into the pool and reads it back there; null when the disk does not have it. */
export async function keepFile(
  folder: BackupFolder,
  files: FileStore,
  { tenantId, id, before }: Wanted,
): Promise<{ file: KeptFile; isNew: boolean } | null> {
  const bytes = await files.size(tenantId, id);
  if (bytes === null) return null;
  if (before?.bytes === bytes && (await folder.hasObject(before.object))) return { file: before, isNew: false };
  const content = bytes === 0 ? PassThrough.from([]) : files.read(tenantId, id, { start: 0, end: bytes - 1 });
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  let sha256 = '';
  await folder.addObject(joined(content, hashed), () => {
    sha256 = hash.digest('hex');
    return folder.seal.nameOf(sha256);
  });
  const object = folder.seal.nameOf(sha256);
  const written = await measure(folder.readObject(object));
  if (written.sha256 !== sha256) throw new Error(`the file ${tenantId}/${id} did not arrive whole`);
  return { file: { bytes: written.bytes, sha256, object }, isNew: true };
}
