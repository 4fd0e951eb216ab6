import { createDecipheriv, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { JobInterrupted } from '../../../platform/jobs/job-progress.ts';
import { runLongJob } from '../../../platform/jobs/run-long-job.ts';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createTestSchool, DAY, lessonId, type TestSchool } from '../../../testing/test-school.ts';
import { until } from '../../../testing/until.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { finish, sendFile, sendPiece, startUpload } from '../teach/send-upload.fixture.ts';
import { drawFilm, FILM_VARIABLES, testTools, withWords } from './film.fixture.ts';
import { lookIntoFilm } from './look-into-film.ts';
import { makeFilmKind } from './make-film-kind.ts';
import { storedFilm } from './stored-film.fixture.ts';

const FILM = 'GET /api/teach/films/{filmId}';

/** The tools come last in line for the processor: on a busy machine a second of film takes a while. */
const PATIENCE_MS = 300_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

let platform: TestPlatform;
let school: TestSchool;
let owner: TestClient;
let folder: string;
beforeAll(async () => {
  platform = await startTestPlatform({ variables: FILM_VARIABLES });
  useCheapPasswords(platform);
  school = createTestSchool(platform);
  owner = platform.client();
  await owner.login(await platform.createAccount({ role: 'owner' }));
  folder = await mkdtemp(join(tmpdir(), 'hessa-films-'));
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

async function upload(bytes: Buffer, fileName = 'lesson.mp4'): Promise<string> {
  const answer = await finish(owner, await sendFile(owner, { bytes, purpose: 'video', fileName }));
  expect(answer.status).toBe(200);
  return answer.body.data.mediaId;
}

const filmOf = async (filmId: string) => (await owner.call(FILM, { params: { filmId } })).body.data;

async function ended(filmId: string) {
  await until(async () => !['making', 'opens'].includes((await filmOf(filmId)).state), PATIENCE_MS);
  return filmOf(filmId);
}

const dropOriginals = (dropsOriginals: boolean) =>
  platform.withTenant(platform.tenantId, async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.tenantId, platform.tenantId));
    if (tenant) await tx.update(tenants).set({ settings: { ...tenant.settings, dropsOriginals } });
  });

const watched = (videoMediaId: string, ago = 0) =>
  school.enrolled({ units: [{ lessons: [{ type: 'Video', videoMediaId }] }] }, ago);

const contentOf = async (phone: TestClient, course: Awaited<ReturnType<typeof watched>>['course']) =>
  phone.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, 0) } });

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** The lists of a stream as a player reads them: the qualities, and one quality's pieces and keys. */
async function readStream(phone: TestClient, url: string, at = 0) {
  const master = await phone.request(url);
  const rung = new URL(linesOf(master.text)[at] ?? '', `http://site${url}`);
  const list = await phone.request(rung.pathname + rung.search);
  const keys = [...list.text.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri);
  return { master, list, keys, pieces: linesOf(list.text) };
}

