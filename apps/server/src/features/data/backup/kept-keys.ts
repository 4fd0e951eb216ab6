import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { KeyRow } from '../../../db/key-rows.ts';
import type { RunStatement } from '../../../db/tenant-tables.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import { openKeys } from '../../../platform/keys/seal-keys.ts';
import { createKeyRing, type Secrets, unchangingKeys } from '../../../settings/key-ring.ts';
import { parseSecrets, secretsPath } from '../../../settings/secrets.ts';

const OF_THE_BACKUP = 'of this backup';
const sealedKeys = z.strictObject({
  sealed: z.array(z.strictObject({ generation: z.int().min(1), sealed: z.base64() })).min(1),
});

/** The keys as a backup carries them: those of the database stay sealed, those of the data folder are its file. */
export async function keptKeys(run: RunStatement, dataDir: string): Promise<string> {
  const [there] = await run(`select to_regclass('public.installation_keys') is not null as there`);
  const rows = there?.there
    ? await run(
        `select generation, encode(sealed, 'base64') as sealed from public.installation_keys order by generation`,
      )
    : [];
  if (rows.length === 0) {
    return readFile(secretsPath(dataDir), 'utf8').catch(() => {
      throw new StartupError(`${dataDir} is no data folder of a server: it has no keys, and neither has the database`);
    });
  }
  return JSON.stringify({
    sealed: rows.map(({ generation, sealed }) => ({
      generation: Number(generation),
      sealed: String(sealed).replaceAll('\n', ''),
    })),
  });
}

/** The rows of the database in them, or null when they are a file. */
export function sealedRowsIn(text: string): KeyRow[] | null {
  const { success, data } = sealedKeys.safeParse(JSON.parse(text));
  if (!success) return null;
  return data.sealed.map(({ generation, sealed }) => ({ generation, sealed: Buffer.from(sealed, 'base64') }));
}

/** Refuses keys that HESSA_KEY does not open, before anything is restored that could not be read afterwards. */
export async function openKeptKeys(text: string, words: string | undefined): Promise<Secrets> {
  const rows = sealedRowsIn(text);
  if (rows === null) return unchangingKeys(parseSecrets(text, OF_THE_BACKUP));
  return createKeyRing(await openKeys(words, rows, OF_THE_BACKUP), () => new Date());
}
