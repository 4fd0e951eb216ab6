import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFilmTools } from '../../../platform/films/find-film-tools.ts';

/** The tools of the packages where they are installed: the same ones on every machine, and quick to start. */
const TEST_TOOLS = findFilmTools({}, '') ?? findFilmTools({});

export function testTools() {
  if (!TEST_TOOLS) throw new Error('no ffmpeg was found, neither in node_modules nor on the PATH');
  return TEST_TOOLS;
}

/** Whether the tool can write films of this kind. */
export function canWrite(encoder: string): boolean {
  return spawnSync(testTools().ffmpeg, ['-hide_banner', '-encoders'], { encoding: 'utf8' }).stdout.includes(encoder);
}

/** What a server of a test is told, so that it makes films with the same tools. */
export const FILM_VARIABLES: Record<string, string> = {
  HESSA_FILMS: 'on',
  ...(TEST_TOOLS ? { FFMPEG_PATH: TEST_TOOLS.ffmpeg, FFPROBE_PATH: TEST_TOOLS.ffprobe } : {}),
};

export interface DrawnFilm {
  seconds?: number;
  size?: string;
  rate?: number;
  /** A picture that hardly changes, or one that never stays. */
  picture?: 'board' | 'camera';
  sound?: 'none' | 'mono' | '5.1';
  ending?: string;
  /** Codecs and what else ffmpeg is told of the file to write. */
  args?: string[];
}

/** A film that is drawn, not found: the same pictures every time. */
export function drawFilm(wanted: DrawnFilm = {}): Buffer {
  const { seconds = 2, size = '320x240', rate = 25, picture = 'board', sound = 'mono', ending = 'mp4' } = wanted;
  const folder = mkdtempSync(join(tmpdir(), 'hessa-film-'));
  try {
    const file = join(folder, `film.${ending}`);
    const drawn = picture === 'board' ? `color=c=0x1a4030:s=${size}:r=${rate}` : `testsrc2=s=${size}:r=${rate}`;
    const heard = sound === '5.1' ? 'aevalsrc=0.1*sin(600*t)|0|0|0|0|0:c=5.1' : 'sine=frequency=300';
    const args = [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-t', String(seconds), '-i', drawn],
      ...(sound === 'none' ? [] : ['-f', 'lavfi', '-t', String(seconds), '-i', heard]),
      ...(wanted.args ?? ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']),
      file,
    ];
    const { status, stderr } = spawnSync(testTools().ffmpeg, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the film could not be drawn: ${stderr}`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `drawFilm` is told for a film with two tracks of words, the second of them Arabic. */
export async function withWords(folder: string, ending: 'mkv' | 'mp4'): Promise<string[]> {
  const [english, arabic] = [join(folder, 'english.srt'), join(folder, 'arabic.srt')];
  await writeFile(english, '1\n00:00:00,100 --> 00:00:00,900\nThis is the sentence\n');
  await writeFile(arabic, '1\n00:00:00,100 --> 00:00:00,900\nدي الجملة\n');
  const maps = [0, 1, 2, 3].flatMap((input) => ['-map', String(input)]);
  const languages = ['-metadata:s:s:0', 'language=eng', '-metadata:s:s:1', 'language=ara'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  return ['-i', english, '-i', arabic, ...maps, ...codecs, '-c:s', ending === 'mkv' ? 'srt' : 'mov_text', ...languages];
}

/** The film as a phone writes it that was held upright: the same pictures, and a note to turn them. */
export function heldUpright(mov: Buffer): Buffer {
  const bytes = Buffer.from(mov);
  // The matrix of the track's header, 44 bytes behind its name; fractions of 16 bits, the last of 30.
  const at = bytes.indexOf('tkhd') + 44;
  const turned = [0, 0x10000, 0, -0x10000, 0, 0, 240 * 0x10000, 0, 0x40000000];
  for (const [index, value] of turned.entries()) bytes.writeInt32BE(value, at + index * 4);
  return bytes;
}

/** What `drawFilm` is told for a film with a drawing on its cover. */
export const WITH_COVER = [
  ...['-f', 'lavfi', '-t', '0.04', '-i', 'color=c=red:s=64x64', '-map', '0', '-map', '1', '-map', '2'],
  ...['-c:v:0', 'libx264', '-preset', 'ultrafast', '-pix_fmt:v:0', 'yuv420p', '-c:a', 'aac'],
  ...['-c:v:1', 'png', '-disposition:v:1', 'attached_pic'],
];

/** The same as some programs write it: the cover is told of before the film, which makes it the first stream. */
export function coverFirst(mp4: Buffer): Buffer {
  const at = mp4.indexOf('moov') + 4;
  const told = boxesOf(mp4.subarray(at));
  const isCover = (box: Buffer) => box.toString('latin1', 4, 8) === 'udta';
  const [head = Buffer.alloc(0), ...others] = told.filter((box) => !isCover(box));
  return Buffer.concat([mp4.subarray(0, at), head, ...told.filter(isCover), ...others]);
}

function boxesOf(bytes: Buffer): Buffer[] {
  if (bytes.length < 8) return [];
  const length = bytes.readUInt32BE(0);
  return [bytes.subarray(0, length), ...boxesOf(bytes.subarray(length))];
}

/** A film of MKV that says that it lasts so long. */
export function claimingToLast(mkv: Buffer, seconds: number): Buffer {
  const bytes = Buffer.from(mkv);
  // The name of the length, and that eight bytes follow.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  bytes.writeDoubleBE(seconds * 1000, at + 3);
  return bytes;
}
