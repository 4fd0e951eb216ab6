import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StripPlan, stripPlan } from '@hessa/rules/media/film/film-measures';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited } from '../../../platform/films/run-limited.ts';
import { FILM_THREADS, workLimits } from './film-limits.ts';
import { PIECES_LIST } from './make-rungs.ts';
import { demandDone } from './measure-film.ts';

export interface FilmPictures {
  poster: Buffer;
  strip: Buffer;
  plan: StripPlan;
}

/** The poster and the strip of the seek bar, drawn from the clear pieces of the rung that was just made. */
export async function drawFilmPictures(
  { ffmpeg }: FilmTools,
  folder: string,
  rung: { width: number; height: number },
  durationSeconds: number,
): Promise<FilmPictures> {
  const plan = stripPlan(durationSeconds, rung);
  // Not the first moment: films begin with a hand before the lens.
  const at = Math.min(durationSeconds / 2, Math.max(0, durationSeconds * 0.1));
  const poster = join(folder, 'poster.jpg');
  const strip = join(folder, 'strip.jpg');
  const { everySeconds, columns, rows, width, height } = plan;
  const tiles = `fps=1/${everySeconds}:round=up:start_time=0,scale=${width}:${height},tile=${columns}x${rows}`;
  // Sought behind the input: before it, a short film has no whole picture to begin with.
  await draw(['-ss', at.toFixed(3), '-frames:v', '1', '-q:v', '4', poster]);
  await draw(['-vf', tiles, '-frames:v', '1', '-q:v', '6', strip]);
  return { poster: await readFile(poster), strip: await readFile(strip), plan };

  async function draw(wanted: string[]): Promise<void> {
    const quietly = ['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y', '-threads', String(FILM_THREADS)];
    const reading = ['-protocol_whitelist', 'file', '-i', join(folder, PIECES_LIST), '-map', '0:v:0'];
    demandDone(await runLimited(ffmpeg, [...quietly, ...reading, ...wanted], { limits: workLimits(durationSeconds) }));
  }
}
