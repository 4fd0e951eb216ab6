import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmMode, filmLadder, filmPasses, type Rung } from '@hessa/rules/media/film/film-ladder';
import { lookIntoFilm } from '../../../apps/server/src/features/media/films/look-into-film.ts';
import { type ClearRung, makeRungs } from '../../../apps/server/src/features/media/films/make-rungs.ts';
import { measureGain, measureMode } from '../../../apps/server/src/features/media/films/measure-film.ts';
import type { FilmTools } from '../../../apps/server/src/platform/films/find-film-tools.ts';

export interface MadeRung extends ClearRung {
  bytes: number;
}

export interface MadeFilm {
  mode: FilmMode;
  seconds: number;
  /** Looking and measuring, before anything is made. */
  measuringCpuSeconds: number;
  rungs: MadeRung[];
  /** What each reading of the source took, with all that was written of it. */
  passes: { rungs: (Rung | null)[]; cpuSeconds: number }[];
}

/** The qualities of a film, all or the wanted ones, made by the platform's own steps. */
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
  const passes: MadeFilm['passes'] = [];
  for (const [at, pass] of filmPasses([...filmLadder(facts, mode), null].filter(wants), mode).entries()) {
    const started = childCpuSeconds();
    const own = join(folder, `pass-${at}`);
    const work = { tools, path, facts, gain, durationSeconds: seconds, folder: own, onProgress: async () => {} };
    const made = await makeRungs(pass, work);
    passes.push({ rungs: pass, cpuSeconds: childCpuSeconds() - started });
    for (const clear of made) {
      const sizes = await Promise.all(clear.pieces.map(async ({ path: piece }) => (await stat(piece)).size));
      rungs.push({ ...clear, bytes: sizes.reduce((sum, size) => sum + size, 0) });
    }
  }
  return { mode, seconds, measuringCpuSeconds, rungs, passes };
}

/** What the programs that this process has started and seen end took of the processor. */
function childCpuSeconds(): number {
  const told = readFileSync('/proc/self/stat', 'utf8');
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
  // User and system time of children, the 16th and 17th of all fields, in hundredths.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
