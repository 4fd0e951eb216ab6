import { createDecipheriv } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectUnusedFiles } from '../features/media/collect-unused.ts';
import { drawFilm, FILM_VARIABLES, testTools } from '../features/media/films/film.fixture.ts';
import { lookIntoFilm } from '../features/media/films/look-into-film.ts';
import { finish, sendFile } from '../features/media/teach/send-upload.fixture.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, DAY, lessonId } from '../testing/test-school.ts';
import { until } from '../testing/until.ts';

const HESSA_KEY = 'words of the operator, thirty-two of them';
/** The tools come last in line for the processor. */
const PATIENCE_MS = 300_000;

let s3: S3Server;
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  platform = await startTestPlatform({ variables: { ...s3.variables, ...FILM_VARIABLES, HESSA_KEY } });
  useCheapPasswords(platform);
  folder = await mkdtemp(join(tmpdir(), 'hessa-bucket-film-'));
});
afterAll(async () => {
  await platform.stop();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const stored = async () => (await s3.keys()).filter((key) => key.includes(`/media/${platform.tenantId}/`));
/** Everything in the server's own folder that could be a part of a film. */
const onDisk = async () => {
  const entries = await readdir(platform.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !/keys?|\.json$/.test(entry.name)).map(({ name }) => name);
};

test(
  'a film in object storage is uploaded, made, watched and collected like any other, and no disk keeps anything of it [FILM-33]',
  async () => {
    const before = await onDisk();
    const owner = platform.client();
    await owner.login(await platform.createAccount({ role: 'owner' }));
    const bytes = drawFilm({ seconds: 2, rate: 8, picture: 'camera' });
    const sent = await finish(owner, await sendFile(owner, { bytes, purpose: 'video', fileName: 'lesson.mp4' }));
    expect(sent.status, sent.text).toBe(200);
    const filmId: string = sent.body.data.mediaId;
    const film = async () => (await owner.call('GET /api/teach/films/{filmId}', { params: { filmId } })).body.data;
    await until(async () => !['making', 'opens'].includes((await film()).state), PATIENCE_MS);
    expect(await film()).toMatchObject({ state: 'ready', facts: { width: 320, height: 240 } });
    // As it came, one picture quality, its sound, the poster and the strip.
    expect(await stored()).toHaveLength(5);
    expect(await onDisk()).toEqual(before);

    const lessons = [{ type: 'Video' as const, videoMediaId: filmId }];
    const { course, phone } = await createTestSchool(platform).enrolled({ units: [{ lessons }] });
    const answer = await phone.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, 0) } });
    const { data } = answer.body;
    const [rung = ''] = linesOf((await phone.request(data.videoUrl)).text);
    const address = new URL(rung, `http://site${data.videoUrl}`);
    const { text: list } = await phone.request(address.pathname + address.search);
    const [piece = ''] = linesOf(list);
    const sealed = await phone.request(piece);
    expect(sealed.status).toBe(200);
    const key = await phone.request(/URI="([^"]+)"/.exec(list)?.[1] ?? '');
    const opener = createDecipheriv('aes-128-cbc', key.bytes, Buffer.alloc(16));
    const path = join(folder, 'piece.ts');
    await writeFile(path, Buffer.concat([opener.update(sealed.bytes), opener.final()]));
    expect(await lookIntoFilm(testTools(), path)).toMatchObject({ videoCodec: 'h264', width: 320, height: 240 });
    // An address that reaches beyond what is stored was made by hand.
    const beyond = piece.replace(/\d+-\d+\.ts$/, `0-${sealed.bytes.length * 1000}.ts`);
    expect((await phone.request(beyond)).status).toBe(403);
    for (const picture of [data.posterUrl, data.film.strip.url]) {
      expect((await phone.request(picture)).headers['content-type']).toBe('image/jpeg');
    }

    await platform.database.owner`update lessons set video_media_id = null where id = ${lessonId(course, 0, 0)}`;
    const collect = async () => {
      await collectUnusedFiles(platform.withTenant, platform.platform.files, platform.tenantId, platform.clock.now());
      platform.clock.advance(31 * DAY);
    };
    await collect();
    expect(await stored()).toHaveLength(5);
    // With it go its qualities; its pictures, which a lesson could have taken for its own, are nobody's from then on.
    await collect();
    expect(await stored()).toHaveLength(2);
    await collect();
    await collect();
    expect(await stored()).toEqual([]);
    expect((await phone.request(piece)).status).toBe(403);
  },
  PATIENCE_MS,
);
