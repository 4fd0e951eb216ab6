import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and its missing parents; those that exist stay as they are. Node's own recursive mkdir never
 * returns where the system answers "no such file" for a new name, as /proc does.
 */
export async function makeFolder(folder: string, mode: number): Promise<'made' | 'existed'> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return 'existed';
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || (await stat(parent).catch(() => null)) !== null) throw error;
    await makeFolder(parent, mode);
    await mkdir(folder);
  }
  // Set apart from mkdir because a strict umask would take it back.
  await chmod(folder, mode);
  return 'made';
}
