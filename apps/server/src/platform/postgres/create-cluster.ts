import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFileError } from './explain-file-error.ts';
import { syncFolder } from './private-file.ts';
import { type RunAs, runProgram } from './run-program.ts';

export const OWNER_ROLE = 'hessa_owner';
export const UNFINISHED_CLUSTER = 'cluster.new-';

type ClusterPlan = { cluster: string; initdb: string; password: string; runAs: RunAs | null; fsync: boolean };

/**
 * Makes the cluster beside its place and renames it there when it is complete and on disk, so that a kill at any
 * moment leaves either no cluster or a whole one.
 */
export async function createCluster(plan: ClusterPlan): Promise<void> {
  const home = path.dirname(plan.cluster);
  const work = path.join(home, `${UNFINISHED_CLUSTER}${process.pid}-${Date.now()}`);
  try {
    const passwordFile = path.join(work, 'password');
    await mkdir(work, { mode: 0o700 });
    await writeFile(passwordFile, plan.password, { mode: 0o600 });
    if (plan.runAs !== null) {
      await chown(work, plan.runAs.uid, plan.runAs.gid);
      await chown(passwordFile, plan.runAs.uid, plan.runAs.gid);
    }
    const data = path.join(work, 'data');
    const { code, output } = await runProgram(plan.initdb, initdbArguments(plan, data, passwordFile), plan.runAs);
    if (code !== 0) throw new StartupError(`cannot create the database in ${plan.cluster}: ${reason(output)}`);
    await rename(data, plan.cluster);
    await syncFolder(home);
  } catch (error) {
    throw explainFileError(error, `cannot create the database in ${plan.cluster}`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function initdbArguments({ fsync }: ClusterPlan, data: string, passwordFile: string): string[] {
  return [
    ...['-D', data, '-U', OWNER_ROLE, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    // Independent of the machine's locales, so that an index means the same wherever the folder is taken.
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...['--no-instructions', ...(fsync ? [] : ['--no-sync'])],
  ];
}

/** Best effort: the initdb of a killed server may still be writing there; a later start finds it quiet. */
export async function removeUnfinishedClusters(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED_CLUSTER)) continue;
    await rm(path.join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function reason(output: string): string {
  const lines = output.split('\n');
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'initdb failed';
}
