import { describe, expect, test } from 'vitest';
import { isToldAtEnd } from './arriving-film.ts';
import { captionsTrack } from './film-captions.ts';
import { type FilmFacts, judgeFilm, MOST_STREAMS } from './film-facts.ts';
import { filmLadder, filmPasses, rungFrameRate, secondsLeft, workOf } from './film-ladder.ts';
import { evenGain, looksAt, modeByMotion, stripPlace, stripPlan } from './film-measures.ts';
import { masterPlaylist, readPieces, readQualities, rungPlaylist, SEGMENTS_PER_KEY } from './film-playlists.ts';
import { filmBytes, filmQuality, megabytes } from './film-quality.ts';

const picture = { codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080, avg_frame_rate: '30000/1001' };
const sound = { codec_type: 'audio', codec_name: 'aac', channels: 6 };
const told = (streams: object[], format: object = { duration: '60.5' }) => judgeFilm({ streams, format });
const facts = (width: number, height: number, frameRate = 25): FilmFacts => ({
  ...{ durationSeconds: 60, width, height, frameRate, videoCodec: 'h264' },
  ...{ isHdr: false, audioCodec: 'aac', channels: 2 },
});

describe('what a film is', () => {
  test('its length, picture and sound, as it is shown [FILM-01, FILM-02]', () => {
    expect(told([picture, sound])).toEqual({
      kind: 'film',
      facts: {
        ...{ durationSeconds: 60.5, width: 1920, height: 1080, frameRate: 30000 / 1001, videoCodec: 'h264' },
        ...{ isHdr: false, audioCodec: 'aac', channels: 6 },
      },
    });
  });

  test.each([
    ['turned by a note beside it', { side_data_list: [{}, { rotation: -90 }] }, { width: 1080, height: 1920 }],
    ['turned by an old tag', { tags: { rotate: '270' } }, { width: 1080, height: 1920 }],
    ['upside down', { side_data_list: [{ rotation: 180 }] }, { width: 1920, height: 1080 }],
    ['in HDR of phones', { color_transfer: 'arib-std-b67' }, { isHdr: true }],
    ['in HDR of cinemas', { color_transfer: 'smpte2084' }, { isHdr: true }],
    ['of a rate that no camera has', { avg_frame_rate: '90000/1' }, { frameRate: 25 }],
    ['of no rate at all', { avg_frame_rate: '0/0' }, { frameRate: 25 }],
  ])('%s [FILM-02]', (_what, more, expected) => {
    expect(told([{ ...picture, ...more }])).toMatchObject({ kind: 'film', facts: expected });
  });

  test('a recording of a browser does not say how long it is [FILM-02]', () => {
    expect(told([picture], {})).toMatchObject({ facts: { durationSeconds: null } });
    expect(told([{ ...picture, duration: '3.5' }], { duration: 'N/A' })).toMatchObject({
      facts: { durationSeconds: 3.5 },
    });
  });

  test.each([
    ['broken', undefined],
    ['broken', { streams: 'many' }],
    ['broken', { streams: [{ ...picture, width: 0 }] }],
    ['broken', { streams: [{ ...picture, height: 'high' }] }],
    ['no_picture', { streams: [sound] }],
    ['no_picture', { streams: [sound, { ...picture, disposition: { attached_pic: 1 } }] }],
    ['too_large', { streams: [{ ...picture, width: 60_000 }] }],
    ['too_long', { streams: [picture], format: { duration: String(366 * 86_400) } }],
    ['too_many_streams', { streams: Array.from({ length: MOST_STREAMS + 1 }, () => sound) }],
    ['too_many_streams', { streams: [picture], format: { nb_streams: 10_000 } }],
    ['unknown_codec', { streams: [{ ...picture, codec_name: 'binkvideo' }] }],
  ])('%s is a fault [FILM-03]', (fault, answer) => {
    expect(judgeFilm(answer)).toEqual({ kind: 'fault', fault });
  });
});

