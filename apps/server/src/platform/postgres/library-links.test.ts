import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { restoreLibraryLinks } from './library-links.ts';

test('library links that a skipped install script left out are made, and those that exist are kept', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'hessa-links-'));
  const native = path.join(root, 'postgresql-18-copy');
  await mkdir(path.join(native, 'lib'), { recursive: true });
  await writeFile(path.join(native, 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(native, 'pg-symlinks.json'), JSON.stringify(links));

  expect(await restoreLibraryLinks(native)).toBe(true);
  expect(await restoreLibraryLinks(native)).toBe(true);
  expect(await readlink(path.join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  await rm(root, { recursive: true });
});
