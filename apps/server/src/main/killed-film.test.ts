import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawFilm, FILM_VARIABLES, testTools } from '../features/media/films/film.fixture.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

/** The tools come last in line for the processor. */
const PATIENCE_MS = 240_000;

let folder: TestFolder;
let database: TestDatabase;
let env: Record<string, string>;
let server: ServerProcess;
/** While it is there, the last quality is begun and never ends. */
let hold: string;
/** There as soon as it was begun. */
let reached: string;
beforeAll(async () => {
  folder = await createTestFolder();
  database = await createTestDatabase();
  hold = join(folder.dataDir, 'hold');
  reached = join(folder.dataDir, 'reached');
  const slow = join(folder.dataDir, 'ffmpeg');
  const waits = `case "$*" in *-240/*) touch ${reached}; while [ -e ${hold} ]; do sleep 0.1; done; esac`;
  await writeFile(slow, `#!/bin/sh\n${waits}\nexec ${testTools().ffmpeg} "$@"\n`, { mode: 0o755 });
  env = {
    ...{ HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), LOG_LEVEL: 'error', DATABASE_URL: database.ownerUrl },
    ...{ ...FILM_VARIABLES, FFMPEG_PATH: slow },
  };
  server = await startServer(env);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await database?.drop();
  await folder?.remove();
});

test.each([
  { picture: 'board', goesOn: 'the quality it was at', whole: ['board-360', 'sound'] },
  { picture: 'camera', goesOn: 'those that it was making together', whole: [] },
] as const)(
  'kill -9 of the server in the middle of a $picture’s film: started again, it goes on with $goesOn [FILM-29]',
  async ({ picture, whole }) => {
    const sql = database.owner;
    await writeFile(hold, '');
    await rm(reached, { force: true });
    const filmId = await uploadFilm(drawFilm({ seconds: 2, size: '480x360', rate: 8, picture }));
    const made = () => sql`select name, media_id from film_rungs where film_id = ${filmId} order by name`;
    await until(() => existsSync(reached), PATIENCE_MS);
    server.child.kill('SIGKILL');
    await server.ended;
    await rm(hold);
    const kept = await made();
    expect(kept.map(({ name }) => name)).toEqual(whole);
    const [before] = await sql`select ready_at from films where id = ${filmId}`;
    expect(before?.ready_at).toBeNull();
    // The job has been silent for as long as nobody that lives is, and nobody has looked for such jobs lately.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`;
    server = await startServer(env);
    await until(
      async () => (await sql`select 1 from films where id = ${filmId} and ready_at is not null`).length === 1,
      PATIENCE_MS,
    );
    const all = await made();
    expect(all.map(({ name }) => name)).toEqual([`${picture}-240`, `${picture}-360`, 'sound']);
    for (const { name, media_id } of kept) expect(all.find((rung) => rung.name === name)?.media_id).toBe(media_id);
  },
  PATIENCE_MS * 2,
);

/** As the console's browser does: a login, an upload in one piece, and its end. */
async function uploadFilm(bytes: Buffer): Promise<string> {
  const device = { DeviceId: randomUUID(), 'x-tenant-id': 'tenant6', 'tus-resumable': '1.0.0' };
  const owner = DEMO_ACCOUNTS.find(({ role }) => role === 'owner');
  const login = await fetch(`${server.url}/api/Auth/login`, {
    method: 'POST',
    headers: { ...device, 'content-type': 'application/json' },
    body: JSON.stringify({ EmailorMobile: owner?.email, password: DEMO_PASSWORD }),
  });
  expect(login.status).toBe(200);
  const { token } = (await login.json()) as { token: string };
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const headers = { ...device, cookie, authorization: `Bearer ${token}` };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `purpose ${base64('video')},fileName ${base64('film.mp4')}`;
  const begun = await fetch(`${server.url}/api/teach/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  expect(begun.status, await begun.text()).toBe(201);
  const location = new URL(begun.headers.get('location') ?? '', server.url).href;
  const content = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await fetch(location, {
    method: 'PATCH',
    headers: { ...headers, ...content },
    body: new Uint8Array(bytes),
  });
  expect(sent.status, await sent.text()).toBe(204);
  const finished = await fetch(`${location}/finish`, { method: 'POST', headers });
  const { data } = (await finished.json()) as { data: { mediaId: string } };
  return data.mediaId;
}