describe('the ladder', () => {
  const lines = (film: FilmFacts, mode: 'board' | 'camera') => filmLadder(film, mode).map((rung) => rung.lines);

  test.each([
    [facts(1920, 1080), 'board', [720, 480, 360, 240, 1080]],
    [facts(1920, 1080), 'camera', [480, 360, 240, 1080, 720]],
    [facts(3840, 2160), 'camera', [480, 360, 240, 1080, 720]],
    [facts(640, 480), 'camera', [480, 360, 240]],
    [facts(1080, 1920), 'board', [720, 480, 360, 240, 1080]],
    [facts(1066, 600), 'board', [600, 360, 240]],
    [facts(176, 144), 'camera', [144]],
  ] as const)(
    'of %j for a %s begins with what most watch and is never above the source [FILM-06]',
    (film, mode, rungs) => {
      expect(lines(film, mode)).toEqual(rungs);
    },
  );

  test('keeps the shape, in even numbers [FILM-06]', () => {
    expect(filmLadder(facts(1080, 1920), 'board')[0]).toMatchObject({ name: 'board-720', width: 720, height: 1280 });
    expect(filmLadder(facts(641, 481), 'camera').at(-1)).toMatchObject({ width: 320, height: 240 });
  });

  test.each([
    [25, 'board', 6.25],
    [50, 'board', 6.25],
    [30000 / 1001, 'board', 6],
    [5, 'board', 5],
    [60, 'camera', 30],
    [24, 'camera', 24],
  ] as const)('%d frames for a %s become %d [FILM-05]', (source, mode, frames) => {
    expect(rungFrameRate(source, mode)).toBe(frames);
  });

  test.each([
    [{ done: 0, total: 1000, elapsedMs: 60_000 }, null],
    [{ done: 500, total: 1000, elapsedMs: 1000 }, null],
    [{ done: 250, total: 1000, elapsedMs: 60_000 }, 180],
    [{ done: 1000, total: 1000, elapsedMs: 60_000 }, 1],
    [{ done: 5, total: null, elapsedMs: 60_000 }, null],
  ])('%j leaves %s seconds [FILM-11]', (progress, seconds) => {
    expect(secondsLeft(progress)).toBe(seconds);
  });

  test.each([
    [facts(1280, 720), 'camera', [[480, 'sound', 360, 240, 720]]],
    [facts(1920, 1080), 'camera', [[480, 'sound', 360, 240, 720], [1080]]],
    [facts(1280, 720), 'board', [[720], ['sound'], [480], [360], [240]]],
  ] as const)(
    'of %j for a %s is made by reading the film as seldom as it may [FILM-64, FILM-65]',
    (film, mode, passes) => {
      const [first = null, ...others] = filmLadder(film, mode);
      const made = filmPasses([first, null, ...others], mode);
      expect(made.map((pass) => pass.map((rung) => rung?.lines ?? 'sound'))).toEqual(passes);
      expect(filmPasses([null], mode)).toEqual([[null]]);
      // Reading is counted once for all that is made of it.
      expect(workOf([first, null]) - workOf([null])).toBe(workOf([first]) - workOf([]));
    },
  );
});

