import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../platform/startup-error.ts';

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const secretsFile = z.object({ otpKey: key, mediaKey: key, codeLookupKey: key, codeReprintKey: key });

/** Keys of this installation, 32 random bytes each. There is no token key: tokens are random, not signed. */
export type Secrets = z.infer<typeof secretsFile>;

/** Reads the keys of the data folder, or makes them at the first start; several servers share them by this file. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StartupError(`The secrets file ${path} cannot be read: ${error.message}`);
  });
  if (existing !== null) return parseSecrets(existing, path);
  const secrets: Secrets = { otpKey: newKey(), mediaKey: newKey(), codeLookupKey: newKey(), codeReprintKey: newKey() };
  await writeAtomically(dataDir, path, JSON.stringify(secrets, null, 2));
  return secrets;
}

function parseSecrets(text: string, path: string): Secrets {
  try {
    return secretsFile.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`The secrets file ${path} is damaged; restore it from a backup`);
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Written beside, synced and renamed: a crash leaves either no file or a whole one. */
async function writeAtomically(dir: string, path: string, text: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const partial = `${path}.${process.pid}.partial`;
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(partial, 0o600);
  await rename(partial, path);
}
