import { chown, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { explainFileError } from './explain-file-error.ts';
import { makeFolder } from './make-folder.ts';

/** Passable but not listable for others: the PostgreSQL user must get through to its own, closed, folder. */
export async function makeHostFolder(dataDir: string): Promise<string> {
  const folder = path.join(path.resolve(dataDir), 'postgres');
  try {
    const outcome = await makeFolder(folder, 0o711);
    if (outcome === 'made' && process.getuid?.() === 0) {
      const { uid, gid } = await stat(dataDir);
      await chown(folder, uid, gid);
    }
    return await realpath(folder);
  } catch (error) {
    throw explainFileError(error, `cannot use the data folder ${dataDir}`);
  }
}
