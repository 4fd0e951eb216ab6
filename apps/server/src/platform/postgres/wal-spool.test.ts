import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from './run-program.ts';
import { archiveCommand } from './wal-spool.ts';

let home: string;
let spool: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'hessa-spool-'));
  // A folder as nobody would call it, and still one that a data folder may stand in.
  spool = path.join(home, "it's 100% $HOME; here");
  await mkdir(spool);
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** As PostgreSQL runs it: with its own signs filled in, by a shell. */
async function archive(name: string, content: string, limit = 64): Promise<number | null> {
  const piece = path.join(home, 'piece');
  await writeFile(piece, content);
  const command = archiveCommand(spool, limit).replaceAll(
    /%[%pf]/g,
    (sign) => ({ '%%': '%', '%p': piece, '%f': name })[sign] ?? '',
  );
  return (await runProgram('/bin/sh', ['-c', command], null)).code;
}

test('a piece is handed over whole, the same one twice is no trouble, another under its name is refused [TRUST-98]', async () => {
  expect(await archive('A1', 'one')).toBe(0);
  expect(await readFile(path.join(spool, 'A1'), 'utf8')).toBe('one');
  expect(await archive('A1', 'one')).toBe(0);
  expect(await archive('A1', 'two')).not.toBe(0);
  expect(await readFile(path.join(spool, 'A1'), 'utf8')).toBe('one');
});

test('a spool that nobody empties takes no more of the disk: what finds no room is noted as lost [TRUST-98]', async () => {
  expect(await archive('A2', 'two', 2)).toBe(0);
  expect(await archive('A3', 'three', 2)).toBe(0);
  expect((await readdir(spool)).sort()).toEqual(['A1', 'A2', 'A3.lost']);
  expect(await readFile(path.join(spool, 'A3.lost'), 'utf8')).toBe('');
});

test('a spool that is gone is a failure that PostgreSQL sees, so that it keeps the piece [TRUST-98]', async () => {
  await rm(spool, { recursive: true });
  expect(await archive('A4', 'four')).not.toBe(0);
});
