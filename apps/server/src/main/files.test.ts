import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFile } from '../features/media/stored-file.fixture.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openPlace } from '../platform/files/open-files.ts';
import { readSettings } from '../settings/settings.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { until } from '../testing/until.ts';
import { runToEnd, spawnServer } from './server-process.fixture.ts';

/** As `npm run files` runs it. */
const ENTRY = join(import.meta.dirname, '../../build/files.js');
const FILES = 60;

let s3: S3Server;
let line: Server;
/** Messages to the storage that wait for a word, while there is to be one for each; null while they pass by themselves. */
let waiting: (() => void)[] | null = null;
let platform: TestPlatform;
let disk: FileStore;
let bucket: FileStore;
let environment: Record<string, string>;
/** What each file holds. */
const hashes = new Map<string, string>();

beforeAll(async () => {
  s3 = await startS3Server();
  line = await lineTo(Number(new URL(s3.variables.AWS_ENDPOINT_URL_S3).port));
  platform = await startTestPlatform();
  environment = {
    ...s3.variables,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    DATABASE_URL: platform.database.ownerUrl,
    HESSA_DATA_DIR: platform.dataDir,
  };
  const settings = readSettings({ ...s3.variables, HESSA_DATA_DIR: platform.dataDir }, process.cwd());
  disk = openPlace(settings, 'disk', 'media');
  bucket = openPlace(settings, settings.files, 'media');
  for (let at = 0; at < FILES; at += 1) {
    const bytes = Buffer.alloc(20_000 + at * 1000, `file ${at} `);
    hashes.set(await storedFile(platform, { bytes }), sha256(bytes));
  }
});
afterAll(async () => {
  await platform.stop();
  line.close();
  await s3.stop();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const word = () => new Promise<void>((resume) => (waiting ? waiting.push(resume) : resume()));

/** Passes everything on, and what goes to the storage only at a word, while that is asked for. */
async function lineTo(port: number): Promise<Server> {
  const server = createServer((client) => {
    const storage = connect(port, '127.0.0.1');
    const pass = (from: Socket, to: Socket, may = async () => {}) => {
      let passed = Promise.resolve();
      from.on('error', () => to.destroy());
      from.on('data', (chunk) => {
        passed = passed.then(may).then(() => void to.write(chunk));
      });
      from.on('end', () => void passed.then(() => to.end()));
    };
    pass(client, storage, word);
    pass(storage, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function held(files: FileStore): Promise<number> {
  return (await files.list(platform.tenantId)).length;
}

/** Every file is there, and is what it was. */
async function isWhole(files: FileStore): Promise<boolean> {
  for (const [id, hash] of hashes) {
    const bytes = await files.size(platform.tenantId, id);
    if (bytes === null) return false;
    if (sha256(await buffer(files.read(platform.tenantId, id, { start: 0, end: bytes - 1 }))) !== hash) return false;
  }
  return true;
}

/** Begins, gets on a message at a time, and is killed when that is so. */
async function killWhen(env: Record<string, string>, command: string, isSo: () => Promise<boolean>): Promise<void> {
  const held: (() => void)[] = [];
  waiting = held;
  const { child, ended, output } = spawnServer(env, ENTRY, [command]);
  await until(async () => {
    if (child.exitCode !== null || (await isSo())) return true;
    held.shift()?.();
    return false;
  });
  expect(child.exitCode, output()).toBeNull();
  child.kill('SIGKILL');
  await ended;
  waiting = null;
  for (const resume of held) resume();
}

test.each([
  ['from the disk into object storage', () => ({ from: disk, to: bucket }), 'disk'],
  ['and back', () => ({ from: bucket, to: disk }), 's3'],
])(
  'the command moves files %s; killed in the middle of it, and of clearing, it goes on where it was [MACH-55]',
  async (_way, places, before) => {
    const { from, to } = places();
    const files = s3.variables.HESSA_FILES;
    const env = {
      ...environment,
      HESSA_FILES: before === 'disk' ? files : 'disk',
      HESSA_FILES_BEFORE: before === 'disk' ? 'disk' : files,
    };
    await killWhen(env, 'move', async () => (await held(to)) >= 12);
    const moved = await held(to);
    expect(moved).toBeLessThan(FILES);
    expect(await isWhole(from)).toBe(true);

    const resumed = await runToEnd(env, ENTRY, ['move']);
    expect(resumed.code, resumed.lines.join('\n')).toBe(0);
    const [, copied] = /(\d+) files were copied/.exec(resumed.lines.join('\n')) ?? [];
    expect(Number(copied)).toBeGreaterThan(0);
    expect(Number(copied)).toBeLessThanOrEqual(FILES - moved);
    expect([await isWhole(from), await isWhole(to)]).toEqual([true, true]);

    await killWhen(env, 'clear', async () => (await held(from)) <= FILES - 12);
    expect(await held(from)).toBeGreaterThan(0);
    const cleared = await runToEnd(env, ENTRY, ['clear']);
    expect(cleared.code, cleared.lines.join('\n')).toBe(0);
    expect(await held(from)).toBe(0);
    expect(await isWhole(to)).toBe(true);
  },
);

test('no half file is left anywhere, and each way has its journal [MACH-55]', async () => {
  const names = await readdir(join(platform.dataDir, 'media', platform.tenantId));
  expect(names.filter((name) => name.includes('partial'))).toEqual([]);
  const journals = (await readdir(platform.dataDir)).filter((name) => name.startsWith('moved-files-'));
  expect(journals).toHaveLength(2);
  for (const journal of journals) {
    const lines = (await readFile(join(platform.dataDir, journal), 'utf8')).trim().split('\n');
    expect(new Set(lines.map((each) => each.split(' ', 1)[0])).size).toBe(FILES);
  }
});
