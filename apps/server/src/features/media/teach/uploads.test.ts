import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@hessa/rules/auth/role';
import { OPEN_UPLOADS, UPLOAD_RULES } from '@hessa/rules/media/upload-purposes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { purgeUploads } from './purge-uploads.ts';
import { askOffset, finish, sendFile, sendPiece, startUpload } from './send-upload.fixture.ts';

const PDF = Buffer.from('%PDF-1.7\nsheet');
const MP4 = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(300_000, 7)]);

let platform: TestPlatform;
let teacher: TestClient;
beforeAll(async () => {
  // What one account may begin is tried here beyond what one tenant may store.
  platform = await startTestPlatform({ variables: { TENANT_STORAGE_GB: '100' } });
  teacher = await staff('teacher');
});
afterAll(() => platform.stop());

async function staff(role: Role, tenantId = platform.tenantId): Promise<TestClient> {
  const client = platform.client(tenantId);
  await client.login(await platform.createAccount({ role }, tenantId));
  return client;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4050a0' } });

const begun = async (purpose: string, length: number) =>
  String((await startUpload(teacher, purpose, length)).headers.location);

async function waiting(tenantId = platform.tenantId): Promise<string[]> {
  return (await platform.platform.uploads.list(tenantId)).map(({ id }) => id);
}

describe('an upload that is cut', () => {
  test('says how far it came and goes on from there to the whole file, which then streams [T-UPL-2]', async () => {
    const location = await begun('video', MP4.length);
    expect(location).toMatch(/^\/api\/teach\/uploads\/[\w-]{22}$/);
    expect((await sendPiece(teacher, location, 0, MP4.subarray(0, 100_000))).headers['upload-offset']).toBe('100000');
    expect(await finish(teacher, location)).toMatchObject({ status: 409, body: { code: 'upload.unfinished' } });
    expect((await askOffset(teacher, location)).headers).toMatchObject({
      'upload-offset': '100000',
      'upload-length': String(MP4.length),
      'cache-control': 'no-store',
    });
    const wrong = await sendPiece(teacher, location, 50_000, MP4.subarray(50_000));
    expect(wrong).toMatchObject({ status: 409, body: { code: 'upload.out_of_step' } });
    await sendPiece(teacher, location, 100_000, MP4.subarray(100_000));

    const { body, status, text } = await finish(teacher, location);
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({ contentType: 'video/mp4', byteLength: MP4.length, fileName: 'file.mp4' });
    const part = await teacher.request(body.data.path, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.text, part.headers['content-type']]).toEqual([206, 'ftypisom', 'video/mp4']);
    expect((await platform.client().request(`/media/${platform.tenantId}/${body.data.mediaId}`)).status).toBe(403);
    expect(await waiting()).not.toContain(body.data.mediaId);
  });

  test('keeps what arrived before the line died [T-UPL-3]', async () => {
    const server = await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const location = await begun('video', MP4.length);
    const cut = new AbortController();
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(MP4.subarray(0, 200_000));
        await expect.poll(async () => (await stored(location))?.offset).toBe(200_000);
        cut.abort();
      },
    });
    const sending = fetch(`${server}${location}`, {
      method: 'PATCH',
      headers: {
        'x-tenant-id': platform.tenantId,
        authorization: `Bearer ${teacher.token}`,
        deviceid: teacher.deviceId,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: slow,
      duplex: 'half',
      signal: cut.signal,
    } as RequestInit);
    await expect(sending).rejects.toThrow();
    expect((await askOffset(teacher, location)).headers['upload-offset']).toBe('200000');
    await sendPiece(teacher, location, 200_000, MP4.subarray(200_000));
    expect((await finish(teacher, location)).status).toBe(200);
  });

  test('and finished twice at once, or again later, is one file and one line in the trail', async () => {
    const location = await sendFile(teacher, { bytes: PDF, purpose: 'attachment', fileName: 'ورقة.pdf' });
    const answers = await Promise.all([finish(teacher, location), finish(teacher, location)]);
    const again = await finish(teacher, location);
    for (const answer of answers) expect(answer, answer.text).toMatchObject({ status: 200, body: again.body });
    const { mediaId } = again.body.data;
    const { owner } = platform.database;
    const events = await owner`
      select details from audit_events where kind = 'media.uploaded' and details->>'media' = ${mediaId}`;
    expect(events.map(({ details }) => details)).toEqual([
      { media: mediaId, purpose: 'attachment', fileName: 'ورقة.pdf', byteLength: PDF.length },
    ]);
    const [file] = await owner`select count(*)::int as count from media_files where id = ${mediaId}`;
    expect(file?.count).toBe(1);
  });

  test('and finished by a second press while the first has only just looked is one file for both', async () => {
    const location = await sendFile(teacher, { bytes: PDF, purpose: 'attachment', fileName: 'ورقة.pdf' });
    const { uploads } = platform.platform;
    const faster: Awaited<ReturnType<typeof finish>>[] = [];
    const find = uploads.find.bind(uploads);
    const looking = vi.spyOn(uploads, 'find').mockImplementationOnce(async (...upload) => {
      faster.push(await finish(teacher, location));
      return find(...upload);
    });
    onTestFinished(() => looking.mockRestore());
    const slower = await finish(teacher, location);
    expect(faster).toMatchObject([{ status: 200 }]);
    expect(slower, slower.text).toMatchObject({ status: 200, body: faster[0]?.body });
  });

  test('and given up leaves nothing behind', async () => {
    const location = await begun('attachment', 100);
    const given = await teacher.request(location, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    expect(given.status).toBe(204);
    expect((await askOffset(teacher, location)).status).toBe(404);
  });
});

