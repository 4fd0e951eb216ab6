import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/** npm may have skipped the package's install script, which makes the libraries' short names. False: we may not. */
export async function restoreLibraryLinks(native: string): Promise<boolean> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // The list is written for a folder called native; a copy may be called otherwise.
    const link = path.join(native, path.relative('native', target));
    if (await lstat(link).catch(() => null)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}
