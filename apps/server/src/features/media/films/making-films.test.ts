import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import { filmLadder, type Rung } from '@hessa/rules/media/film/film-ladder';
import { sniffContent } from '@hessa/rules/media/sniff-content';
import { uploadTypes } from '@hessa/rules/media/upload-purposes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  canWrite,
  coverFirst,
  type DrawnFilm,
  drawFilm,
  heldUpright,
  testTools,
  WITH_COVER,
  withWords,
} from './film.fixture.ts';
import { FILM_THREADS } from './film-limits.ts';
import { extractCaptions } from './keep-captions.ts';
import { lookIntoFilm } from './look-into-film.ts';
import { makeRungs, type RungsWork } from './make-rungs.ts';
import { measureGain, measureLength, measureMode } from './measure-film.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-films-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(bytes: Buffer, name = 'film'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** What a tool says of a piece; without the machine's converters, as the platform runs it. */
function tell(tool: 'ffmpeg' | 'ffprobe', args: string[]): string {
  const env = { GCONV_PATH: '/dev/null' };
  return spawnSync(testTools()[tool], ['-v', 'error', ...args], { encoding: 'latin1', env }).stdout;
}

function soundPackets(path: string): number {
  const told = tell('ffprobe', ['-select_streams', 'a', '-show_entries', 'packet=pts', '-of', 'csv=p=0', path]);
  return told.split('\n').filter(Boolean).length;
}

