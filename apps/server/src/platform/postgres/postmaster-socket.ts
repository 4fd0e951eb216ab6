import { existsSync } from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { RunAs } from './run-program.ts';

/** Systems cut longer names of sockets off; the shortest limit is 104 bytes, that of the BSDs. */
const LONGEST_NAME = 103;

const socketIn = (folder: string, port: number): string => path.join(folder, `.s.PGSQL.${port}`);

/** Beside the cluster, where nobody else gets in; null where the name would be too long. */
export function socketFolderOf(cluster: string): string | null {
  const folder = path.join(path.dirname(cluster), 'socket');
  return Buffer.byteLength(socketIn(folder, 65_535)) > LONGEST_NAME ? null : folder;
}

/** Made anew for each start: what a killed server left in it would stop the next one if its number is alive again. */
export async function makeSocketFolder(folder: string, runAs: RunAs | null): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await makeFolder(folder, 0o700);
  if (runAs !== null) await chown(folder, runAs.uid, runAs.gid);
}

/** A database server that was taken over may be one that was started without. */
export function hasSocket(folder: string, port: number): boolean {
  return existsSync(socketIn(folder, port));
}
