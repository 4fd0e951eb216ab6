import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveBytes, exportJob } from '../features/data/archive.fixture.ts';
import { openBackupFolder } from '../features/data/backup/backup-folder.ts';
import { makeBackup } from '../features/data/backup/make-backup.ts';
import { verifyBackup } from '../features/data/backup/read-backup.ts';
import { collectUnusedFiles } from '../features/media/collect-unused.ts';
import { storedFile } from '../features/media/stored-file.fixture.ts';
import { askOffset, finish, sendFile, sendPiece, startUpload } from '../features/media/teach/send-upload.fixture.ts';
import { demandReachable } from '../platform/files/open-files.ts';
import { PART_BYTES } from '../platform/files/s3-objects.ts';
import { readSettings } from '../settings/settings.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { type Answering, createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import type { RunningPlatform } from './start-platform.ts';

const HESSA_KEY = 'words of the operator, thirty-two of them';
/** More than is gathered in loose pieces, and its last part is not whole. */
const FILM_BYTES = 3 * PART_BYTES + 1_500_004;
const PDF = Buffer.from('%PDF-1.7\nsheet');

let s3: S3Server;
let platform: TestPlatform;
let other: RunningPlatform;
let otherFolder: string;
let teacher: TestClient;
/** The same login on the second server. */
let elsewhere: TestClient;

beforeAll(async () => {
  s3 = await startS3Server();
  platform = await startTestPlatform({ variables: { ...s3.variables, HESSA_KEY } });
  useCheapPasswords(platform);
  otherFolder = await mkdtemp(join(tmpdir(), 'hessa-test-other-'));
  other = await platform.startBeside({ HESSA_DATA_DIR: otherFolder, HESSA_FILES_SERVED_BY: 'storage' });
  // One browser, whose next call is answered by whichever server its test says.
  let turn = platform.app;
  const inject = ((request: never) => turn.inject(request)) as Answering['inject'];
  const browser = createTestClient({ inject }, platform.tenantId);
  await browser.login(await platform.createAccount({ role: 'owner', password: 'a long password' }));
  const on = (app: typeof turn): TestClient => ({
    ...browser,
    request: (...asked: Parameters<TestClient['request']>) => {
      turn = app;
      return browser.request(...asked);
    },
  });
  [teacher, elsewhere] = [on(platform.app), on(other.app)];
});
afterAll(async () => {
  await platform.stop();
  await s3.stop();
  await rm(otherFolder, { recursive: true, force: true });
});

/** Bytes that no two places of a film share, so that a piece in the wrong place is seen. */
function film(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 4) bytes.writeUInt32LE(at, at);
  bytes.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
  return bytes;
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#4050a0' } })
    .png()
    .toBuffer();

const idOf = (location: string) => location.split('/').at(-1) ?? '';
const keysOf = async (id: string) => (await s3.keys()).filter((key) => key.includes(id));

