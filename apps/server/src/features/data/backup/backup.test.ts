import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { prepareSchema } from '../../../db/prepare-schema.ts';
import { createDiskStore } from '../../../platform/files/disk-store.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import { keptAndRecounted } from '../../../testing/recounted-figures.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createTestSchool } from '../../../testing/test-school.ts';
import { storedFile } from '../../media/stored-file.fixture.ts';
import { openBackupFolder } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './read-backup.ts';
import { restoreTenant, restoreWhole } from './restore-backup.ts';

const KEY = 'a key that nobody guesses';

let platform: TestPlatform;
let other: string;
let home: string;
let dataDir: string;
let fileId: string;
let code: string;
let student: { email: string; password: string };
const scratch: string[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  home = await mkdtemp(join(tmpdir(), 'hessa-backup-'));
  dataDir = join(home, 'data');
  await writeKeys(dataDir);
  const school = createTestSchool(platform);
  student = await school.student();
  [code = ''] = await school.makeCodes({ kind: 'course', courseId: (await school.makeCourse()).id, size: 3 });
  fileId = await storedFile(platform, { contentType: 'application/pdf', fileName: 'sheet.pdf' });
  other = await platform.makeTenant({ hosts: [`${randomUUID()}.example`] });
  await createTestSchool(platform, other).makeCourse({ name: 'كورس \u2028 تاني' });
});
afterAll(async () => {
  await platform.stop();
  await rm(home, { recursive: true, force: true });
  const root = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  for (const name of scratch) await root.unsafe(`drop database if exists ${name} with (force)`);
  await root.end();
});

async function writeKeys(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(platform.platform.secrets.current));
}

const target = async (name: string, key?: string) => openBackupFolder(join(home, name), key);
type Target = Awaited<ReturnType<typeof target>>;

const backUp = (folder: Target, files: FileStore = platform.platform.files, now = platform.clock.now()) =>
  makeBackup({ folder, ownerUrl: platform.database.ownerUrl, dataDir, files, now });

const nextDay = () => platform.clock.advance(24 * 3_600_000);

/** A database with nothing in it at all, not even the schema. */
async function emptyDatabase(): Promise<string> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  scratch.push(name);
  const root = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  await root.unsafe(`create database ${name}`);
  await root.end();
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function restoreInto(folder: Target, name: string) {
  const ownerUrl = await emptyDatabase();
  const files = createDiskStore(join(home, randomUUID()));
  const restored = await restoreWhole({
    folder,
    name,
    ownerUrl,
    files,
    prepareSchema: (migrations) => prepareSchema(ownerUrl, undefined, migrations),
  });
  return { restored, ownerUrl, files };
}

