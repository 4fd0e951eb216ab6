import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Program {
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface BrowserProcess {
  /** What the program said that matched. */
  said: string;
  stop(): Promise<void>;
}

/** A command for a program with a folder of its own, or one that says nothing and is asked until it answers. */
type Starting = (folder: string) => Program;

/** Starts a program with a folder of its own for what it keeps, and waits until it says that it listens. */
export async function startProgram(starting: Starting, listening: RegExp, patienceMs: number): Promise<BrowserProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'hessa-engine-'));
  const { command, env } = starting(folder);
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    // Its own group: a browser is many processes, and all of them end with it.
    detached: true,
    env: { ...process.env, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { said: await hear(child, listening, patienceMs), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function hear(child: ChildProcess, listening: RegExp, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${output.slice(-2_000)}`));
    const timer = setTimeout(() => give('does not listen'), patienceMs);
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = listening.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', (error) => give(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      give(`ended with ${code}`);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
