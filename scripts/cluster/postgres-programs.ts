import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps the newest PostgreSQL's own programs. */
const POSTGRES_HOME = '/usr/lib/postgresql';

export function postgresPrograms(): string {
  let versions: string[] = [];
  try {
    versions = readdirSync(POSTGRES_HOME).sort((one, other) => Number(other) - Number(one));
  } catch {}
  if (versions[0] === undefined)
    throw new Error('there is no PostgreSQL of Debian on this machine (apt-get install postgresql)');
  return join(POSTGRES_HOME, versions[0], 'bin');
}
