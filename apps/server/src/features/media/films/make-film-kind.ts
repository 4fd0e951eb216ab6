import {
  type FilmMode,
  filmLadder,
  filmPasses,
  type Rung,
  SOUND_ALONE,
  workOf,
} from '@hessa/rules/media/film/film-ladder';
import { and, eq, ne } from 'drizzle-orm';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import type { LongJobKind, LongWork } from '../../../platform/jobs/long-job-kind.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { mediaFiles } from '../media-files-table.ts';
import { refuseFullDisk } from '../teach/refuse-full-disk.ts';
import { filmRungs } from './film-rungs-table.ts';
import { type FilmRow, films } from './films-table.ts';
import { keepCaptions } from './keep-captions.ts';
import { lookIntoFilm } from './look-into-film.ts';
import { makeRungs } from './make-rungs.ts';
import { measureGain, measureLength, measureMode } from './measure-film.ts';
import { type KnownFilm, storeRung } from './store-rung.ts';

export interface FilmOrder {
  filmId: string;
  /** Null leaves it to the picture. */
  mode: FilmMode | null;
}

/** A bar that moves evenly whatever the film. */
const PARTS = 1000;

/**
 * Looks into a film, measures it and makes its qualities, those that most watch first. Each is kept as soon as it is
 * whole: killed in the middle, the next try goes on with those that are missing.
 */
export const makeFilmKind: LongJobKind<FilmOrder> = {
  kind: 'films.make',
  afterCrash: 'restart',
  isHeavy: true,
  async run(work) {
    const tools = work.platform.films;
    if (!tools) throw new DomainError('film.no_tool');
    await work.total(PARTS);
    const film = await findFilm(work);
    await work.platform.files.withLocalFile(work.tenant.id, film.id, (path) => make(work, tools, film, path));
    return undefined;
  },
  cleanUp: (work) => work.platform.workFolders.remove(work.tenant.id, work.input.filmId),
};

async function make(work: LongWork<FilmOrder>, tools: FilmTools, film: FilmRow, path: string): Promise<void> {
  const known = await learn(work, tools, film, path);
  const made = await findMade(work);
  const ladder: (Rung | null)[] = filmLadder(known.facts, known.mode);
  // The sound comes second: soon there, and the only one for who has the least.
  if (known.facts.channels > 0) ladder.splice(1, 0, null);
  // What is there already takes no time: the bar, and what is said to be left, are of the rest.
  const missing = ladder.filter((rung) => !made.has(rung?.name ?? SOUND_ALONE.name));
  const passes = filmPasses(missing, known.mode);
  const whole = passes.reduce((sum, pass) => sum + workOf(pass), 0);
  const folder = await work.platform.workFolders.make(work.tenant.id, film.id);
  for (const pass of passes) {
    const parts = (PARTS * workOf(pass)) / whole;
    let told = 0;
    const onProgress = async (share: number) => {
      const more = Math.max(0, share - told);
      told += more;
      await work.step(parts * more);
    };
    const clear = await refuseFullDisk(makeRungs(pass, { ...known, tools, path, folder, onProgress }));
    for (const rung of clear) {
      await storeRung(work, known, rung, tools);
      // Sealing an hour takes a while, in which somebody may have stopped it.
      await work.step(0);
    }
    await work.step(parts * (1 - told));
  }
  await work.platform.workFolders.remove(work.tenant.id, film.id);
  await finish(work, known);
}

/** What the film is and how it is to be made, found out once and written down. */
async function learn(work: LongWork<FilmOrder>, tools: FilmTools, film: FilmRow, path: string): Promise<KnownFilm> {
  const facts = film.facts ?? (await lookIntoFilm(tools, path));
  await change(work, { facts, startedAt: work.now });
  await work.step(0);
  const durationSeconds = facts.durationSeconds ?? (await measureLength(tools, path));
  const measuredMode = film.measuredMode ?? (await measureMode(tools, path, durationSeconds));
  await work.step(0);
  const gain = film.gain ?? (await measureGain(tools, path, facts));
  await change(work, { facts: { ...facts, durationSeconds }, measuredMode, gain });
  await keepCaptions(work, film, { tools, path, durationSeconds });
  const mode = work.input.mode ?? measuredMode;
  return { id: film.id, secret: film.secret, facts, durationSeconds, mode, gain };
}

async function finish(work: LongWork<FilmOrder>, { id, mode }: KnownFilm): Promise<void> {
  const dropped = await work.withTenant(async (tx) => {
    const own = and(eq(filmRungs.tenantId, work.tenant.id), eq(filmRungs.filmId, id));
    await tx.delete(filmRungs).where(and(own, ne(filmRungs.mode, mode), ne(filmRungs.name, SOUND_ALONE.name)));
    await tx.update(films).set({ readyAt: work.now }).where(ofFilm(work));
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.tenantId, work.tenant.id));
    const drops = tenant?.settings.dropsOriginals === true;
    // The file's line stays, empty: the lesson goes on naming it.
    if (drops) {
      await tx
        .update(mediaFiles)
        .set({ byteLength: 0 })
        .where(and(eq(mediaFiles.tenantId, work.tenant.id), eq(mediaFiles.id, id)));
    }
    await recordEvent(tx, work, { kind: 'film.made', actorId: work.actor.id, details: { media: id, mode } });
    await work.finish(tx, { filmId: id });
    return drops;
  });
  if (dropped) await work.platform.files.write(work.tenant.id, id, new Uint8Array());
}

async function findFilm(work: LongWork<FilmOrder>): Promise<FilmRow> {
  const [film] = await work.withTenant((tx) => tx.select().from(films).where(ofFilm(work)), 'read');
  if (!film) throw new DomainError('film.not_found');
  return film;
}

async function findMade(work: LongWork<FilmOrder>): Promise<Set<string>> {
  const rows = await work.withTenant(
    (tx) =>
      tx
        .select({ name: filmRungs.name })
        .from(filmRungs)
        .where(and(eq(filmRungs.tenantId, work.tenant.id), eq(filmRungs.filmId, work.input.filmId))),
    'read',
  );
  return new Set(rows.map(({ name }) => name));
}

async function change(work: LongWork<FilmOrder>, news: Partial<FilmRow>): Promise<void> {
  await work.withTenant((tx) => tx.update(films).set(news).where(ofFilm(work)));
}

function ofFilm({ tenant, input }: LongWork<FilmOrder>) {
  return and(eq(films.tenantId, tenant.id), eq(films.id, input.filmId));
}