const placeOf = (location: string, what: 'bytes' | 'json') =>
  join(platform.dataDir, 'uploads', platform.tenantId, `${location.split('/').at(-1)}.${what}`);

const stored = (location: string) =>
  platform.platform.uploads.find(platform.tenantId, location.split('/').at(-1) ?? '');

describe('whose upload it is', () => {
  test('a student gets 403 and a guest 401 at every step, and nothing is written [T-CON-1]', async () => {
    const location = await begun('video', 100);
    for (const [client, status] of [
      [await staff('student'), 403],
      [await staff('assistant'), 403],
      [platform.client(), 401],
    ] as const) {
      const steps = [
        await startUpload(client, 'video', 100),
        await askOffset(client, location),
        await sendPiece(client, location, 0, Buffer.alloc(100)),
        await client.request(location, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }),
        await finish(client, location),
      ];
      expect(steps.map((answer) => answer.status)).toEqual(Array(steps.length).fill(status));
    }
    expect((await stored(location))?.offset).toBe(0);
  });

  test('another teacher, and any teacher of another tenant, finds no such upload [T-G-4]', async () => {
    const location = await begun('video', 100);
    for (const client of [await staff('owner'), await staff('owner', await platform.makeTenant())]) {
      expect((await askOffset(client, location)).status).toBe(404);
      for (const answer of [await sendPiece(client, location, 0, Buffer.alloc(9)), await finish(client, location)]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'upload.not_found' } });
      }
    }
    expect((await stored(location))?.offset).toBe(0);
  });

  test('one that nobody went on with for a day is gone, first for its owner and then from the disk', async () => {
    const [old, done] = [await begun('video', 100), await sendFile(teacher, { bytes: PDF, purpose: 'attachment' })];
    const { body } = await finish(teacher, done);
    platform.clock.advance(25 * 60 * 60 * 1000);
    const again = await staff('teacher');
    expect((await askOffset(again, old)).status).toBe(404);
    const young = String((await startUpload(again, 'video', 100)).headers.location);
    await purgeUploads(platform.platform.uploads, platform.tenantId, platform.clock.now());
    expect(await waiting()).toEqual([young.split('/').at(-1)]);
    expect(await platform.platform.files.size(platform.tenantId, body.data.mediaId)).toBe(PDF.length);
    teacher = await staff('teacher');
  });
});

