import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { runLimited, type ToolLimits } from './run-limited.ts';
import { takeCores } from './take-cores.ts';

const LIMITS: ToolLimits = { seconds: 60, memoryMegabytes: 1024, cores: 2, fileMegabytes: 1, saysBytes: 10_000 };
const run = (program: string, args: string[], limits: Partial<ToolLimits> = {}) =>
  runLimited(program, args, { limits: { ...LIMITS, ...limits } });

test('a program that ends well says what it said, one that does not says why [FILM-03]', async () => {
  expect(await run('/bin/echo', ['hello'])).toEqual({ kind: 'done', said: 'hello\n', complained: '' });
  expect(await run('/bin/sh', ['-c', 'echo trouble >&2; exit 3'])).toEqual({ kind: 'refused', complaint: 'trouble\n' });
});

test('one that eats the processor, talks without end or writes too much is ended [FILM-03]', async () => {
  expect(await run('/bin/sh', ['-c', 'while :; do :; done'], { seconds: 1 })).toEqual({ kind: 'stopped', why: 'time' });
  expect(await run('/bin/sh', ['-c', 'while :; do echo y; done'])).toEqual({ kind: 'stopped', why: 'output' });
  const greedy = await run(process.execPath, ['-e', 'Buffer.alloc(3e9, 1)'], { memoryMegabytes: 1024 });
  expect(greedy.kind).toBe('refused');
});

test('however many threads it starts, it gets no more cores than it is given, those that no other has [FILM-53]', async () => {
  const cores = async () => {
    const told = await run('/bin/grep', ['Cpus_allowed_list', '/proc/self/status'], { cores: 1 });
    return told.kind === 'done' ? told.said.trim().split(/\s+/).at(-1) : told;
  };
  expect(await cores()).toMatch(/^\d+$/);
  if (availableParallelism() < 2) return;
  const first = takeCores(1);
  const second = takeCores(1);
  expect(second.cores).not.toEqual(first.cores);
  second.giveBack();
  expect(await cores()).toBe(String(second.cores[0]));
  first.giveBack();
});

test('whoever reads its lines may end it, and hears of it [FILM-04]', async () => {
  const asked = runLimited('/bin/sh', ['-c', 'echo one; exec sleep 600'], {
    limits: LIMITS,
    onLine(line) {
      throw new Error(`stop at ${line}`);
    },
  });
  await expect(asked).rejects.toThrow('stop at one');
});

test('it ends with the server that was killed in the middle of it [FILM-04]', async () => {
  const script = `
    import { runLimited } from ${JSON.stringify(`${import.meta.dirname}/run-limited.ts`)};
    await runLimited('/bin/sh', ['-c', 'echo $$; exec sleep 600'], {
      limits: ${JSON.stringify(LIMITS)},
      onLine: (line) => console.log(line),
    });`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  const program = Number(said.toString());
  const isThere = () => {
    try {
      process.kill(program, 0);
      return true;
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  server.kill('SIGKILL');
  await until(() => !isThere());
});
