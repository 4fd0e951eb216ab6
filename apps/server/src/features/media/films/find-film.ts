import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { type FilmRungRow, filmRungs } from './film-rungs-table.ts';
import { type FilmRow, films } from './films-table.ts';

export interface FoundFilm {
  film: FilmRow;
  /** Those that are played, and the sound alone apart from them. */
  rungs: (FilmRungRow & { lines: number })[];
  sound: FilmRungRow | null;
}

/** A film and its qualities; null for a file that is served as it came. */
export async function findFilm(tx: Tx, tenantId: string, id: string): Promise<FoundFilm | null> {
  const rows = await tx
    .select({ film: films, rung: filmRungs })
    .from(films)
    .leftJoin(filmRungs, and(eq(filmRungs.tenantId, films.tenantId), eq(filmRungs.filmId, films.id)))
    .where(and(eq(films.tenantId, tenantId), eq(films.id, id)));
  const film = rows[0]?.film;
  if (!film) return null;
  const all = rows.flatMap(({ rung }) => rung ?? []);
  const isPlayed = (rung: FilmRungRow): rung is FilmRungRow & { lines: number } =>
    rung.lines !== null && rung.mode === film.mode;
  return { film, rungs: all.filter(isPlayed), sound: all.find(({ lines }) => lines === null) ?? null };
}