/** Every table of every tenant, counted and hashed in any order. */
async function fingerprint(ownerUrl: string): Promise<Record<string, unknown>[]> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  const tables = await owner`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const rows = [];
  for (const { name } of tables) {
    if (name === 'schema_migrations') continue;
    const [row] = await owner.unsafe(
      `select '${name}' as name, count(*)::int as n, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from "${name}" t`,
    );
    rows.push({ ...row });
  }
  await owner.end();
  return rows;
}

const folderState = async (root: string) =>
  Promise.all(
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map(async (path) => [path, (await readFile(path)).toString('base64')]),
  );

describe.each([
  ['as it is', undefined],
  ['sealed with a key', KEY],
])('a backup %s', (what, key) => {
  test('taken while the server runs holds every row and file, and comes back into an empty place as it was [TRUST-70, T-R17]', async () => {
    const folder = await target(`whole-${key ? 'sealed' : 'plain'}`, key);
    const before = await fingerprint(platform.database.ownerUrl);
    const made = await backUp(folder);
    expect(made).toMatchObject({ tenants: 2, files: 1, newFiles: 1, missingFiles: 0, removed: [] });
    const { restored, ownerUrl, files } = await restoreInto(folder, made.name);
    expect(restored).toMatchObject({ rows: made.rows, files: 1 });
    expect(await fingerprint(ownerUrl)).toEqual(before);
    const size = (await files.size(platform.tenantId, fileId)) ?? 0;
    const bytes = await buffer(files.read(platform.tenantId, fileId, { start: 0, end: size - 1 }));
    const original = await buffer(platform.platform.files.read(platform.tenantId, fileId, { start: 0, end: size - 1 }));
    expect(bytes.equals(original)).toBe(true);
    // Numbers go on where they were.
    const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} });
    const [next] = await owner`select nextval(pg_get_serial_sequence('courses', 'id'))::int as id`;
    const [top] = await owner`select max(id)::int as id from courses`;
    expect(next?.id).toBeGreaterThan(top?.id);
    await owner.end();
    const readable = (await folderState(folder.root)).map(([, text]) =>
      Buffer.from(text ?? '', 'base64').toString('latin1'),
    );
    const isReadable = readable.some((text) => text.includes('codeReprintKey'));
    expect([what, isReadable]).toEqual([what, key === undefined]);
  });
});

describe('one backup after another', () => {
  test('files that are in the pool are not written again, and old backups go by the schedule with what only they had [TRUST-71, TRUST-72]', async () => {
    const folder = await target('series');
    const first = await backUp(folder);
    nextDay();
    const second = await backUp(folder);
    expect([first.newFiles, second.newFiles, second.files]).toEqual([1, 0, 1]);
    expect(await folder.listObjects()).toHaveLength(1);
    const gone = await storedFile(platform, { contentType: 'video/mp4' });
    nextDay();
    expect((await backUp(folder)).newFiles).toBe(1);
    await platform.database.owner`delete from media_files where id = ${gone}`;
    await platform.platform.files.remove(platform.tenantId, gone);
    for (let month = 0; month < 14; month += 1) {
      platform.clock.advance(31 * 24 * 3_600_000);
      await backUp(folder);
    }
    const names = await folder.list();
    expect(names).toHaveLength(12);
    expect(names).not.toContain(first.name);
    expect(await folder.listObjects()).toHaveLength(1);
    await verifyBackup(folder, names.at(-1) ?? '');
  });

  test('a single flipped bit anywhere is said, by name, and a restore is refused [TRUST-73, T-R17]', async () => {
    for (const key of [undefined, KEY]) {
      const folder = await target(`flipped-${key ? 'sealed' : 'plain'}`, key);
      const { name } = await backUp(folder);
      const paths = (await folderState(folder.root))
        .map(([path]) => path ?? '')
        .filter((path) => !path.endsWith('/salt'));
      expect(paths.length).toBe(5);
      for (const path of paths) {
        const whole = await readFile(path);
        const flipped = Buffer.from(whole);
        const at = Math.floor(whole.length / 2);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at);
        await writeFile(path, flipped);
        await expect(verifyBackup(folder, name), path).rejects.toThrow(/is damaged/);
        await writeFile(path, whole);
      }
      await verifyBackup(folder, name);
      const cut = paths.find((path) => path.includes('/tenants/')) ?? '';
      await writeFile(cut, (await readFile(cut)).subarray(0, 100));
      await expect(restoreInto(folder, name)).rejects.toThrow(/is damaged/);
    }
  });

  test('a disk that fills up or a target that goes away is said, and the last good backup stays as it was [TRUST-73]', async () => {
    const folder = await target('trouble');
    const good = await backUp(folder);
    const before = await folderState(folder.root);
    const added = await storedFile(platform, { contentType: 'video/mp4' });
    for (const [errno, words] of [
      ['ENOSPC', 'no space left on the disk'],
      ['EIO', 'the disk reports an input/output error'],
    ] as const) {
      nextDay();
      const failing = {
        ...folder,
        addObject: async () => {
          throw Object.assign(new Error(errno), { code: errno });
        },
      };
      await expect(backUp(failing)).rejects.toThrow(words);
      expect(await folderState(folder.root)).toEqual(before);
    }
    // A target that is gone altogether.
    nextDay();
    const vanishing = {
      ...folder,
      begin: async (name: string) => {
        const partial = await folder.begin(name);
        await rm(join(folder.root, partial), { recursive: true });
        return partial;
      },
    };
    await expect(backUp(vanishing)).rejects.toThrow('no such file or folder');
    expect(await folderState(folder.root)).toEqual(before);
    await verifyBackup(folder, good.name);
    await platform.database.owner`delete from media_files where id = ${added}`;
    await platform.platform.files.remove(platform.tenantId, added);
  });

  test('what a killed one left behind counts for nothing and is taken away by the next; two at once are refused [TRUST-73]', async () => {
    const folder = await target('killed');
    await folder.begin('2026-01-01T00-00-00Z');
    await writeFile(join(folder.root, 'files', 'abc.partial'), 'half');
    await writeFile(join(folder.root, 'lock'), '999999999');
    expect(await folder.list()).toEqual([]);
    await backUp(folder);
    expect((await readdir(folder.root)).filter((name) => name.includes('partial'))).toEqual([]);
    const unlock = await folder.lock();
    await expect(backUp(folder)).rejects.toThrow('another backup is under way');
    await unlock();
  });

  test('another key than the one it was sealed with opens nothing [TRUST-70]', async () => {
    const folder = await target('locked', KEY);
    const { name } = await backUp(folder);
    await expect(verifyBackup(await target('locked', 'another key, also long'), name)).rejects.toThrow('another key');
    await expect(verifyBackup(await target('locked'), name)).rejects.toThrow('is damaged');
    await expect(target('locked', 'short')).rejects.toThrow('at least 16 characters');
  });
});

describe('a PostgreSQL of the operator', () => {
  test('is backed up and restored by an owner who is no superuser and whom row security binds [TRUST-70, TRUST-74]', async () => {
    const folder = await target('external');
    const first = await backUp(folder);
    const suffix = randomBytes(4).toString('hex');
    const root = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
    const roles = [`owner_${suffix}`, `web_${suffix}`];
    for (const role of roles) await root.unsafe(`create role ${role} login nosuperuser nobypassrls password 'x'`);
    scratch.push(`external_${suffix}`);
    await root.unsafe(`create database external_${suffix} owner owner_${suffix}`);
    const as = (role: string) => {
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/external_${suffix}`;
      url.username = role;
      url.password = 'x';
      return url.href;
    };
    const ownerUrl = as(`owner_${suffix}`);
    const files = createDiskStore(join(home, 'external-media'));
    const prepare = (migrations: Parameters<typeof prepareSchema>[2]) =>
      prepareSchema(ownerUrl, as(`web_${suffix}`), migrations);
    await restoreWhole({ folder, name: first.name, ownerUrl, files, prepareSchema: prepare });
    nextDay();
    const second = await makeBackup({ folder, ownerUrl, dataDir, files, now: platform.clock.now() });
    const rowsOf = async (name: string) =>
      Object.entries((await verifyBackup(folder, name)).tenants).map(([id, { tables }]) => [id, tables]);
    expect(second).toMatchObject({ tenants: first.tenants, rows: first.rows, newFiles: 0 });
    expect(await rowsOf(second.name)).toEqual(await rowsOf(first.name));
    const owner = postgres(inject('postgresUrl').replace(/\/[^/]*$/, `/external_${suffix}`), { max: 1 });
    const [next] = await owner`select nextval(pg_get_serial_sequence('courses', 'id'))::int as id`;
    const [top] = await owner`select max(id)::int as id from courses`;
    expect(next?.id).toBeGreaterThan(top?.id);
    await owner.end();
    await root.unsafe(`drop database external_${suffix} with (force)`);
    for (const role of roles) await root.unsafe(`drop role ${role}`);
    await root.end();
  });
});

