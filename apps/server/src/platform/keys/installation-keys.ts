import { isDeepStrictEqual } from 'node:util';
import { type HeldKeyRows, holdKeyRows, readKeyRows } from '../../db/key-rows.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { createKeyRing, type KeyGeneration, type Secrets } from '../../settings/key-ring.ts';
import { findSecrets, type KeySet, loadSecrets, newKeySet, secretsPath } from '../../settings/secrets.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Clock } from '../clock.ts';
import { openKeys, sealKeys } from './seal-keys.ts';

export interface InstallationKeys {
  secrets: Secrets;
  /** Told, again and again, how many generations the database has; reads them when there is one more. */
  notice(generations: number): Promise<void>;
}

interface Place {
  settings: Pick<Settings, 'dataDir' | 'installationKey'>;
  ownerUrl: string;
  clock: Clock;
}

const FROM_THE_BEGINNING = new Date(0);

/**
 * The keys of the database, where HESSA_KEY seals them, or those of the data folder. Keys of a folder move into the
 * database at the first start that has a HESSA_KEY; the file stays until the operator takes it away.
 */
export async function loadInstallationKeys({ settings, ownerUrl, clock }: Place): Promise<InstallationKeys> {
  const { dataDir, installationKey: words } = settings;
  const generations = await holdKeyRows(ownerUrl, async (held) => {
    if (words === undefined && held.rows.length === 0) return [fromTheBeginning(await loadSecrets(dataDir))];
    const file = await findSecrets(dataDir);
    if (words !== undefined && held.rows.length === 0) return [await moveIn(held, words, file, dataDir)];
    const kept = await openKeys(words, held.rows);
    refuseStranger(kept, file, dataDir);
    return kept;
  });
  const ring = createKeyRing(generations, clock.now);
  let known = words === undefined ? 0 : generations.length;
  return {
    secrets: ring,
    async notice(newest) {
      if (newest <= known) return;
      const rows = await readKeyRows(ownerUrl);
      ring.renew(await openKeys(words, rows));
      known = rows.length;
    },
  };
}

async function moveIn(held: HeldKeyRows, words: string, file: KeySet | null, dataDir: string): Promise<KeyGeneration> {
  if (file === null && (await held.hasTenants())) {
    // Fresh keys would open nothing of what is there.
    throw new StartupError(
      `the database is in use and has no keys, and there is none in ${dataDir}: start once with HESSA_KEY where ${secretsPath('')} of this installation is, or restore a backup`,
    );
  }
  const generation = fromTheBeginning(file ?? newKeySet());
  await held.add(await sealKeys(words, 1, generation));
  return generation;
}

/** A folder with other keys belongs to another installation, and what it sealed would open nowhere. */
function refuseStranger(kept: readonly KeyGeneration[], file: KeySet | null, dataDir: string): void {
  if (file === null || holds(kept, file)) return;
  throw new StartupError(
    `${secretsPath(dataDir)} has other keys than the database: this folder is another installation's, or the file is a leftover to be moved away`,
  );
}

export function holds(kept: readonly KeyGeneration[], keys: KeySet): boolean {
  return kept.some((generation) => isDeepStrictEqual(generation.keys, keys));
}

function fromTheBeginning(keys: KeySet): KeyGeneration {
  return { keys, sealsFrom: FROM_THE_BEGINNING };
}
