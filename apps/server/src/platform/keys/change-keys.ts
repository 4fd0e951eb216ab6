import { rm } from 'node:fs/promises';
import { holdKeyRows, type KeyRow } from '../../db/key-rows.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { KeyGeneration } from '../../settings/key-ring.ts';
import { findSecrets, newKeySet, secretsPath } from '../../settings/secrets.ts';
import { holds } from './installation-keys.ts';
import { openKeys, sealKeys } from './seal-keys.ts';

/** Until every server has the new keys: they look every half second, and a slow one has twenty tries. */
const NOTICE_MS = 10_000;

/** Adds a generation that seals from a moment on when every server can open by it already. */
export function rotateKeys(ownerUrl: string, words: string, now: Date): Promise<KeyGeneration & { number: number }> {
  return holdKeyRows(ownerUrl, async ({ rows, add }) => {
    const kept = await openKeys(words, insistOnRows(rows));
    if (kept.some(({ sealsFrom }) => sealsFrom > now)) {
      throw new StartupError('the keys before these have not begun to seal yet: try again in some seconds');
    }
    const number = Math.max(...rows.map(({ generation }) => generation)) + 1;
    const fresh = { keys: newKeySet(), sealsFrom: new Date(now.getTime() + NOTICE_MS) };
    await add(await sealKeys(words, number, fresh));
    return { ...fresh, number };
  });
}

/** The same keys under other words; servers that run keep what they opened by the old ones. */
export function rekey(ownerUrl: string, before: string, words: string): Promise<number> {
  return holdKeyRows(ownerUrl, async ({ rows, replace }) => {
    const kept = await openKeys(before, insistOnRows(rows), 'of this installation (HESSA_KEY_BEFORE)');
    for (const [index, { generation }] of rows.entries()) {
      await replace(await sealKeys(words, generation, kept[index] as KeyGeneration));
    }
    return rows.length;
  });
}

/** Removes the file of the data folder, once the database is seen to have its keys and HESSA_KEY to open them. */
export function dropKeyFile(ownerUrl: string, words: string, dataDir: string): Promise<boolean> {
  return holdKeyRows(ownerUrl, async ({ rows }) => {
    const kept = await openKeys(words, insistOnRows(rows));
    const file = await findSecrets(dataDir);
    if (file === null) return false;
    if (!holds(kept, file)) throw new StartupError(`${secretsPath(dataDir)} has keys that the database does not have`);
    await rm(secretsPath(dataDir));
    return true;
  });
}

export function listGenerations(ownerUrl: string, words: string): Promise<KeyGeneration[]> {
  return holdKeyRows(ownerUrl, ({ rows }) => openKeys(words, insistOnRows(rows)));
}

function insistOnRows(rows: KeyRow[]): KeyRow[] {
  if (rows.length > 0) return rows;
  throw new StartupError('the database has no keys yet: start the server once with HESSA_KEY, which moves them there');
}