describe('what may be uploaded', () => {
  test.each([
    ['a drawing', 'cover', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'cover.png'],
    ['a page', 'cover', '<!doctype html><script>alert(1)</script>', 'cover.jpg'],
    ['a sheet', 'question-image', PDF, 'picture.webp'],
    ['a program', 'attachment', 'MZ\x90\0\x03 a program', 'sheet.pdf'],
    ['a film', 'attachment', MP4, 'sheet.pdf'],
    ['captions of another format', 'captions', '1\n00:00:00,000 --> 00:00:02,000\nHello', 'words.vtt'],
    ['a playlist', 'video', '#EXTM3U', 'film.mp4'],
    ['a sheet', 'video', PDF, 'film.mp4'],
  ] as const)(
    '%s for %s is refused at its first bytes, whatever its name says, and thrown away [T-UPL-1, DESK-72]',
    async (_what, purpose, bytes, fileName) => {
      const content = Buffer.from(bytes);
      const started = await startUpload(teacher, purpose, content.length, fileName);
      const location = String(started.headers.location);
      const sent = await sendPiece(teacher, location, 0, content);
      expect(sent).toMatchObject({ status: 415, body: { code: 'upload.wrong_kind' } });
      expect((await askOffset(teacher, location)).status).toBe(404);
      expect(await platform.platform.files.size(platform.tenantId, location.split('/').at(-1) ?? '')).toBeNull();
    },
  );

  test('an archive that is no document is refused when its end is here, and thrown away [T-UPL-1]', async () => {
    const location = await sendFile(teacher, { bytes: 'PK\x03\x04 an archive', purpose: 'attachment' });
    expect(await finish(teacher, location)).toMatchObject({ status: 415, body: { code: 'upload.wrong_kind' } });
    expect((await askOffset(teacher, location)).status).toBe(404);
  });

  test('four gigabytes of the wrong kind are refused with the piece that completes their beginning [DESK-72]', async () => {
    const location = await begun('video', UPLOAD_RULES.video.maxBytes);
    const wrong = Buffer.concat([PDF, Buffer.alloc(10_000)]);
    // The line is cut before the beginning is known.
    expect((await sendPiece(teacher, location, 0, wrong.subarray(0, 100))).status).toBe(204);
    const sent = await sendPiece(teacher, location, 100, wrong.subarray(100));
    expect(sent).toMatchObject({ status: 415, body: { code: 'upload.wrong_kind' } });
    expect((await askOffset(teacher, location)).status).toBe(404);
  });

  test('a cover becomes a WebP of the right size, turned upright, without what the camera noted, for everyone [T-UPL-1, T-UPL-4]', async () => {
    const bytes = await picture(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Camera of Mr Test' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await finish(teacher, await sendFile(teacher, { bytes, purpose: 'cover', fileName: 'صورة.JPG' }));
    expect(body.data).toMatchObject({ contentType: 'image/webp', fileName: 'صورة.webp' });
    expect(body.data.path).toBe(`/media/${platform.tenantId}/${body.data.mediaId}`);
    const shown = await platform.app.inject({ url: body.data.path });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const seen = await sharp(shown.rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 853, height: 1280 });
    expect(seen.exif).toBeUndefined();
    expect(shown.rawPayload.length).toBe(body.data.byteLength);
  });

  test('a picture that is handed out stays what it was, without what the camera noted [T-UPL-4]', async () => {
    const bytes = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Mr Test' } })
      .jpeg()
      .toBuffer();
    const { body } = await finish(teacher, await sendFile(teacher, { bytes, purpose: 'attachment' }));
    const shown = await teacher.request(body.data.path);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.text).not.toContain('Mr Test');
  });

  test('a picture of too many pixels and one that is broken are refused by name [T-UPL-1]', async () => {
    const huge = await picture(9000, 5000).png({ compressionLevel: 9 }).toBuffer();
    const large = await finish(teacher, await sendFile(teacher, { bytes: huge, purpose: 'cover' }));
    expect(large).toMatchObject({ status: 413, body: { code: 'upload.too_many_pixels' } });
    const whole = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer();
    const torn = await finish(
      teacher,
      await sendFile(teacher, { bytes: whole.subarray(0, whole.length / 2), purpose: 'cover' }),
    );
    expect(torn).toMatchObject({ status: 415, body: { code: 'upload.broken' } });
  });

  test('captions are text for the page, and a sheet is a download under its own name [T-UPL-2]', async () => {
    const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nأهلًا';
    const captions = await finish(teacher, await sendFile(teacher, { bytes: words, purpose: 'captions' }));
    expect((await teacher.request(captions.body.data.path)).headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-disposition': 'inline',
    });
    const sheet = await finish(
      teacher,
      await sendFile(teacher, { bytes: PDF, purpose: 'attachment', fileName: '../sheet.exe' }),
    );
    expect((await teacher.request(sheet.body.data.path)).headers).toMatchObject({
      'content-disposition': `attachment; filename="sheet.pdf"; filename*=UTF-8''sheet.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });
});

describe('how much may be uploaded', () => {
  test('more than the purpose allows is refused before a byte is sent, and more than was said while it is [T-UPL-1, T-UPL-3]', async () => {
    const large = await startUpload(teacher, 'cover', UPLOAD_RULES.cover.maxBytes + 1);
    expect(large).toMatchObject({ status: 413, body: { code: 'upload.too_large' } });
    expect(large.body.messageAr).toContain('5 ميجا');
    const location = await begun('attachment', 10);
    expect((await sendPiece(teacher, location, 0, Buffer.alloc(2000))).status).toBe(413);
    expect((await stored(location))?.offset).toBeLessThanOrEqual(10);
  });

  test.each(['0', '-1', '1e9', '', 'x'])('a length of «%s» is none', async (length) => {
    expect((await startUpload(teacher, 'cover', length)).status).toBe(400);
  });

  test('a purpose that is none, and requests that do not speak the protocol, are refused in our envelope', async () => {
    expect((await startUpload(teacher, 'program', 10)).body.code).toBe('request.invalid');
    const bare = await teacher.request('/api/teach/uploads', { method: 'POST' });
    expect([bare.status, bare.body.code]).toEqual([400, 'request.invalid']);
    const elsewhere = await teacher.request('/api/teach/uploads/..%2f..%2fmedia', {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(elsewhere.status).toBe(404);
    const typed = await teacher.request('/api/Auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.alloc(10),
    });
    expect(typed.status).toBe(415);
  });

  test('of beginnings that nobody finishes the oldest make room, so that one account fills no disk', async () => {
    const [tenantId, { maxBytes }] = [await platform.makeTenant(), UPLOAD_RULES.video];
    const client = await staff('teacher', tenantId);
    const atOnce = OPEN_UPLOADS.maxBytes / maxBytes;
    for (let made = 0; made < atOnce + 2; made += 1) {
      platform.clock.advance(1000);
      expect((await startUpload(client, 'video', maxBytes)).status).toBe(201);
    }
    expect(await waiting(tenantId)).toHaveLength(atOnce);
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

  test('is said by name before, while and after a file arrives, and the file waits to be tried again', async () => {
    const { uploads, files } = platform.platform;
    const real = { freeBytes: uploads.freeBytes, takeIn: files.takeIn };
    onTestFinished(() => {
      Object.assign(uploads, { freeBytes: real.freeBytes });
      Object.assign(files, { takeIn: real.takeIn });
    });
    uploads.freeBytes = async () => 1024 ** 3;
    expect(await startUpload(teacher, 'video', 100)).toMatchObject({ status: 507, body: { code: 'upload.no_space' } });
    uploads.freeBytes = real.freeBytes;

    const location = await sendFile(teacher, { bytes: PDF, purpose: 'attachment' });
    files.takeIn = () => Promise.reject(full);
    expect(await finish(teacher, location)).toMatchObject({ status: 507, body: { code: 'upload.no_space' } });
    files.takeIn = real.takeIn;
    expect((await finish(teacher, location)).status).toBe(200);
  });

  test('in the middle of a piece is the same refusal', async () => {
    const location = await begun('video', MP4.length);
    // Linux keeps a device that is always full.
    await rm(placeOf(location, 'bytes'));
    await symlink('/dev/full', placeOf(location, 'bytes'));
    const piece = await sendPiece(teacher, location, 0, MP4);
    expect(piece, piece.text).toMatchObject({ status: 507, body: { code: 'upload.no_space' } });
  });
});

test('a record that a power cut left torn is no upload, and stops no other', async () => {
  const location = await begun('video', 100);
  await writeFile(placeOf(location, 'json'), '{"size":1');
  expect((await askOffset(teacher, location)).status).toBe(404);
  expect((await startUpload(teacher, 'video', 100)).status).toBe(201);
});

test('no upload and no file of it lies where a browser could reach it by a path', async () => {
  const location = await begun('video', 100);
  expect(await readdir(join(platform.dataDir, 'uploads', platform.tenantId))).toContain(
    `${location.split('/').at(-1)}.bytes`,
  );
  for (const url of [`/uploads/${platform.tenantId}`, `/media/${platform.tenantId}/../uploads`, location]) {
    expect((await platform.client().request(url)).status).not.toBe(200);
  }
});
