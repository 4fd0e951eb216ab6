import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { KeyRow } from '../../db/key-rows.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { KeyGeneration } from '../../settings/key-ring.ts';
import { keySet } from '../../settings/secrets.ts';

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What a guess costs whoever has the database: some fifty milliseconds and 32 MB. */
const STRETCHING = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const stretch = promisify<string, Buffer, number, typeof STRETCHING, Buffer>(scrypt);
const generationText = z.strictObject({ keys: keySet, sealsFrom: z.iso.datetime() });

/** AES-256-GCM under the operator's words; bound to its number, so that no row passes for another. */
export async function sealKeys(words: string, number: number, { keys, sealsFrom }: KeyGeneration): Promise<KeyRow> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', await stretch(words, salt, 32, STRETCHING), nonce);
  cipher.setAAD(aboutGeneration(number));
  const text = JSON.stringify({ keys, sealsFrom: sealsFrom.toISOString() });
  const sealed = Buffer.concat([salt, nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { generation: number, sealed };
}

/** All generations of an installation; `whose` says in the refusal which keys they are. */
export async function openKeys(
  words: string | undefined,
  rows: readonly KeyRow[],
  whose = 'of this installation',
): Promise<KeyGeneration[]> {
  if (words === undefined) {
    throw new StartupError(`the keys ${whose} are sealed: set HESSA_KEY to what sealed them`);
  }
  return Promise.all(rows.map((row) => openRow(words, row, whose)));
}

async function openRow(words: string, { generation, sealed }: KeyRow, whose: string): Promise<KeyGeneration> {
  const salt = sealed.subarray(0, SALT_BYTES);
  const nonce = sealed.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
  const key = await stretch(words, salt, 32, STRETCHING);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAAD(aboutGeneration(generation)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const bytes = [decipher.update(sealed.subarray(SALT_BYTES + NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    const { keys, sealsFrom } = generationText.parse(JSON.parse(Buffer.concat(bytes).toString()));
    return { keys, sealsFrom: new Date(sealsFrom) };
  } catch {
    throw new StartupError(`HESSA_KEY is not what sealed the keys ${whose}, or generation ${generation} is damaged`);
  }
}

function aboutGeneration(number: number): Buffer {
  return Buffer.from(`hessa keys ${number}`);
}
