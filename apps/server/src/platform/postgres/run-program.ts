import { spawn } from 'node:child_process';

/** The unprivileged user that runs PostgreSQL when we are root, since PostgreSQL refuses to run as root. */
export type RunAs = { uid: number; gid: number };

export type ProgramResult = { code: number | null; output: string };

/**
 * Runs a short program to its end. The working folder is the root one because the unprivileged user may not be
 * able to enter ours, and PostgreSQL's programs complain about that.
 */
export function runProgram(file: string, args: string[], runAs: RunAs | null): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
      ...(runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
