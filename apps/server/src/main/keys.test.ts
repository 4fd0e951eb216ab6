import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretsPath } from '../settings/secrets.ts';
import { createTestFolder, freePort, runToEnd, startServer, type TestFolder } from './server-process.fixture.ts';

const program = (name: string) => join(import.meta.dirname, `../../build/${name}.js`);
const HESSA_KEY = 'words of the operator, thirty-two of them';
const WRONG = 'words of somebody else, thirty-two of them';

describe('the keys of a server that gets a HESSA_KEY', () => {
  let folder: TestFolder;
  let fresh: TestFolder;
  let backups: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    [folder, fresh] = await Promise.all([createTestFolder(), createTestFolder()]);
    backups = await mkdtemp(join(tmpdir(), 'hessa-backups-'));
    env = { HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), HESSA_BACKUP_DIR: backups };
  });
  afterAll(async () => {
    await Promise.all([folder.remove(), fresh.remove()]);
    await rm(backups, { recursive: true, force: true });
  });

  const demoCode = (output: string) => /Unused demo codes:\n {2}(\S+)/.exec(output)?.[1];
  async function startAndStop(variables: Record<string, string>) {
    const server = await startServer(variables);
    await expect.poll(server.output).toContain('Stop with Ctrl-C.');
    server.child.kill('SIGTERM');
    await server.ended;
    return server.output();
  }
  const said = async (variables: Record<string, string>, name: string, ...args: string[]) => {
    const { code, lines } = await runToEnd(variables, program(name), args);
    return [code, lines.at(-1)];
  };

  test('move into the database, are rotated, backed up and restored by commands, and no line tells any of them [MACH-02, MACH-03, MACH-04, MACH-06]', async () => {
    const before = await startAndStop(env);
    const keys = Object.values(JSON.parse(await readFile(secretsPath(folder.dataDir), 'utf8')) as object);
    expect(await said(env, 'keys')).toEqual([1, expect.stringContaining('HESSA_KEY is not set')]);

    const sealed = { ...env, HESSA_KEY };
    const moved = await startAndStop(sealed);
    expect(demoCode(moved)).toBe(demoCode(before));
    expect(await said(sealed, 'keys', 'drop-file')).toEqual([0, expect.stringContaining('is gone')]);
    await expect(access(secretsPath(folder.dataDir))).rejects.toThrow('ENOENT');

    for (const [variables, why] of [
      [env, 'the keys of this installation are sealed: set HESSA_KEY to what sealed them'],
      [{ ...env, HESSA_KEY: WRONG }, 'HESSA_KEY is not what sealed the keys of this installation'],
    ] as const) {
      expect(await said(variables, 'start')).toEqual([1, expect.stringContaining(`Hessa cannot start: ${why}`)]);
    }
    const rotated = await runToEnd(sealed, program('keys'), ['rotate']);
    expect([rotated.code, rotated.lines.join(' ')]).toEqual([0, expect.stringContaining('Generation 2 seals from')]);

    expect((await runToEnd(sealed, program('backup'))).code).toBe(0);
    expect(await said(env, 'backup', 'rehearse')).toEqual([1, expect.stringContaining('of this backup are sealed')]);
    const elsewhere = { ...sealed, HESSA_DATA_DIR: fresh.dataDir, PORT: await freePort() };
    for (const [key, why] of [
      ['', 'the keys of this backup are sealed: set HESSA_KEY'],
      [WRONG, 'HESSA_KEY is not what sealed the keys of this backup'],
    ] as const) {
      expect(await said({ ...elsewhere, HESSA_KEY: key }, 'restore', 'newest')).toEqual([
        1,
        expect.stringContaining(`Nothing was restored: ${why}`),
      ]);
    }
    const restored = await runToEnd(elsewhere, program('restore'), ['newest']);
    expect([restored.code, restored.lines.at(-1)]).toEqual([0, expect.stringContaining('all as they were')]);
    const after = await startAndStop(elsewhere);
    expect(demoCode(after)).toBe(demoCode(before));
    expect(await runToEnd(elsewhere, program('keys'))).toMatchObject({
      lines: expect.arrayContaining([expect.stringMatching(/^generation 2 seals from \d/)]),
    });

    for (const text of [before, moved, after, rotated.lines.join()]) {
      for (const secret of [HESSA_KEY, ...keys]) expect(text).not.toContain(secret);
    }
  });
});
