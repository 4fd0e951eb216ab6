import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { FilmTools } from '../../../apps/server/src/platform/films/find-film-tools.ts';

export type Sample = 'board' | 'camera';

const SIZE = { width: 1280, height: 720 };
/** A board is written full once a minute, a stroke every half second, and wiped. */
const MINUTE = 60;
const STROKES = 110;

/** A lesson that is drawn, not found: the same pictures every time, on every machine. */
export function drawSample(tools: FilmTools, sample: Sample, seconds: number, folder: string): string {
  const minute = join(folder, `${sample}.mp4`);
  const path = join(folder, `${sample}-${seconds}.mp4`);
  const drawn = Math.min(seconds, MINUTE);
  const size = `${SIZE.width}x${SIZE.height}`;
  const picture =
    sample === 'board' ? `color=c=0x1a4030:s=${size}:r=25,${strokes()}` : `mandelbrot=s=${size}:r=25,${grain}`;
  // Bursts of coloured noise, as often as somebody speaks.
  const sound = 'anoisesrc=c=pink:a=0.3:r=44100,bandpass=f=900:w=1400,tremolo=f=3.5:d=0.9';
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '14',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
  ];
  draw(tools, [
    ...['-f', 'lavfi', '-t', String(drawn), '-i', picture, '-f', 'lavfi', '-t', String(drawn), '-i', sound],
    ...[...codecs, minute],
  ]);
  // A board begins anew every minute anyway: the others are the same bytes.
  draw(tools, ['-stream_loop', '-1', '-i', minute, '-t', String(seconds), '-c', 'copy', path]);
  return path;
}

function draw(tools: FilmTools, args: string[]): void {
  const { status, stderr } = spawnSync(tools.ffmpeg, ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the sample could not be drawn: ${stderr}`);
}

const grain = 'noise=alls=6:allf=t';

/** Lines of chalk, long and short, one after the other from the left, and a hand that passes now and then. */
function strokes(): string {
  const boxes = Array.from({ length: STROKES }, (_, index) => {
    const line = Math.floor(index / 11);
    const at = index % 11;
    const width = 40 + ((index * 37) % 60);
    const place = `x=${60 + at * 106}:y=${70 + line * 58 + ((index * 13) % 9)}:w=${width}:h=${3 + (index % 3)}`;
    return `drawbox=${place}:color=0xf3f6ec:t=fill:enable='gte(mod(t,${MINUTE}),${(index / 2).toFixed(1)})'`;
  });
  const hand = `drawbox=x='60+mod(t*90,1100)':y=430:w=120:h=290:color=0x8d6a55:t=fill:enable='lt(mod(t,12),2)'`;
  return [...boxes, hand].join(',');
}
