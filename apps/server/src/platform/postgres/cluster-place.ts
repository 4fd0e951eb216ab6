import { randomBytes } from 'node:crypto';
import { access, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFileError } from './explain-file-error.ts';
import { type HostState, loadHostState, saveHostState } from './host-state.ts';
import { makeFolder } from './make-folder.ts';
import { writePrivateFile } from './private-file.ts';
import { canReach, chooseRunAs } from './run-as.ts';
import { type RunAs, runProgram } from './run-program.ts';

export type ClusterPlace = { cluster: string; runAs: RunAs | null };

/**
 * Decides where the cluster lives: in the data folder, or, when the user that runs PostgreSQL cannot enter it, in
 * the first of `outsideFolders` that works, noted in the state. Permissions of existing folders are left alone.
 */
export async function placeCluster(folder: string, state: HostState, outsideFolders: string[]): Promise<ClusterPlace> {
  const inside = path.join(folder, 'cluster');
  if (state.clusterHome !== null) {
    const cluster = path.join(state.clusterHome, 'cluster');
    await claimHome(state.clusterHome, folder);
    if (!(await exists(cluster)) && (await exists(inside))) await moveCluster(inside, cluster);
    return { cluster, runAs: await chooseRunAs(folder, (await exists(cluster)) ? cluster : null) };
  }
  const runAs = await chooseRunAs(folder, (await exists(inside)) ? inside : null);
  if (await canReach(runAs, folder)) return { cluster: inside, runAs };

  state.clusterHome = await makeHome(folder, outsideFolders, runAs);
  // Noted before the move: a kill in between finds the note, sees the cluster still inside and moves it then.
  await saveHostState(folder, state);
  const cluster = path.join(state.clusterHome, 'cluster');
  if (await exists(inside)) await moveCluster(inside, cluster);
  return { cluster, runAs };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function makeHome(folder: string, outsideFolders: string[], runAs: RunAs | null): Promise<string> {
  let problem: unknown;
  for (const outside of outsideFolders) {
    const home = path.join(outside, `database-${randomBytes(6).toString('hex')}`);
    try {
      await makeFolder(outside, 0o755);
      await makeFolder(home, 0o711);
      if (!(await canReach(runAs, home))) {
        await rm(home, { recursive: true });
        continue;
      }
      await writePrivateFile(path.join(home, 'data-folder'), await realpath(folder));
      return home;
    } catch (error) {
      problem ??= explainFileError(error, `cannot keep the database in ${outside}`);
    }
  }
  throw (
    problem ??
    new StartupError(`the user that runs PostgreSQL can enter none of ${folder}, ${outsideFolders.join(', ')}`)
  );
}

/** A copied data folder still names the original's database: two servers on one database would be a disaster. */
async function claimHome(home: string, folder: string): Promise<void> {
  const note = path.join(home, 'data-folder');
  const here = await realpath(folder);
  const owner = await readFile(note, 'utf8').catch(() => null);
  if (owner === here) return;
  if (owner === null) {
    throw new StartupError(
      `the database of this data folder was in ${home}, and it is missing: bring it back from a backup`,
    );
  }
  const other = await loadHostState(owner).catch(() => null);
  if (other?.clusterHome === home) {
    throw new StartupError(
      `${here} is a copy of ${owner}, and the database in ${home} belongs to that one: use an empty data folder`,
    );
  }
  await writePrivateFile(note, here);
}

async function moveCluster(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV')
      throw explainFileError(error, `cannot move ${from} to ${to}`);
    const temporary = `${to}.moving`;
    await rm(temporary, { recursive: true, force: true });
    const { code, output } = await runProgram('cp', ['-a', from, temporary], null);
    if (code !== 0) throw new StartupError(`cannot move ${from} to ${to}: ${output.split('\n')[0]}`);
    await runProgram('sync', [], null);
    await rename(temporary, to);
    await rm(from, { recursive: true });
  }
}
