import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writePrivateFile } from './postgres/private-file.ts';

const moment = z.iso.datetime().nullable();
const stateFile = z.object({ madeAt: moment, rehearsedAt: moment, keptUntil: moment.default(null) });

/**
 * When a backup was last made, when one was last restored somewhere and found to be the same, and when all of the log
 * that the database had handed over was last in the folder of backups.
 */
export type BackupState = z.infer<typeof stateFile>;

const NEVER: BackupState = { madeAt: null, rehearsedAt: null, keptUntil: null };
const pathIn = (dataDir: string) => join(dataDir, 'backups.json');

/** What the commands left for the server to tell; nothing, or something unreadable, is never. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => '');
  try {
    return stateFile.parse(JSON.parse(text));
  } catch {
    return NEVER;
  }
}

export async function noteBackup(dataDir: string, news: Partial<BackupState>): Promise<void> {
  await writePrivateFile(pathIn(dataDir), JSON.stringify({ ...(await readBackupState(dataDir)), ...news }));
}
