import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runProgram } from './run-program.ts';

/** What PostgreSQL notes about its main process in postmaster.pid. */
export type PostmasterNote = { pid: number; port: number; ready: boolean };

/** A process number beyond every system's limit, so certainly nobody's. */
const NOBODYS_PID = '2147483647';

export async function readPostmasterNote(cluster: string): Promise<PostmasterNote | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7] === 'ready' } : null;
}

/**
 * Whether this process is the postmaster of this cluster. A living process number alone proves nothing: after a
 * restart of the machine or container it may be anybody's, and an unreaped dead child keeps its number.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const args = commandLine(pid);
    return args.some((arg, index) => arg === '-D' && args[index + 1] === cluster);
  }
  const { output } = await runProgram('ps', ['-p', String(pid), '-o', 'command='], null);
  return output.includes(`-D ${cluster} `);
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/**
 * PostgreSQL refuses to start while the number in its pid file is alive, even as another program. Only the number
 * is replaced: the rest of the file is how PostgreSQL notices children of the dead server that still run.
 */
export async function disownPostmasterNote(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return;
  await writeFile(file, text.replace(/^.*/, NOBODYS_PID));
}

/** Fast shutdown; harder means only when that does not help within its time. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 20_000 },
    { signal: 'SIGQUIT', patience: 5_000 },
    { signal: 'SIGKILL', patience: 5_000 },
  ] as const;
  for (const { signal, patience } of steps) {
    if (!(await isPostmasterOf(pid, cluster))) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!(await isPostmasterOf(pid, cluster))) return;
      await delay(20);
    }
  }
}
