import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { until } from '../../../testing/until.ts';
import { finish, sendFile } from '../teach/send-upload.fixture.ts';
import { drawFilm, FILM_VARIABLES, testTools } from './film.fixture.ts';
import { PIECES_LIST } from './make-rungs.ts';

/** The tools come last in line for the processor. */
const PATIENCE_MS = 300_000;

let platform: TestPlatform;
let owner: TestClient;
let folder: string;
/** A line for each time that the tool was started, with what it was told. */
let started: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-reading-'));
  started = join(folder, 'started');
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, `#!/bin/sh\necho "$*" >> ${started}\nexec ${testTools().ffmpeg} "$@"\n`, { mode: 0o755 });
  platform = await startTestPlatform({ variables: { ...FILM_VARIABLES, FFMPEG_PATH: ffmpeg } });
  useCheapPasswords(platform);
  owner = platform.client();
  await owner.login(await platform.createAccount({ role: 'owner' }));
});
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a camera’s film becomes all its qualities, and its sound, in one run of the tool [FILM-64]',
  async () => {
    const bytes = drawFilm({ seconds: 1, size: '1280x720', rate: 5, picture: 'camera' });
    const { body } = await finish(owner, await sendFile(owner, { bytes, purpose: 'video', fileName: 'film.mp4' }));
    const filmId: string = body.data.mediaId;
    const film = async () => (await owner.call('GET /api/teach/films/{filmId}', { params: { filmId } })).body.data;
    await until(async () => (await film()).state === 'ready', PATIENCE_MS);
    const names = (await film()).rungs.map(({ name }: { name: string }) => name).sort();
    expect(names).toEqual(['camera-240', 'camera-360', 'camera-480', 'camera-720', 'sound']);
    const writing = (await readFile(started, 'utf8')).split('\n').filter((told) => told.includes('-f hls'));
    expect(writing).toHaveLength(1);
    for (const name of names) expect(writing[0]).toContain(`/${name}/${PIECES_LIST}`);
    // And what it reads, it reads once.
    expect(writing[0]?.split(' -i ')).toHaveLength(2);
  },
  PATIENCE_MS,
);
