import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import { evenGain, looksAt, modeByMotion } from '@hessa/rules/media/film/film-measures';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited, type ToolOutcome } from '../../../platform/films/run-limited.ts';
import { FILM_THREADS, LOOK_LIMITS, PICTURE, readingArgs, workLimits } from './film-limits.ts';

const QUIETLY = ['-hide_banner', '-nostdin', '-nostats', '-threads', String(FILM_THREADS)];

/** How long it really is, where the file does not say: its pictures are counted through, not shown. */
export async function measureLength({ ffmpeg }: FilmTools, path: string): Promise<number> {
  let microseconds = 0;
  const args = [...QUIETLY, '-v', 'error', ...readingArgs(path), '-map', PICTURE, '-c', 'copy', '-f', 'null'];
  const outcome = await runLimited(ffmpeg, [...args, '-progress', 'pipe:1', '-'], {
    limits: workLimits(0),
    onLine(line) {
      const told = /^out_time_(?:us|ms)=(\d+)$/.exec(line)?.[1];
      if (told !== undefined) microseconds = Number(told);
    },
  });
  demandDone(outcome);
  return Math.max(1, microseconds / 1_000_000);
}

/** Whether the picture hardly moves: some looks at it, small and grey, two pictures a second. */
export async function measureMode({ ffmpeg }: FilmTools, path: string, durationSeconds: number): Promise<FilmMode> {
  const differences: number[] = [];
  const filter = 'fps=2,scale=160:-2,format=gray,tblend=all_mode=difference,signalstats,metadata=print:file=-';
  for (const { at, seconds } of looksAt(durationSeconds)) {
    const args = [...QUIETLY, '-v', 'error', '-ss', String(at), '-t', String(seconds), ...readingArgs(path)];
    const outcome = await runLimited(ffmpeg, [...args, '-map', PICTURE, '-vf', filter, '-f', 'null', '/dev/null'], {
      limits: { ...LOOK_LIMITS, seconds: 60 },
    });
    // A look that fails tells nothing; a film that cannot be read at all says so when it is made.
    if (outcome.kind !== 'done') continue;
    for (const [, mean] of outcome.said.matchAll(/signalstats\.YAVG=([\d.]+)/g)) differences.push(Number(mean));
  }
  return modeByMotion(differences);
}

/** By how much its sound is to be evened out; nothing for a silent film. */
export async function measureGain({ ffmpeg }: FilmTools, path: string, facts: FilmFacts): Promise<number> {
  if (facts.channels === 0) return 0;
  const args = [...QUIETLY, '-v', 'info', ...readingArgs(path), '-map', '0:a:0', '-af', 'ebur128', '-f', 'null'];
  const outcome = await runLimited(ffmpeg, [...args, '/dev/null'], {
    limits: workLimits(facts.durationSeconds ?? 0),
  });
  if (outcome.kind !== 'done') return 0;
  const told = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(outcome.complained)?.[1];
  return evenGain(told === undefined ? null : Number(told));
}

/** A tool that ended otherwise than well, as the sentence that the teacher reads. */
export function demandDone(outcome: ToolOutcome): void {
  if (outcome.kind === 'done') return;
  if (outcome.kind === 'stopped') throw new DomainError('film.took_too_long');
  if (/No space left on device/.test(outcome.complaint)) throw new DomainError('upload.no_space');
  throw new DomainError('film.broken');
}