describe('measures', () => {
  test.each([
    [[0, 0, 0.2, 30, 0.1, 0, 0, 0], 'board'],
    [[0.4, 0.9, 0.7, 0.8, 1.5], 'board'],
    [[1.2, 2, 3, 1.8], 'camera'],
    [[0, 0, 5, 6, 7], 'camera'],
    [[0], 'camera'],
    [[], 'camera'],
  ])('differences %j are of a %s [FILM-05]', (differences, mode) => {
    expect(modeByMotion(differences)).toBe(mode);
  });

  test('a long film is looked at here and there, a short one wholly [FILM-05]', () => {
    expect(looksAt(20)).toEqual([{ at: 0, seconds: 40 }]);
    expect(looksAt(3600).map(({ at }) => at)).toEqual([400, 800, 1200, 1600, 2000, 2400, 2800, 3200]);
  });

  test.each([
    [-16, 0],
    [-30.24, 14.2],
    [-10, -6],
    [-55, 24],
    [-70, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [null, 0],
  ])('a loudness of %s is evened by %s dB [FILM-08]', (measured, gain) => {
    expect(evenGain(measured)).toBe(gain);
  });

  test('a strip has at most a hundred pictures, and each second one of them [FILM-07]', () => {
    const plan = stripPlan(3600, { width: 1280, height: 720 });
    expect(plan).toEqual({ everySeconds: 36, columns: 10, rows: 10, width: 160, height: 90 });
    expect(stripPlace(plan, 0)).toEqual({ column: 0, row: 0 });
    expect(stripPlace(plan, 400)).toEqual({ column: 1, row: 1 });
    expect(stripPlace(plan, 9999)).toEqual({ column: 9, row: 9 });
    expect(stripPlan(2.4, { width: 720, height: 1280 })).toEqual({
      everySeconds: 1,
      columns: 3,
      rows: 1,
      width: 90,
      height: 160,
    });
  });
});

describe('the quality nobody chose', () => {
  test.each([
    ['hd1080', 'board', false, 'hd1080'],
    ['hd1080', 'board', true, 'hd720'],
    ['medium', 'board', false, 'hd720'],
    ['tiny', 'board', true, 'hd720'],
    ['hd1080', 'camera', false, 'hd1080'],
    ['hd1080', 'camera', true, 'medium'],
    ['small', 'camera', true, 'small'],
  ] as const)('%s of a %s, saving %s, is %s [FILM-14]', (recommended, mode, saves, quality) => {
    expect(filmQuality(recommended, { mode, saves })).toBe(quality);
  });

  test.each([
    ['hd1080', 30],
    ['hd720', 20],
    ['medium', 12],
    ['small', 12],
    ['tiny', 5],
  ] as const)('%s takes what the best of it weighs [FILM-15]', (quality, bytes) => {
    const sizes = [
      { lines: 240, bytes: 5 },
      { lines: 400, bytes: 12 },
      { lines: 720, bytes: 20 },
      { lines: 1080, bytes: 30 },
    ];
    expect(filmBytes(sizes, quality)).toBe(bytes);
    expect(filmBytes([], quality)).toBeNull();
    expect(filmBytes(sizes.slice(3), 'tiny')).toBe(30);
    expect(megabytes(400)).toBe(1);
    expect(megabytes(41_600_000)).toBe(42);
  });
});

describe('playlists', () => {
  const rung = (name: string, lines: number, pieces: [number, number][]) => ({
    ...{ name, width: lines * 2, height: lines, frameRate: 6.25, codecs: 'avc1.4d401f,mp4a.40.2', segments: pieces },
  });

  test('name the qualities from the smallest, each with its rates [FILM-09]', () => {
    const text = masterPlaylist(
      [
        rung('b', 720, [
          [1000, 1000],
          [3000, 1000],
        ]),
        rung('a', 240, [[500, 1000]]),
      ],
      (name) => `${name}.m3u8?s=1`,
    );
    expect(text.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=4000,AVERAGE-BANDWIDTH=4000,RESOLUTION=480x240,FRAME-RATE=6.250,CODECS="avc1.4d401f,mp4a.40.2"',
      'a.m3u8?s=1',
      '#EXT-X-STREAM-INF:BANDWIDTH=24000,AVERAGE-BANDWIDTH=16000,RESOLUTION=1440x720,FRAME-RATE=6.250,CODECS="avc1.4d401f,mp4a.40.2"',
      'b.m3u8?s=1',
      '',
    ]);
  });

  test('tell what a line must bear by pieces that last, not by a moment at the end [FILM-45]', () => {
    const pieces: [number, number][] = [
      [90_000, 6000],
      [60_000, 6000],
      [30_000, 40],
    ];
    const text = masterPlaylist([rung('a', 720, pieces)], (name) => `${name}.m3u8`);
    expect(text).toContain('BANDWIDTH=120000,');
  });

  test('name pieces by their bytes, and another key after two minutes [FILM-09]', () => {
    const pieces = Array.from({ length: SEGMENTS_PER_KEY + 1 }, (): [number, number] => [100, 6000]);
    const text = rungPlaylist(rung('a', 240, pieces), {
      piece: (from, to) => `${from}-${to}.ts`,
      key: (period) => `${period}.key`,
    });
    expect(text.match(/#EXT-X-KEY.*/g)).toEqual([
      '#EXT-X-KEY:METHOD=AES-128,URI="0.key"',
      '#EXT-X-KEY:METHOD=AES-128,URI="1.key"',
    ]);
    expect(text).toContain('#EXTINF:6.000,\n0-99.ts\n');
    expect(text).toContain('URI="1.key"\n#EXTINF:6.000,\n2000-2099.ts\n#EXT-X-ENDLIST');
  });

  test('of clear pieces are read back', () => {
    expect(readPieces('#EXTM3U\r\n#EXTINF:6.006,\r\n00000.ts\r\n#EXTINF:1,\n00001.ts\n#EXT-X-ENDLIST')).toEqual([
      { name: '00000.ts', milliseconds: 6006 },
      { name: '00001.ts', milliseconds: 1000 },
    ]);
  });
});