describe('files in object storage', () => {
  test('a film sent in pieces to two servers that share no folder is one file, and no disk has anything of it [MACH-40]', async () => {
    const bytes = film(FILM_BYTES);
    const location = String((await startUpload(teacher, 'video', bytes.length)).headers.location);
    let offset = 0;
    for (const [at, length] of [100, 3_000_000, 9_000_000, 500_000, bytes.length].entries()) {
      const [server, next] = at % 2 === 0 ? [elsewhere, teacher] : [teacher, elsewhere];
      const piece = bytes.subarray(offset, offset + length);
      const sent = await sendPiece(server, location, offset, piece);
      expect(sent.status, sent.text).toBe(204);
      offset += piece.length;
      expect((await askOffset(next, location)).headers['upload-offset']).toBe(String(offset));
    }
    // Both finish it: a second press that another server hears.
    const answers = await Promise.all([finish(elsewhere, location), finish(teacher, location)]);
    for (const { status, text } of answers) expect(status, text).toBe(200);
    const { body } = await finish(teacher, location);
    expect(body.data).toMatchObject({ contentType: 'video/mp4', byteLength: bytes.length });
    const { files } = other.platform;
    const whole = await buffer(files.read(platform.tenantId, body.data.mediaId, { start: 0, end: bytes.length - 1 }));
    expect(whole.equals(bytes)).toBe(true);
    expect(await keysOf(idOf(location))).toEqual([`a/school/media/${platform.tenantId}/${idOf(location)}`]);
    for (const folder of [platform.dataDir, otherFolder]) {
      expect(await readdir(folder)).not.toEqual(expect.arrayContaining(['media']));
      expect(await readdir(folder)).not.toEqual(expect.arrayContaining(['uploads']));
    }
  });

  test('what came before a line was cut is where the next piece begins, on the other server too [MACH-40]', async () => {
    const bytes = film(FILM_BYTES);
    const location = String((await startUpload(teacher, 'video', bytes.length)).headers.location);
    const upload = await platform.platform.uploads.find(platform.tenantId, idOf(location));
    if (!upload) throw new Error('no upload was begun');
    async function* cut() {
      yield bytes.subarray(0, PART_BYTES + 70_000);
      throw new Error('the line is cut');
    }
    await expect(platform.platform.uploads.append(upload, 0, cut())).rejects.toThrow('the line is cut');
    expect((await askOffset(elsewhere, location)).headers['upload-offset']).toBe(String(PART_BYTES + 70_000));
    // Two servers that take the same bytes at once, as when the first has not noticed the cut yet.
    const from = PART_BYTES + 70_000;
    await Promise.all([
      sendPiece(teacher, location, from, bytes.subarray(from, from + 500_000)),
      other.platform.uploads.append({ ...upload, offset: from }, from, piecesOf(bytes.subarray(from, from + 900_000))),
    ]);
    const reached = Number((await askOffset(elsewhere, location)).headers['upload-offset']);
    expect([from + 500_000, from + 900_000]).toContain(reached);
    expect((await sendPiece(elsewhere, location, reached, bytes.subarray(reached))).status).toBe(204);
    const { uploads } = other.platform;
    const whole = await uploads.read({ ...upload, offset: bytes.length }, { start: 0, end: bytes.length - 1 });
    expect(whole.equals(bytes)).toBe(true);
  });

  test('a picture is drawn anew, a file of the wrong kind and a dropped upload leave nothing behind [MACH-41]', async () => {
    const bytes = await picture();
    const { body, text, status } = await finish(elsewhere, await sendFile(teacher, { bytes, purpose: 'cover' }));
    expect(status, text).toBe(200);
    const shown = await platform.app.inject({ url: body.data.path });
    expect([shown.headers['content-type'], shown.rawPayload.length]).toEqual(['image/webp', body.data.byteLength]);

    const wrong = await sendFile(teacher, { bytes: 'PK\x03\x04 an archive', purpose: 'attachment' });
    expect((await finish(elsewhere, wrong)).body.code).toBe('upload.wrong_kind');
    const begun = String((await startUpload(teacher, 'video', FILM_BYTES)).headers.location);
    await sendPiece(teacher, begun, 0, film(PART_BYTES + 8));
    await elsewhere.request(begun, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    for (const location of [wrong, begun]) expect(await keysOf(idOf(location))).toEqual([]);
  });

  test('a player asks any server for any range; a file that is gone is said to be [MACH-41]', async () => {
    const { body } = await finish(teacher, await sendFile(teacher, { bytes: PDF, purpose: 'attachment' }));
    const { path, mediaId } = body.data;
    const part = await elsewhere.request(path, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${PDF.length}`]);
    expect((await teacher.request(path)).text).toBe(PDF.toString());
    await platform.platform.files.remove(platform.tenantId, mediaId);
    expect((await elsewhere.request(path)).body.code).toBe('media.missing');
  });

  test('with links of the storage a file opens by one, after our gate and for a minute; pictures over plain HTTP and players do not [MACH-42]', async () => {
    const location = await sendFile(teacher, { bytes: await picture(), purpose: 'question-image' });
    const { path } = (await finish(teacher, location)).body.data;
    const askFor = (what: string) => elsewhere.request(path, { headers: { 'sec-fetch-dest': what } });
    const through = await askFor('video');
    expect([through.status, through.headers['content-type']]).toEqual([200, 'image/webp']);
    const sent = await askFor('document');
    expect([sent.status, sent.headers['cache-control']]).toEqual([302, 'private, no-store']);
    const link = String(sent.headers.location);
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
    const fetched = await fetch(link);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(through.bytes)).toBe(true);
    expect((await fetch(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403);
    for (const what of ['image', 'track', 'empty']) expect((await askFor(what)).status).toBe(200);
    const stranger = createTestClient(other.app, platform.tenantId);
    expect((await stranger.request(path, { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(403);
  });

  test('an archive of the tenant is made by one server and handed out by the other, and a backup has every file [MACH-43]', async () => {
    const school = await platform.makeTenant();
    const owner = platform.client(school);
    await owner.login(await platform.createAccount({ role: 'owner', password: 'a long password' }, school));
    await storedFile(platform, { bytes: film(PART_BYTES + 4) }, school);
    const jobId = await exportJob(owner, 'a long password');
    const beside = buffer(other.platform.archives.read(school, jobId));
    expect((await beside).equals(await archiveBytes(platform, jobId, school))).toBe(true);
    expect(await keysOf(jobId)).toEqual([`a/school/exports/${school}/${jobId}`]);
    await other.platform.archives.drop(school, jobId);
    expect(await platform.platform.archives.size(school, jobId)).toBeNull();

    const folder = await openBackupFolder(join(otherFolder, 'backups'), undefined);
    const { ownerUrl } = platform.database;
    const { dataDir, clock, platform: parts } = platform;
    const made = await makeBackup({ folder, ownerUrl, dataDir, files: parts.files, now: clock.now() });
    expect(made.files).toBeGreaterThan(1);
    await verifyBackup(folder, made.name);
  });

  test('a server with a wrong key, or a bucket that is not there, says so in one line and does not start [MACH-44]', async () => {
    const wrong = (variables: Record<string, string>) =>
      demandReachable(readSettings({ ...s3.variables, ...variables }, process.cwd()));
    await expect(wrong({ AWS_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow(/hessa-files cannot be used: .* 403/);
    await expect(wrong({ HESSA_FILES: 's3://nowhere' })).rejects.toThrow(/nowhere cannot be used: .* 404/);
    await wrong({});
  });

  test('files that nothing points to are collected from the bucket [MACH-41]', async () => {
    const id = await storedFile(platform);
    const collect = () =>
      collectUnusedFiles(platform.withTenant, platform.platform.files, platform.tenantId, platform.clock.now());
    await collect();
    expect(await keysOf(id)).toHaveLength(1);
    platform.clock.advance(31 * 24 * 3_600_000);
    await collect();
    expect(await keysOf(id)).toEqual([]);
  });
});

async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64_000) yield bytes.subarray(at, at + 64_000);
}