describe('an uploaded film', () => {
  test('is made in every quality it has, and a student plays what was filmed [FILM-02, FILM-06, FILM-07, FILM-09, FILM-12]', async () => {
    const filmId = await upload(drawFilm({ seconds: 8, size: '480x360', rate: 8, picture: 'camera' }), 'IMG_0042.MOV');
    const { course, phone } = await watched(filmId);
    const film = await ended(filmId);
    expect(film).toMatchObject({ state: 'ready', mode: 'camera', facts: { width: 480, height: 360, channels: 1 } });
    expect(film.rungs.map(({ lines }: { lines: number | null }) => lines).sort()).toEqual([240, 360, null]);

    const { data } = (await contentOf(phone, course)).body;
    expect(data.durationSeconds).toBe(8);
    expect(data.film).toMatchObject({ mode: 'camera', strip: { columns: 8, rows: 1, everySeconds: 1 } });
    for (const picture of [data.posterUrl, data.film.strip.url]) {
      expect((await phone.request(picture)).headers['content-type']).toBe('image/jpeg');
    }
    const { master, keys, pieces } = await readStream(phone, data.videoUrl);
    expect(master.headers['cache-control']).toContain('private');
    expect(master.text).toMatch(/RESOLUTION=320x240/);
    expect(pieces).toHaveLength(2);
    const capped = await phone.request(data.videoUrl.replace('/film.m3u8', '/film-240.m3u8'));
    expect(linesOf(capped.text)).toEqual([expect.stringMatching(/^camera-240\.m3u8\?/)]);
    const piece = await phone.request(pieces[1] ?? '');
    expect(piece.headers['cache-control']).toMatch(/^public/);
    const key = await phone.request(keys[0] ?? '');
    expect(key.headers['cache-control']).toBe('no-store');
    expect(key.bytes).toHaveLength(16);
    const vector = Buffer.alloc(16);
    vector.writeUInt32BE(1, 12);
    const opener = createDecipheriv('aes-128-cbc', key.bytes, vector);
    const path = join(folder, 'piece.ts');
    await writeFile(path, Buffer.concat([opener.update(piece.bytes), opener.final()]));
    expect(await lookIntoFilm(testTools(), path)).toMatchObject({ videoCodec: 'h264', width: 320, height: 240 });

    const sound = await phone.request(data.film.sound.url);
    expect(linesOf(sound.text)).toHaveLength(2);
    expect(data.film.sound.bytes).toBeLessThan(data.film.sizes[0].bytes);
  });

  test('brings its own words along where the teacher has none, and looks ordinary to whoever asks [FILM-27]', async () => {
    const filmId = await upload(drawFilm({ seconds: 1, ending: 'mkv', args: await withWords(folder, 'mkv') }));
    const { course, phone } = await watched(filmId);
    const film = await ended(filmId);
    expect(film).toMatchObject({ state: 'ready', isPale: false, captionsUrl: expect.stringContaining('/media/') });
    const { captionsUrl } = (await contentOf(phone, course)).body.data;
    const words = await phone.request(captionsUrl);
    expect(words.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(words.text).toContain('دي الجملة');
    // The teacher's own come first.
    const own = await finish(
      owner,
      await sendFile(owner, { bytes: 'WEBVTT\n\n00:00.000 --> 00:01.000\nكلامي\n', purpose: 'captions' }),
    );
    await platform.database.owner`
      update lessons set captions_media_id = ${own.body.data.mediaId} where id = ${lessonId(course, 0, 0)}`;
    await platform.database.owner`update courses set version = version + 1 where id = ${course.id}`;
    expect((await phone.request((await contentOf(phone, course)).body.data.captionsUrl)).text).toContain('كلامي');
  });

  test('is told while it still arrives, as far as its beginning says it [FILM-26]', async () => {
    const look = async (bytes: Buffer, here: number) => {
      const location = String((await startUpload(owner, 'video', bytes.length, 'film')).headers.location);
      const uploadId = location.split('/').at(-1) ?? '';
      if (here > 0) expect((await sendPiece(owner, location, 0, bytes.subarray(0, here))).status).toBe(204);
      return owner.call('GET /api/teach/uploads/{uploadId}/film', { params: { uploadId } });
    };
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    const inFront = drawFilm({ seconds: 3, picture: 'camera', args: [...codecs, '-movflags', '+faststart'] });
    expect((await look(inFront, 0)).body.data).toEqual({ contentType: null, facts: null, isToldAtEnd: false });
    expect((await look(inFront, Math.floor(inFront.length / 2))).body.data).toMatchObject({
      ...{ contentType: 'video/mp4', isToldAtEnd: false },
      facts: { durationSeconds: expect.closeTo(3, 0), width: 320, height: 240, channels: 1 },
    });
    const atEnd = drawFilm({ seconds: 3, picture: 'camera', ending: 'mov' });
    const told = (await look(atEnd, Math.floor(atEnd.length / 2))).body.data;
    expect(told).toEqual({ contentType: 'video/quicktime', facts: null, isToldAtEnd: true });
    const stream = drawFilm({ seconds: 3, picture: 'camera', ending: 'ts' });
    const packets = 188 * Math.floor(stream.length / 188 / 2);
    expect((await look(stream, packets)).body.data.facts).toMatchObject({ durationSeconds: null, width: 320 });
    const sound = drawFilm({ args: ['-map', '1:a', '-c:a', 'aac', '-movflags', '+faststart'] });
    expect((await look(sound, sound.length - 1)).body.code).toBe('film.no_picture');
  });

  test('keeps its lesson shut until its first quality is there, and says so; a transport stream too [FILM-01, FILM-10]', async () => {
    const filmId = await upload(drawFilm({ seconds: 1, ending: 'ts' }), 'lesson.ts');
    const { course, phone } = await watched(filmId);
    await platform.database.owner`update films set mode = null where id = ${filmId}`;
    expect(await ended(filmId)).toMatchObject({ state: 'ready', facts: { videoCodec: 'h264' } });
    await platform.database.owner`delete from film_rungs where film_id = ${filmId}`;
    await platform.database.owner`update long_jobs set state = 'running' where input->'wanted'->>'filmId' = ${filmId}`;
    expect(await contentOf(phone, course)).toMatchObject({ status: 409, body: { code: 'lesson.film_not_ready' } });
  });

  test('that nobody can read ends as a job with a sentence, and the lesson plays the file as it came [FILM-03, FILM-11]', async () => {
    const whole = drawFilm();
    const filmId = await upload(Buffer.concat([whole.subarray(0, 40), Buffer.alloc(2000, 7)]));
    const { course, phone } = await watched(filmId);
    const film = await ended(filmId);
    expect(film).toMatchObject({ state: 'failed', facts: null, job: { problem: { code: 'film.broken' } } });
    expect((await contentOf(phone, course)).body.data).toMatchObject({ film: null });
    // What no browser plays as it came is said to have failed, and not to be on its way for ever.
    const became = (type: string) =>
      platform.database.owner`update media_files set content_type = ${type} where id = ${filmId}`;
    await became('video/quicktime');
    expect(await contentOf(phone, course)).toMatchObject({ status: 409, body: { code: 'lesson.film_failed' } });
    await became('video/mp4');
    const again = { params: { filmId }, body: { jobId: randomUUID(), mode: null } };
    const answer = await owner.call('POST /api/teach/films/{filmId}/make', again);
    expect(answer.body.data.state).toBe('making');
    expect((await ended(filmId)).state).toBe('failed');
  });

  test('is made anew for a board, while what was there goes on playing; its original goes by a setting [FILM-05, FILM-11, FILM-13]', async () => {
    const filmId = await upload(drawFilm({ seconds: 2, picture: 'camera' }));
    const { course, phone } = await watched(filmId);
    await ended(filmId);
    const { keys } = await readStream(phone, (await contentOf(phone, course)).body.data.videoUrl);
    await dropOriginals(true);
    const make = (mode: 'board' | 'camera') =>
      owner.call('POST /api/teach/films/{filmId}/make', { params: { filmId }, body: { jobId: randomUUID(), mode } });
    expect((await make('board')).status).toBe(200);
    const film = await ended(filmId);
    expect(film).toMatchObject({ state: 'ready', mode: 'board', measuredMode: 'camera', originalBytes: 0 });
    expect(film.rungs.map(({ name }: { name: string }) => name).sort()).toEqual(['board-240', 'sound']);
    const { list } = await readStream(phone, (await contentOf(phone, course)).body.data.videoUrl);
    expect(list.status).toBe(200);
    // Who watched the other one meanwhile still gets its keys.
    expect((await phone.request(keys[0] ?? '')).status).toBe(200);
    expect((await make('camera')).body.code).toBe('film.original_gone');
    await dropOriginals(false);
  });

  test('goes on where it was killed: qualities that were whole are not made again [FILM-04]', async () => {
    const filmId = await upload(drawFilm({ seconds: 1, size: '480x360', rate: 8, picture: 'camera' }));
    await ended(filmId);
    await platform.database.owner`delete from film_rungs where film_id = ${filmId} and name <> 'camera-360'`;
    const jobs = await platform.database.owner`
      update long_jobs set state = 'running', done = 0 where input->'wanted'->>'filmId' = ${filmId} returning id`;
    const job = { tenantId: platform.tenantId, jobId: String(jobs[0]?.id) };
    const [before] = await platform.database.owner`select media_id from film_rungs where film_id = ${filmId}`;
    const killed = new AbortController();
    const runner = {
      withTenant: platform.withTenant,
      platform: platform.platform,
      kinds: [makeFilmKind as never],
      onFault: () => {},
    };
    killed.abort();
    await expect(runLongJob(runner, job, killed.signal)).rejects.toBeInstanceOf(JobInterrupted);
    await runLongJob(runner, job, new AbortController().signal);
    expect(await filmOf(filmId)).toMatchObject({ state: 'ready' });
    const rows = await platform.database
      .owner`select name, media_id from film_rungs where film_id = ${filmId} order by name`;
    expect(rows.map(({ name }) => name)).toEqual(['camera-240', 'camera-360', 'sound']);
    expect(rows[1]?.media_id).toBe(before?.media_id);
  });
});

test('the list of a film’s pieces comes in a third of its bytes to whoever takes it so [FILM-42]', async () => {
  const { course, phone } = await watched((await storedFilm(platform)).filmId);
  const { videoUrl } = (await contentOf(phone, course)).body.data;
  const rung = new URL(linesOf((await phone.request(videoUrl)).text)[0] ?? '', `http://site${videoUrl}`);
  const ask = (encodings: string) =>
    phone.request(rung.pathname + rung.search, { headers: { 'accept-encoding': encodings } });
  const plain = await ask('identity;q=1, *;q=0');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(linesOf(plain.text)).toHaveLength(25);
  const short = await ask('gzip, deflate, br');
  expect(short.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(short.bytes).toString()).toBe(plain.text);
  expect(short.bytes.length).toBeLessThan(plain.bytes.length / 3);
});

describe('the key of a film', () => {
  const shutOut: [string, number, (who: Awaited<ReturnType<typeof watched>>) => Promise<unknown>][] = [
    ['logs out', 403, ({ phone }) => phone.call('POST /api/Auth/logout')],
    [
      'loses the course',
      403,
      ({ student, course }) =>
        owner.call('POST /api/teach/students/{studentId}/revoke', {
          params: { studentId: student.id },
          body: { courseId: course.id, reason: 'test' },
        }),
    ],
    [
      'plays on another device',
      409,
      async ({ student }) => {
        const other = platform.client();
        await other.login({ email: student.email, password: student.password });
        return other.call('POST /api/Student/playing', { body: { state: 'started' } });
      },
    ],
    ['has used up the time of the unit', 403, async () => platform.clock.advance(400 * DAY)],
  ];

  test('is refused to whoever is shut out, to others and without a signature; pieces end by themselves [FILM-09, T-VID-3]', async () => {
    const filmId = await upload(drawFilm({ seconds: 1, sound: 'none' }));
    expect((await ended(filmId)).rungs).toHaveLength(1);
    for (const [, status, shut] of shutOut) {
      const who = await watched(filmId);
      const { videoUrl } = (await contentOf(who.phone, who.course)).body.data;
      const { keys, pieces } = await readStream(who.phone, videoUrl);
      const [key = ''] = keys;
      expect((await who.phone.request(key)).status).toBe(200);
      const stranger = await school.student();
      expect((await stranger.phone.request(key)).status).toBe(403);
      expect((await who.phone.request(key.split('?')[0] ?? '')).status).toBe(403);
      // A link to the stream opens no file, and the file's own link no stream.
      expect((await who.phone.request(videoUrl.replace('/film.m3u8', ''))).status).toBe(403);
      await shut(who);
      expect((await who.phone.request(key)).status).toBe(status);
      expect((await who.phone.request(videoUrl)).status).toBe(status);
      const [piece = ''] = pieces;
      expect((await who.phone.request(piece.replace(/\d+\.ts$/, '99999999.ts'))).status).toBe(403);
      expect((await who.phone.request(piece.replace(/\/\d+\./, '/99999.'))).status).toBe(403);
    }
  });
});
