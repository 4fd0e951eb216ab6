import { chown } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { OWNER_ROLE } from './create-cluster.ts';
import { makeFolder } from './make-folder.ts';
import { LOOPBACK } from './postmaster-connection.ts';
import type { RunAs } from './run-program.ts';

/** As long as nobody fetches them, this many pieces of 16 MB wait; past that the disk matters more than the history. */
const SPOOL_LIMIT = 64;
/** How old the newest reachable moment gets while little is written. */
const HAND_OVER_SECONDS = 300;
/** Stands for a piece that found no room: from there on only a new base helps. */
export const LOST = '.lost';

/** Beside the cluster, because only there the user that runs PostgreSQL can certainly write. */
const spoolOf = (cluster: string): string => path.join(path.dirname(cluster), 'wal-spool');

export async function makeSpool(cluster: string, runAs: RunAs | null): Promise<string> {
  const spool = spoolOf(cluster);
  await makeFolder(spool, 0o700);
  if (runAs !== null) await chown(spool, runAs.uid, runAs.gid);
  return spool;
}

export const archiving = (spool: string): Record<string, string> => ({
  archive_mode: 'on',
  archive_timeout: String(HAND_OVER_SECONDS),
  archive_command: archiveCommand(spool),
});

/**
 * Run by PostgreSQL, through a shell, for each finished piece. A piece counts when it is on disk under its own name; one
 * that is there already must be the same; with the spool full it is given up and the loss noted, since PostgreSQL would
 * otherwise keep pieces until its own disk is full.
 */
export function archiveCommand(spool: string, limit = SPOOL_LIMIT): string {
  const target = `${quoted(spool)}/%f`;
  return [
    `if [ -e ${target} ]; then cmp -s "%p" ${target}`,
    `elif [ "$(ls ${quoted(spool)} | wc -l)" -ge ${limit} ]; then : > ${target}${LOST}`,
    `else cp "%p" ${target}.copying && { sync ${target}.copying 2>/dev/null || sync; } && mv ${target}.copying ${target}`,
    'fi',
  ].join('; ');
}

/** For the shell, and for PostgreSQL, to which a per cent sign means something. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** A database server that was taken over may have been started before anybody asked for its log. */
export async function archivesInto({ port, password }: { port: number; password: string }, spool: string) {
  const sql = postgres({
    ...{ host: LOOPBACK, port, username: OWNER_ROLE, password, database: 'postgres', max: 1 },
    onnotice: () => undefined,
  });
  try {
    const [row] =
      await sql`select current_setting('archive_mode') = 'on' as on, current_setting('archive_command') as command`;
    return row?.on === true && row.command === archiveCommand(spool);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
