import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { holdKeyRows } from '../../db/key-rows.ts';
import { findSecrets, loadSecrets, secretsPath } from '../../settings/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { dropKeyFile, listGenerations, rekey, rotateKeys } from './change-keys.ts';
import { loadInstallationKeys } from './installation-keys.ts';

const WORDS = 'thirty-two characters, or more of them';
const OTHER = 'another thirty-two characters, or more';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.drop());
});

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'hessa-keys-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

const load = async (dataDir: string, installationKey: string | undefined = WORDS) =>
  loadInstallationKeys({ settings: { dataDir, installationKey }, ownerUrl: database.ownerUrl, clock: systemClock });

describe('the keys of an installation with HESSA_KEY', () => {
  test('ten servers that start at once on an empty database agree on them, and write no file [MACH-01, MACH-03]', async () => {
    const folders = await Promise.all(Array.from({ length: 10 }, folder));
    const loaded = await Promise.all(folders.map((dir) => load(dir)));
    expect(new Set(loaded.map(({ secrets }) => JSON.stringify(secrets.current))).size).toBe(1);
    for (const dir of folders) await expect(access(secretsPath(dir))).rejects.toThrow('ENOENT');
  });

  test('those of a data folder move into the database, and the file stays until it is dropped by command [MACH-02]', async () => {
    const dir = await folder();
    const before = await loadSecrets(dir);
    expect((await load(dir)).secrets.current).toEqual(before);
    expect(await findSecrets(dir)).toEqual(before);
    expect((await load(await folder())).secrets.current).toEqual(before);
    expect(await dropKeyFile(database.ownerUrl, WORDS, dir)).toBe(true);
    expect(await findSecrets(dir)).toBeNull();
    expect((await load(dir)).secrets.current).toEqual(before);
  });

  test('in the database they are nothing to whoever has no HESSA_KEY [MACH-01]', async () => {
    const { secrets } = await load(await folder());
    const [row] = await database.owner<{ sealed: Buffer }[]>`select sealed from installation_keys`;
    for (const key of Object.values(secrets.current)) {
      expect(row?.sealed.includes(key)).toBe(false);
      expect(row?.sealed.includes(Buffer.from(key, 'base64url'))).toBe(false);
    }
  });

  test('another HESSA_KEY, or none, is refused in a sentence, and nothing is made or changed [MACH-03]', async () => {
    const dir = await folder();
    await load(dir);
    await expect(load(dir, OTHER)).rejects.toThrow('HESSA_KEY is not what sealed the keys of this installation');
    const without = loadInstallationKeys({
      settings: { dataDir: dir, installationKey: undefined },
      ownerUrl: database.ownerUrl,
      clock: systemClock,
    });
    await expect(without).rejects.toThrow('the keys of this installation are sealed: set HESSA_KEY');
    expect(await findSecrets(dir)).toBeNull();
    await expect(rotateKeys(database.ownerUrl, OTHER, new Date())).rejects.toThrow('HESSA_KEY is not what sealed');
    expect(await listGenerations(database.ownerUrl, WORDS)).toHaveLength(1);
  });

  test('a database in use without keys is given no fresh ones, which would open nothing of it [MACH-03]', async () => {
    await database.owner`insert into tenants (tenant_id, profile, settings, created_at) values ('a', '{}', '{}', now())`;
    await expect(load(await folder())).rejects.toThrow('the database is in use and has no keys');
    const dir = await folder();
    const keys = await loadSecrets(dir);
    expect((await load(dir)).secrets.current).toEqual(keys);
  });

  test('a folder with the keys of another installation is refused, and its file left as it is [MACH-03]', async () => {
    await load(await folder());
    const dir = await folder();
    await loadSecrets(dir);
    const text = await readFile(secretsPath(dir), 'utf8');
    await expect(load(dir)).rejects.toThrow('has other keys than the database');
    await expect(dropKeyFile(database.ownerUrl, WORDS, dir)).rejects.toThrow('keys that the database does not have');
    expect(await readFile(secretsPath(dir), 'utf8')).toBe(text);
  });

  test('a row that was put in the place of another, or touched, does not open [MACH-03]', async () => {
    await load(await folder());
    await rotateKeys(database.ownerUrl, WORDS, new Date());
    await database.owner`update installation_keys set sealed = (select sealed from installation_keys where generation = 1)`;
    await expect(load(await folder())).rejects.toThrow('generation 2 is damaged');
  });

  test('new ones open at once and seal some seconds later, when every server has noticed them [MACH-04]', async () => {
    const { secrets, notice } = await load(await folder());
    const before = secrets.current;
    const now = new Date();
    const { number, sealsFrom } = await rotateKeys(database.ownerUrl, WORDS, now);
    expect([number, sealsFrom.getTime() - now.getTime()]).toEqual([2, 10_000]);
    await expect(rotateKeys(database.ownerUrl, WORDS, now)).rejects.toThrow('have not begun to seal yet');
    await notice(1);
    expect(secrets.all).toHaveLength(1);
    await notice(2);
    expect([secrets.all.length, secrets.current]).toEqual([2, before]);
    expect(secrets.at(sealsFrom)).not.toEqual(before);
  });

  test('they are put under another HESSA_KEY in one step [MACH-04]', async () => {
    const dir = await folder();
    const { secrets } = await load(dir);
    await rotateKeys(database.ownerUrl, WORDS, new Date());
    await expect(rekey(database.ownerUrl, OTHER, WORDS)).rejects.toThrow('HESSA_KEY_BEFORE');
    expect(await rekey(database.ownerUrl, WORDS, OTHER)).toBe(2);
    await expect(load(dir)).rejects.toThrow('HESSA_KEY is not what sealed');
    expect((await load(dir, OTHER)).secrets.first).toEqual(secrets.first);
  });

  test('the application may read the sealed rows and do nothing else with them [MACH-01]', async () => {
    const rights = await database.owner`
      select privilege_type from information_schema.role_table_grants
      where table_name = 'installation_keys' and grantee = 'hessa_app'`;
    expect(rights.map(({ privilege_type }) => privilege_type)).toEqual(['SELECT']);
    await holdKeyRows(database.ownerUrl, async ({ rows }) => expect(rows).toEqual([]));
  });
});
