import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWire } from '../../db/wire/wire.ts';
import { recordsOf } from '../../db/wire/wire-message.ts';
import { socketFolderOf } from './postmaster-socket.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

async function askThrough(database: EmbeddedPostgres, password = database.password): Promise<unknown> {
  const { socketFolder } = database;
  const url = database.ownerUrl('postgres').replace(database.password, password);
  const wire = openWire({
    ...{ url, socketFolder, pooled: false, applicationName: 'socket test' },
    ...{ statementTimeoutMs: 5000, lockTimeoutMs: 3000 },
  });
  try {
    const [row] = recordsOf(await wire.ask('select inet_server_port() as port, 1 as one'));
    return row;
  } finally {
    await wire.end();
  }
}

test('our own PostgreSQL is reached by a socket that only it and we can get at, by password, whatever a kill left behind [LEAN-35]', async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'hessa-socket-'));
  await chmod(base, 0o755);
  onTestFinished(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));
  const start = () =>
    startEmbeddedPostgres({ dataDir: path.join(base, 'data'), outsideFolders: [path.join(base, 'outside')] });
  const first = await start();
  const folder = String(first.socketFolder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await askThrough(first)).toEqual({ port: null, one: 1 });
  await expect(askThrough(first, 'wrong')).rejects.toMatchObject({ code: '28P01' });
  await first.stop();
  // As after a power cut, when the number of the dead server is that of a living process.
  for (const name of [`.s.PGSQL.${first.port}`, `.s.PGSQL.${first.port}.lock`]) {
    await writeFile(path.join(folder, name), `${process.pid}\n`);
  }
  const second = await start();
  onTestFinished(second.stop);
  expect(await askThrough(second)).toEqual({ port: null, one: 1 });
});

test('a data folder whose name is too long for a socket has none [LEAN-35]', () => {
  expect(socketFolderOf('/srv/hessa/cluster')).toBe('/srv/hessa/socket');
  expect(socketFolderOf(`/srv/${'x'.repeat(90)}/cluster`)).toBeNull();
});