/** One quality by itself, or the sound alone. */
async function makeRung(rung: Rung | null, work: RungsWork) {
  const [made] = await makeRungs([rung], work);
  return made?.pieces ?? [];
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
const WHEN_IT_MOVES = ['-vf', 'select=lt(n\\,10)+not(mod(n\\,9))', '-vsync', 'vfr'];
const AV1: [string, DrawnFilm, Partial<FilmFacts>] = [
  'an MP4 with AV1',
  { seconds: 1, size: '160x120', rate: 10, args: ['-c:v', 'libsvtav1', '-preset', '12', '-c:a', 'aac'] },
  { videoCodec: 'av1' },
];

/** As phones, cameras and screen recorders write them; in codecs that every build of the tool can write. */
const FILMED: [string, DrawnFilm, Partial<FilmFacts>][] = [
  ['an MP4 with H.264 and AAC', {}, { videoCodec: 'h264', audioCodec: 'aac', width: 320, height: 240 }],
  [
    'an iPhone’s MOV with HEVC',
    {
      ending: 'mov',
      args: ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-c:a', 'aac'],
    },
    { videoCodec: 'hevc' },
  ],
  [
    'an MKV with VP9 and Opus',
    {
      ending: 'mkv',
      seconds: 1,
      args: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
    },
    { videoCodec: 'vp9', audioCodec: 'opus' },
  ],
  [
    'a silent WebM',
    { ending: 'webm', sound: 'none', args: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'] },
    { videoCodec: 'vp8', channels: 0 },
  ],
  [
    'an AVI with MPEG-4 and MP3',
    { ending: 'avi', args: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'] },
    { videoCodec: 'mpeg4', audioCodec: 'mp3' },
  ],
  ['a transport stream', { ending: 'ts' }, { videoCodec: 'h264' }],
  [
    'a 3GP of an old phone',
    { ending: '3gp', size: '352x288', args: ['-c:v', 'h263', '-c:a', 'aac'] },
    { videoCodec: 'h263', height: 288 },
  ],
  ['a film with sound from six sides', { ending: 'mp4', sound: '5.1' }, { channels: 6 }],
  ['60 frames a second', { rate: 60, picture: 'camera' }, { frameRate: 60 }],
  [
    'a screen recording whose frames come when something moves',
    { seconds: 1, picture: 'camera', ending: 'mkv', args: [...WHEN_IT_MOVES, ...H264] },
    { videoCodec: 'h264' },
  ],
  // The oldest build that is carried along neither writes nor reads it (record 82).
  ...(canWrite('libsvtav1') ? [AV1] : []),
];

describe('a film', () => {
  test.each(FILMED)(
    'is taken in as %s, and leaves as H.264 and AAC [FILM-01, FILM-02]',
    async (_name, wanted, told) => {
      const bytes = drawFilm(wanted);
      const type = sniffContent(bytes.subarray(0, 4096), Buffer.alloc(0));
      expect(uploadTypes('video', true)).toContain(type);
      const path = await keep(bytes);
      const facts = await lookIntoFilm(testTools(), path);
      expect(facts).toMatchObject(told);
      const durationSeconds = await measureLength(testTools(), path);
      const [rung] = filmLadder(facts, 'camera').slice(-1);
      const gain = await measureGain(testTools(), path, facts);
      const pieces = await makeRung(rung ?? null, {
        ...{ tools: testTools(), path, facts, gain, durationSeconds, folder: join(folder, 'made') },
        onProgress: async () => {},
      });
      const [piece] = pieces;
      const made = await lookIntoFilm(testTools(), piece?.path ?? '');
      expect(made).toMatchObject({
        ...{ videoCodec: 'h264', audioCodec: facts.channels > 0 ? 'aac' : null, channels: Math.min(1, facts.channels) },
        ...{ width: rung?.width, height: rung?.height },
      });
      expect(made.frameRate).toBeLessThanOrEqual(30);
    },
  );

  test('that was held upright is judged and made upright [FILM-02]', async () => {
    const flat = await keep(drawFilm({ ending: 'mov', seconds: 1 }));
    expect(await lookIntoFilm(testTools(), flat)).toMatchObject({ width: 320, height: 240 });
    const upright = await keep(heldUpright(drawFilm({ ending: 'mov', seconds: 1 })));
    expect(await lookIntoFilm(testTools(), upright)).toMatchObject({ width: 240, height: 320 });
  });

  test('with a drawing on its cover is made of its pictures, wherever the cover stands [FILM-02]', async () => {
    const path = await keep(coverFirst(drawFilm({ seconds: 1, picture: 'camera', args: WITH_COVER })));
    const facts = await lookIntoFilm(testTools(), path);
    expect(facts).toMatchObject({ videoCodec: 'h264', width: 320, height: 240 });
    expect(await measureMode(testTools(), path, 1)).toBe('camera');
    const [rung = null] = filmLadder(facts, 'camera');
    const pieces = await makeRung(rung, {
      ...{ tools: testTools(), path, facts, gain: 0, durationSeconds: 1, folder: join(folder, 'made') },
      onProgress: async () => {},
    });
    // A cover is one picture, however long it is shown.
    const made = await readFile(pieces[0]?.path ?? '');
    expect(made.length).toBeGreaterThan(20_000);
  });

  test('with a picture every twelve seconds has the sound of its seconds in each of its pieces [FILM-52]', async () => {
    const path = await keep(drawFilm({ seconds: 60, size: '160x120', rate: 1 / 12, picture: 'camera' }));
    const facts = await lookIntoFilm(testTools(), path);
    const [rung = null] = filmLadder(facts, 'camera');
    const pieces = await makeRung(rung, {
      ...{ tools: testTools(), path, facts, gain: 0, durationSeconds: 60, folder: join(folder, 'slow') },
      onProgress: async () => {},
    });
    expect(pieces).toHaveLength(10);
    // Packets of sound of 1,024 samples at 32 kHz; one more or less where a piece begins.
    const heard = pieces.map((piece) => (soundPackets(piece.path) * 1024) / 32_000);
    for (const seconds of heard) expect(seconds, heard.join(' ')).toBeGreaterThan(5.5);
  });

  test('is read once for several qualities, each whole and of its own size, with two threads [FILM-53, FILM-64]', async () => {
    const path = await keep(drawFilm({ seconds: 8, size: '640x480', rate: 5, picture: 'camera' }));
    const facts = await lookIntoFilm(testTools(), path);
    const rungs = [...filmLadder(facts, 'camera'), null];
    const shares: number[] = [];
    const made = await makeRungs(rungs, {
      ...{ tools: testTools(), path, facts, gain: 3, durationSeconds: 8, folder: join(folder, 'together') },
      onProgress: async (share) => void shares.push(share),
    });
    expect(made.map(({ rung }) => rung?.name)).toEqual(['camera-480', 'camera-360', 'camera-240', undefined]);
    for (const { rung, pieces } of made) {
      expect(pieces.map(({ milliseconds }) => Math.round(milliseconds / 500) / 2)).toEqual([6, 2]);
      for (const { path: piece } of pieces) expect(soundPackets(piece)).toBeGreaterThan(50);
      if (!rung) continue;
      const first = pieces[0]?.path ?? '';
      const { width, height } = rung;
      expect(await lookIntoFilm(testTools(), first)).toMatchObject({ width, height, frameRate: 5, audioCodec: 'aac' });
      // What writes H.264 notes how it was told to.
      const noted = tell('ffmpeg', ['-i', first, '-c', 'copy', '-f', 'h264', 'pipe:1']);
      expect(/\bthreads=(\d+)/.exec(noted)?.[1]).toBe(String(FILM_THREADS));
    }
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  test('whose picture hardly moves is a board, one that moves a camera’s [FILM-05]', async () => {
    const board = await keep(drawFilm({ picture: 'board', sound: 'none' }));
    expect(await measureMode(testTools(), board, 2)).toBe('board');
    const camera = await keep(drawFilm({ picture: 'camera', sound: 'none' }));
    expect(await measureMode(testTools(), camera, 2)).toBe('camera');
  });

  test('that is too quiet is made louder, and silence stays as it is [FILM-08]', async () => {
    const quiet = ['-c:v', 'libx264', '-preset', 'ultrafast', '-af', 'volume=-25dB', '-c:a', 'aac'];
    const film = await keep(drawFilm({ seconds: 3, args: quiet }));
    expect(await measureGain(testTools(), film, await lookIntoFilm(testTools(), film))).toBeGreaterThan(10);
    const silent = await keep(drawFilm({ sound: 'none' }));
    expect(await measureGain(testTools(), silent, await lookIntoFilm(testTools(), silent))).toBe(0);
  });
});

describe('HDR', () => {
  test('is brought down to ordinary colours; without the filters for it, it is still a film [FILM-28]', async () => {
    const args = ['-c:v', 'ffv1', '-pix_fmt', 'yuv420p10le', '-color_primaries', 'bt2020', '-color_trc', 'smpte2084'];
    const wanted = { seconds: 1, rate: 5, picture: 'camera', sound: 'none', ending: 'mkv' } as const;
    const path = await keep(drawFilm({ ...wanted, args: [...args, '-colorspace', 'bt2020nc'] }));
    const facts = await lookIntoFilm(testTools(), path);
    expect(facts.isHdr).toBe(true);
    const [rung = null] = filmLadder(facts, 'camera').slice(-1);
    const made: Buffer[] = [];
    for (const tonesDown of [testTools().tonesDown, false]) {
      const work = {
        path,
        facts,
        gain: 0,
        durationSeconds: 1,
        folder: join(folder, 'hdr'),
        onProgress: async () => {},
      };
      const [piece] = await makeRung(rung, { ...work, tools: { ...testTools(), tonesDown } });
      expect(await lookIntoFilm(testTools(), piece?.path ?? '')).toMatchObject({ videoCodec: 'h264', isHdr: false });
      made.push(await readFile(piece?.path ?? ''));
    }
    expect(testTools().tonesDown).toBe(true);
    expect(made[0]?.equals(made[1] ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('words inside a film', () => {
  test('are found in MKV and MP4, Arabic first; a film without words has none [FILM-27]', async () => {
    for (const ending of ['mkv', 'mp4'] as const) {
      const path = await keep(drawFilm({ seconds: 1, ending, args: await withWords(folder, ending) }));
      const words = await extractCaptions(testTools(), path, { folder, durationSeconds: 1 });
      expect(words?.toString(), ending).toMatch(/^WEBVTT\s+00:00\.1\d\d --> 00:00\.9\d\d\s+دي الجملة/);
    }
    const silent = await keep(drawFilm({ seconds: 1 }));
    expect(await extractCaptions(testTools(), silent, { folder, durationSeconds: 1 })).toBeNull();
  });
});