describe('one tenant out of a backup', () => {
  test('comes into an installation with other keys that runs: people sign in, codes work, what is kept is what a recount finds, the rest is untouched [TRUST-74, DESK-109]', async () => {
    const folder = await target('single');
    const { name } = await backUp(folder);
    const elsewhere = await startTestPlatform();
    useCheapPasswords(elsewhere);
    const options = { folder, name, ownerUrl: elsewhere.database.ownerUrl, files: elsewhere.platform.files };
    const keys = { ofBackup: platform.platform.secrets, here: elsewhere.platform.secrets };
    const restored = await restoreTenant(options, platform.tenantId, keys);
    expect(restored).toMatchObject({ tenants: [platform.tenantId], files: 1 });
    const phone = elsewhere.client(platform.tenantId);
    expect((await phone.login(student)).status).toBe(200);
    const redeemed = await phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
    expect(redeemed.status, redeemed.text).toBe(200);
    const tenants = await elsewhere.database.owner`select tenant_id from tenants order by 1`;
    expect(tenants.map((row) => row.tenant_id).sort()).toEqual([elsewhere.tenantId, platform.tenantId].sort());
    await expect(restoreTenant(options, platform.tenantId, keys)).rejects.toThrow('is not empty');
    await expect(restoreTenant(options, 'nobody', keys)).rejects.toThrow('has no tenant nobody');
    const { owner } = elsewhere.database;
    const ofTenant = async () => {
      const pairs = await keptAndRecounted(owner);
      for (const [kept, recounted] of pairs) expect(kept).toEqual(recounted);
      return pairs.flatMap(([kept]) => kept).filter((line) => line.includes(platform.tenantId));
    };
    expect((await ofTenant()).filter((line) => line.startsWith('card_'))).toHaveLength(2);
    // And it goes with them.
    await owner`delete from codes where tenant_id = ${platform.tenantId}`;
    expect((await ofTenant()).filter((line) => line.startsWith('card_'))).toEqual([]);
    await elsewhere.stop();
  });

  test('a whole backup is refused where somebody lives already [TRUST-74]', async () => {
    const folder = await target('occupied');
    const { name } = await backUp(folder);
    const options = { folder, name, ownerUrl: platform.database.ownerUrl, files: createDiskStore(join(home, 'x')) };
    await expect(restoreWhole(options)).rejects.toThrow('the database is not empty');
    expect(await stat(join(home, 'x')).catch(() => null)).toBeNull();
  });
});
