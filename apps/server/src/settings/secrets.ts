import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';

/** Nobody but the server's own user. */
const PRIVATE = 0o600;

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const keySet = z.object({ otpKey: key, mediaKey: key, codeLookupKey: key, codeReprintKey: key });

/** Keys of an installation, 32 random bytes each. There is no token key: tokens are random, not signed. */
export type KeySet = z.infer<typeof keySet>;

export function newKeySet(): KeySet {
  return { otpKey: newKey(), mediaKey: newKey(), codeLookupKey: newKey(), codeReprintKey: newKey() };
}

export function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** Reads the keys of the data folder, or makes them at the first start; several servers may share them by this file. */
export function loadSecrets(dataDir: string): Promise<KeySet> {
  const path = secretsPath(dataDir);
  return explained(path, async () => {
    const existing = await readIfThere(path);
    if (existing !== null) return parseSecrets(existing, path);
    await createWhole(dataDir, path, JSON.stringify(newKeySet(), null, 2));
    // Of two servers that start together one file wins, and both go by it.
    return parseSecrets(await readFile(path, 'utf8'), path);
  });
}

/** The keys of the data folder, or null where there is no such file. */
export function findSecrets(dataDir: string): Promise<KeySet | null> {
  const path = secretsPath(dataDir);
  return explained(path, async () => {
    const existing = await readIfThere(path);
    return existing === null ? null : parseSecrets(existing, path);
  });
}

async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The secrets file ${path} cannot be used: ${(error as Error).message}`);
  }
}

async function readIfThere(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, PRIVATE);
  return text;
}

export function parseSecrets(text: string, path: string): KeySet {
  try {
    return keySet.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`The secrets file ${path} is damaged; restore it from a backup`);
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Written beside, synced and linked into place: a crash leaves either no file or a whole one, and none is replaced. */
async function createWhole(dir: string, path: string, text: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.partial`;
  try {
    const file = await open(partial, 'wx', PRIVATE);
    await file
      .writeFile(text)
      .then(() => file.sync())
      .finally(() => file.close());
    await link(partial, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const folder = await open(dir, 'r');
    await folder.sync().finally(() => folder.close());
  } finally {
    await rm(partial, { force: true });
  }
}
