import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

async function dataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'hessa-secrets-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

describe('the secrets of an installation', () => {
  test('are 32 random bytes each, made at the first start into a file of mode 600 [T-SEC-1]', async () => {
    const dir = join(await dataDir(), 'new', 'folder');
    const secrets = await loadSecrets(dir);
    const keys = Object.values(secrets);
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await stat(join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dir)).toEqual(['secrets.json']);
  });

  test('are the same after a restart and different on another installation [T-SEC-1]', async () => {
    const dir = await dataDir();
    const first = await loadSecrets(dir);
    expect(await loadSecrets(dir)).toEqual(first);
    expect((await loadSecrets(await dataDir())).otpKey).not.toBe(first.otpKey);
  });

  test('ten servers that start at once on one folder agree on them [T-SEC-1]', async () => {
    const dir = await dataDir();
    const all = await Promise.all(Array.from({ length: 10 }, () => loadSecrets(dir)));
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
    expect(await readdir(dir)).toEqual(['secrets.json']);
  });

  test('a file that others could read is made private again [T-SEC-1]', async () => {
    const dir = await dataDir();
    const secrets = await loadSecrets(dir);
    await chmod(join(dir, 'secrets.json'), 0o644);
    expect(await loadSecrets(dir)).toEqual(secrets);
    expect((await stat(join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test.each(['', '{', '{}', '[]', '{"otpKey":"short"}'])(
    'a damaged file (%j) is refused, not replaced [T-SEC-1, T-R20]',
    async (text) => {
      const dir = await dataDir();
      const path = join(dir, 'secrets.json');
      await writeFile(path, text);
      await expect(loadSecrets(dir)).rejects.toThrow(`The secrets file ${path} is damaged`);
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  test('a folder that cannot be written is one clear line [T-R20]', async () => {
    const dir = await dataDir();
    await writeFile(join(dir, 'file'), '');
    await expect(loadSecrets(join(dir, 'file'))).rejects.toThrow(/^The secrets file .* cannot be used: /);
  });
});
