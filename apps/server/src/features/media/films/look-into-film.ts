import { type FilmFacts, judgeFilm } from '@hessa/rules/media/film/film-facts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited } from '../../../platform/films/run-limited.ts';
import { LOOK_LIMITS, readingArgs } from './film-limits.ts';

/** What a stored file is as a film; refuses with the fault it has. */
export async function lookIntoFilm({ ffprobe }: FilmTools, path: string): Promise<FilmFacts> {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...readingArgs(path)];
  const outcome = await runLimited(ffprobe, args, { limits: LOOK_LIMITS });
  if (outcome.kind === 'stopped' && outcome.why === 'output') throw new DomainError('film.too_many_streams');
  if (outcome.kind === 'refused' && outcome.complaint.includes('max_streams')) {
    throw new DomainError('film.too_many_streams');
  }
  if (outcome.kind !== 'done') throw new DomainError('film.broken');
  const verdict = judgeFilm(readJson(outcome.said));
  if (verdict.kind === 'fault') throw new DomainError(`film.${verdict.fault}`);
  return verdict.facts;
}

/** What a program said, if it is what it was asked for. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
