import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawFilm, FILM_VARIABLES } from '../features/media/films/film.fixture.ts';
import { findRunningPostgres } from '../platform/postgres/find-running-postgres.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.ts';
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
const QUALITIES = ['camera-240', 'camera-360', 'camera-480', 'sound'];

let folder: TestFolder;
let env: Record<string, string>;
let server: ServerProcess;
let sql: postgres.Sql;
beforeAll(async () => {
  folder = await createTestFolder();
  env = { HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), LOG_LEVEL: 'error', ...FILM_VARIABLES };
  server = await startServer(env);
  const address = await findRunningPostgres(folder.dataDir);
  sql = postgres(address?.('hessa') ?? '', { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end({ timeout: 1 });
  server?.child.kill('SIGKILL');
  await server?.ended;
  await folder?.remove();
});

test(
  'kill -9 of the server in the middle of a film: started again, it goes on with the quality it was at [FILM-29]',
  async () => {
    const filmId = await uploadFilm(drawFilm({ seconds: 4, size: '854x480', rate: 15, picture: 'camera' }));
    const made = () => sql`select name, media_id from film_rungs where film_id = ${filmId} order by name`;
    await until(async () => (await made()).length > 0, PATIENCE_MS);
    server.child.kill('SIGKILL');
    await server.ended;
    // The database may have to be waited for; it outlives its server or comes back with the next.
    server = await startServer(env);
    const [before] = await sql`select ready_at from films where id = ${filmId}`;
    expect(before?.ready_at).toBeNull();
    const kept = await made();
    expect(kept.length).toBeLessThan(QUALITIES.length);
    await until(
      async () => (await sql`select 1 from films where id = ${filmId} and ready_at is not null`).length === 1,
      PATIENCE_MS,
    );
    const all = await made();
    expect(all.map(({ name }) => name)).toEqual(QUALITIES);
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
