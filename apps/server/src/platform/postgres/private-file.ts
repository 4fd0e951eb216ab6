import { chmod, chown, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file in one step and on disk for sure, readable by its owner only. Root writes in the name of the
 * folder's owner, so that this owner can start the server later without root.
 */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(temporary, 0o600);
  if (process.getuid?.() === 0) {
    const folder = await stat(path.dirname(file));
    await chown(temporary, folder.uid, folder.gid);
  }
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
}

/** A rename is safe from a power cut only after the folder that holds the name is on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
