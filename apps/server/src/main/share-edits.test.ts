import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tenants } from '../features/tenants/tenants-table.ts';
import { registerPages } from '../http/pages/register-pages.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { type Answering, createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { until } from '../testing/until.ts';
import type { RunningPlatform } from './start-platform.ts';

const HESSA_KEY = 'words of the operator, thirty-two of them';

/** A page that shows the teacher's name, as the real one does. */
const BUNDLE = `
export async function render(request, host) {
  if (new URL(request.url).host === 'start.invalid') return new Response('<script type="module" async="">import * as route0 from "/x.js";</script>');
  const { data } = await (await host.apiFetch('/api/Site')).json();
  return new Response('<p>' + data.profile.name + '</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
}`;

let folder: string;
let platform: TestPlatform;
let beside: RunningPlatform;
/** The teacher's browser, whose next request goes to the server that `turn` says. */
let desk: TestClient;
let turn: TestPlatform['app'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-edits-'));
  await mkdir(join(folder, 'build/client/assets'), { recursive: true });
  await mkdir(join(folder, 'build/server'), { recursive: true });
  await writeFile(join(folder, 'build/server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'build/server/index.js'), BUNDLE);
  platform = await startTestPlatform({ variables: { HESSA_KEY } });
  useCheapPasswords(platform);
  beside = await platform.startBeside();
  for (const { app, platform: parts } of [platform, beside]) {
    const { tenantId: defaultTenantId } = platform;
    const { memories } = parts;
    await registerPages(app, {
      ...{ webRoot: folder, mode: 'built', defaultTenantId, tenantOfHost: async () => null, memories },
    });
  }
  const inject = ((request: never) => turn.inject(request)) as Answering['inject'];
  desk = createTestClient({ inject }, platform.tenantId);
  turn = platform.app;
  await desk.login(await platform.createAccount({ role: 'owner', password: 'a long password' }));
  await Promise.all([platform.edits?.listening, beside.edits?.listening]);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What somebody who changed nothing sees on the second server; the clock stands still, so that nothing grows old. */
const pageBeside = async () => (await beside.app.inject('/about')).body;

async function rename(name: string): Promise<void> {
  turn = platform.app;
  const { version, profile } = (await desk.call('GET /api/teach/site')).body.data;
  const saved = await desk.call('PUT /api/teach/site/profile', { body: { version, profile: { ...profile, name } } });
  expect(saved.status, saved.text).toBe(200);
}

async function renameByHand(name: string): Promise<void> {
  const profile = sql`${tenants.profile} || ${JSON.stringify({ name })}::jsonb`;
  await platform.withTenant(platform.tenantId, (tx) => tx.update(tenants).set({ profile }));
}

const cutLines = () =>
  platform.database.owner`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'hessa edits' and datname = current_database()`;

test('what is changed through one server is new on the pages and in the calls of another, without waiting for anything to grow old [MACH-48]', async () => {
  expect(await pageBeside()).toContain('مستر تست');
  await rename('بعد التعديل');
  await until(async () => (await pageBeside()).includes('بعد التعديل'));
  const visitor = createTestClient(beside.app, platform.tenantId);
  expect((await visitor.call('GET /api/Site')).body.data.profile.name).toBe('بعد التعديل');
});

test('a job that is put there through one server is told to the others, by the name of its queue [MACH-82]', async () => {
  const { tenantId } = platform;
  const told = vi.spyOn(beside.platform.jobs, 'putElsewhere');
  const job = { tenantId, jobId: '00000000-0000-4000-8000-000000000001' };
  await platform.withTenant(tenantId, (tx) => platform.platform.jobs.enqueue(tx, 'drop-archive', job));
  await until(() => told.mock.calls.length > 0);
  expect(told.mock.calls).toEqual([['drop-archive']]);
});

test('a line that was cut forgets everything when it is back: nobody knows what was said meanwhile [MACH-49]', async () => {
  expect(await pageBeside()).not.toContain('من غير خبر');
  await renameByHand('من غير خبر');
  expect(await pageBeside()).not.toContain('من غير خبر');
  await cutLines();
  await until(async () => (await pageBeside()).includes('من غير خبر'));
  expect(platform.logLines.join('')).toContain('servers do not hear each other');
});

test('what was changed while a server’s own line was cut is told when it is back [MACH-49]', async () => {
  await until(() => beside.edits?.hears === true && platform.edits?.hears === true);
  expect(await pageBeside()).toContain('من غير خبر');
  await cutLines();
  await rename('والخط مقطوع');
  await until(async () => (await pageBeside()).includes('والخط مقطوع'));
});

test('the editor’s very next request is right on a server that has not heard of the edit; a mark that nobody signed changes nothing [MACH-50]', async () => {
  expect(await pageBeside()).toContain('والخط مقطوع');
  await beside.edits?.stop();
  await rename('فورًا');
  const forged = `hessa_edited=${platform.tenantId}.${'a'.repeat(12)}.${'b'.repeat(43)}`;
  const before = await beside.app.inject({ url: '/about', headers: { cookie: forged } });
  expect(before.body).toContain('والخط مقطوع');
  turn = beside.app;
  expect((await desk.request('/about')).text).toContain('فورًا');
  expect((await desk.call('GET /api/Site')).body.data.profile.name).toBe('فورًا');
  expect(await pageBeside()).toContain('فورًا');
});
