import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** One hash over the names and contents of files and folders, relative to `base`. `skip` leaves names or places out. */
export function contentHash(base, entries, { skip = () => false, extra = '' } = {}) {
  const hash = createHash('sha256').update(extra);
  const add = (relative) => {
    const full = path.join(base, relative);
    const found = statSync(full, { throwIfNoEntry: false });
    if (found === undefined) return;
    if (found.isDirectory()) {
      for (const name of readdirSync(full).sort()) {
        const place = path.join(relative, name);
        if (!skip(name, place)) add(place);
      }
      return;
    }
    const content = readFileSync(full);
    hash.update(`\0${relative}\0${content.length}\0`).update(content);
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}
