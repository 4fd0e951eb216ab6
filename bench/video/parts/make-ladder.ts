import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmMode, filmLadder, type Rung } from '@hessa/rules/media/film/film-ladder';
import { lookIntoFilm } from '../../../apps/server/src/features/media/films/look-into-film.ts';
import { type ClearPiece, makeRung } from '../../../apps/server/src/features/media/films/make-rung.ts';
import { measureGain, measureMode } from '../../../apps/server/src/features/media/films/measure-film.ts';
import type { FilmTools } from '../../../apps/server/src/platform/films/find-film-tools.ts';

export interface MadeRung {
  /** Null for the sound alone. */
  rung: Rung | null;
  pieces: ClearPiece[];
  bytes: number;
  cpuSeconds: number;
}

export interface MadeFilm {
  mode: FilmMode;
  seconds: number;
  /** Looking and measuring, before anything is made. */
  measuringCpuSeconds: number;
  rungs: MadeRung[];
}

/** The qualities of a film, all or the wanted ones, made by the platform's own steps one after the other. */
export async function makeLadder(
  tools: FilmTools,
  path: string,
  folder: string,
  wants: (rung: Rung | null) => boolean = () => true,
): Promise<MadeFilm> {
  const before = childCpuSeconds();
  const facts = await lookIntoFilm(tools, path);
  const seconds = facts.durationSeconds ?? 1;
  const mode = await measureMode(tools, path, seconds);
  const gain = await measureGain(tools, path, facts);
  const measuringCpuSeconds = childCpuSeconds() - before;
  const rungs: MadeRung[] = [];
  for (const rung of [...filmLadder(facts, mode), null].filter(wants)) {
    const started = childCpuSeconds();
    const own = join(folder, rung?.name ?? 'sound');
    const work = { tools, path, facts, gain, durationSeconds: seconds, folder: own, onProgress: async () => {} };
    const pieces = await makeRung(rung, work);
    const sizes = await Promise.all(pieces.map(async ({ path: piece }) => (await stat(piece)).size));
    rungs.push({
      rung,
      pieces,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      cpuSeconds: childCpuSeconds() - started,
    });
  }
  return { mode, seconds, measuringCpuSeconds, rungs };
}

/** What the programs that this process has started and seen end took of the processor. */
function childCpuSeconds(): number {
  const told = readFileSync('/proc/self/stat', 'utf8');
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
  // User and system time of children, the 16th and 17th of all fields, in hundredths.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