describe('words inside a film', () => {
  const track = (codec_name: string, language?: string, isDefault = 0) => ({
    codec_name,
    tags: { language },
    disposition: { default: isDefault },
  });

  test('are the Arabic ones, else those that the film puts first, else any; never pictures of words [FILM-27]', () => {
    const pictures = track('hdmv_pgs_subtitle', 'ara', 1);
    expect(captionsTrack({ streams: [pictures, track('subrip', 'eng', 1), track('ass', 'ara')] })).toBe(2);
    expect(captionsTrack({ streams: [track('mov_text', 'fra'), track('mov_text', 'eng', 1)] })).toBe(1);
    expect(captionsTrack({ streams: [pictures, track('webvtt')] })).toBe(1);
    expect(captionsTrack({ streams: [pictures, null] })).toBeNull();
    expect(captionsTrack(null)).toBeNull();
  });
});

describe('a film on its way', () => {
  const box = (name: string, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32BE(length);
    bytes.write(name, 4, 'latin1');
    return bytes;
  };

  test('says that it is told at its end when its pictures come first [FILM-26]', () => {
    const atEnd = Buffer.concat([box('ftyp', 24), box('wide', 8), box('mdat', 4000).subarray(0, 50)]);
    expect(isToldAtEnd(atEnd)).toBe(true);
    expect(isToldAtEnd(Buffer.concat([box('ftyp', 24), box('moov', 100), box('mdat', 50)]))).toBe(false);
    expect(isToldAtEnd(Buffer.from('RIFF0000AVI LIST'))).toBe(false);
    expect(isToldAtEnd(Buffer.concat([box('free', 24), Buffer.alloc(40)]))).toBe(false);
    expect(isToldAtEnd(Buffer.alloc(0))).toBe(false);
  });
});

test('the qualities of a list are read as they were written [FILM-30]', () => {
  const rung = (name: string, width: number, height: number, bytes: number) => ({
    ...{ name, width, height, frameRate: 6, codecs: 'avc1.4d401e,mp4a.40.2' },
    segments: [[bytes, 6000]] as const,
  });
  const list = masterPlaylist(
    [rung('board-360', 640, 360, 6000), rung('board-240', 426, 240, 3000)],
    (name) => `${name}.m3u8?s=1`,
  );
  expect(readQualities(list)).toEqual([
    { address: 'board-240.m3u8?s=1', width: 426, height: 240, bitrate: 4000 },
    { address: 'board-360.m3u8?s=1', width: 640, height: 360, bitrate: 8000 },
  ]);
  expect(readQualities(rungPlaylist({ segments: [[10, 1000]] }, { piece: () => 'a.ts', key: null }))).toEqual([]);
});
