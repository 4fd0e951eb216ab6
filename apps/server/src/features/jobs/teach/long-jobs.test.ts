import { randomUUID } from 'node:crypto';
import type { Role } from '@hessa/rules/auth/role';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../../../errors/domain-error.ts';
import type { LongJobKind, LongWork } from '../../../platform/jobs/long-job-kind.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import { giveUpLongJob, runLongJob } from '../../../platform/jobs/run-long-job.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { until } from '../../../testing/until.ts';
import { books } from '../../books/books-table.ts';

interface Wanted {
  title: string;
  does?: 'refuse' | 'break' | 'hold';
}

/** Held jobs wait here between two steps, until their test lets them go on. */
const gates = new Map<string, PromiseWithResolvers<void>>();
const gateOf = (title: string) => gates.get(title) ?? gates.set(title, Promise.withResolvers()).get(title);
const cleaned: string[] = [];

/** Puts one book on the shelf in three steps. */
const shelve: LongJobKind<Wanted> = {
  kind: 'test.shelve',
  afterCrash: 'restart',
  async run(work: LongWork<Wanted>) {
    const { title, does } = work.input;
    await work.total(3);
    if (does === 'refuse') throw new DomainError('course.not_found');
    if (does === 'break') throw new Error('a fault of ours');
    await work.withTenant(async (tx) => {
      await tx
        .insert(books)
        .values({ tenantId: work.tenant.id, title, grade: 'Secondary1' as const, pricePiastres: 0 });
      await work.step(1);
      if (does === 'hold') await gateOf(title)?.promise;
      // Each is a moment after the last, so that each is written.
      await new Promise((resolve) => setTimeout(resolve, 310));
      await work.step(1);
      await work.finish(tx, { title });
    });
    return undefined;
  },
  async cleanUp(work) {
    cleaned.push(work.input.title);
  },
};

/** The same as work that takes the machine's whole strength. */
const carry: LongJobKind<Wanted> = { ...shelve, kind: 'test.carry', isHeavy: true };

const people = new Map<string, { id: string; device: TestClient }>();
const platform = await sharedPlatform({
  moreJobKinds: [shelve, carry] as LongJobKind<unknown>[],
  variables: { HESSA_FILMS_AT_ONCE: '2' },
});
beforeAll(async () => {
  for (const role of ['assistant', 'teacher', 'owner'] as Role[]) {
    const account = await platform.createAccount({ role });
    const device = platform.client();
    await device.login(account);
    people.set(role, { id: account.id, device });
  }
});

const deviceOf = (role: string) => people.get(role)?.device as TestClient;

async function start(
  input: Wanted,
  { id = randomUUID() as string, queued = true, kind = shelve } = {},
): Promise<string> {
  const asker = {
    tenant: { id: platform.tenantId },
    now: platform.clock.now(),
    account: { id: people.get('teacher')?.id ?? '', sessionId: randomUUID(), serves: null },
    platform: queued ? platform.platform : { jobs: { ...platform.platform.jobs, enqueue: async () => {} } },
  };
  const job = await platform.withTenant(platform.tenantId, (tx) => startLongJob(tx, asker, { id, kind, input }));
  return job.id;
}

const read = (jobId: string, role = 'teacher') =>
  deviceOf(role).call('GET /api/teach/jobs/{jobId}', { params: { jobId } });
const cancel = (jobId: string, role = 'teacher') =>
  deviceOf(role).call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId } });

async function reaches(jobId: string, state: string) {
  await until(async () => (await read(jobId)).body.data.state === state);
  return (await read(jobId)).body.data;
}

const shelved = async (title: string) => {
  const rows = await platform.withTenant(platform.tenantId, (tx) =>
    tx.select({ id: books.id }).from(books).where(eq(books.title, title)),
  );
  return rows.length;
};

const runner = () => ({
  withTenant: platform.withTenant,
  platform: platform.platform,
  kinds: [shelve as LongJobKind<unknown>],
  onFault: () => {},
});
const run = (jobId: string) =>
  runLongJob(runner(), { tenantId: platform.tenantId, jobId }, new AbortController().signal);

test('of heavy work so much runs side by side as the operator says, and the rest waits for its turn [FILM-54]', async () => {
  const titles = ['first', 'second', 'third'];
  const ids: string[] = [];
  for (const title of titles) ids.push(await start({ title, does: 'hold' }, { kind: carry }));
  const states = async () => Promise.all(ids.map(async (id) => (await read(id)).body.data.state));
  await until(async () => (await states()).filter((state) => state === 'running').length === 2);
  // Light work passes those who wait.
  expect(await reaches(await start({ title: 'light' }), 'done')).toMatchObject({ state: 'done' });
  expect((await states()).sort()).toEqual(['running', 'running', 'waiting']);
  for (const title of titles) gateOf(title)?.resolve();
  for (const id of ids) await reaches(id, 'done');
});

describe('long work', () => {
  test('goes on without the request, tells how far it is, and says what came of it [T-CON-1]', async () => {
    const id = await start({ title: 'progress', does: 'hold' });
    await until(async () => (await read(id)).body.data.total === 3);
    expect((await read(id)).body.data).toMatchObject({ state: 'running', total: 3, endedAt: null, isStopping: false });
    gateOf('progress')?.resolve();
    expect(await reaches(id, 'done')).toMatchObject({
      kind: 'test.shelve',
      done: 3,
      total: 3,
      result: { title: 'progress' },
      problem: null,
    });
    expect(await shelved('progress')).toBe(1);
  });

  test('is seen by who asked for it and by the owner; to everybody else it does not exist [T-CON-1]', async () => {
    const id = await start({ title: 'seen' });
    await reaches(id, 'done');
    expect((await read(id, 'owner')).status).toBe(200);
    const [seen, stopped] = [await read(id, 'assistant'), await cancel(id, 'assistant')];
    expect([seen.status, seen.body.code, stopped.status]).toEqual([404, 'job.not_found', 404]);
    const mine = await deviceOf('teacher').call('GET /api/teach/jobs');
    expect(mine.body.data.jobs.map((job: { id: string }) => job.id)).toContain(id);
    expect((await deviceOf('owner').call('GET /api/teach/jobs')).body.data.jobs).toEqual([]);
  });

  test('asked for twice under one id is one job; other wishes under its id are refused', async () => {
    const id = await start({ title: 'twice' });
    expect(await start({ title: 'twice' }, { id })).toBe(id);
    await expect(start({ title: 'thrice' }, { id })).rejects.toMatchObject({ code: 'job.id_taken' });
    await reaches(id, 'done');
    expect(await start({ title: 'twice' }, { id })).toBe(id);
    expect(await shelved('twice')).toBe(1);
  });

  test('cancelled while it waits it never begins, and cancelling is safe to repeat', async () => {
    const id = await start({ title: 'waiting' }, { queued: false });
    expect((await cancel(id)).body.data.state).toBe('cancelled');
    expect((await cancel(id)).body.data.state).toBe('cancelled');
    await run(id);
    expect([(await read(id)).body.data.state, await shelved('waiting')]).toEqual(['cancelled', 0]);
  });

  test('cancelled at work it stops at its next step and leaves nothing; cancelled when done it stays done', async () => {
    const id = await start({ title: 'stopped', does: 'hold' });
    await until(async () => (await read(id)).body.data.total === 3);
    expect((await cancel(id)).body.data).toMatchObject({ state: 'running', isStopping: true });
    gateOf('stopped')?.resolve();
    await reaches(id, 'cancelled');
    expect([await shelved('stopped'), cleaned.includes('stopped')]).toEqual([0, true]);
    const done = await start({ title: 'late' });
    await reaches(done, 'done');
    expect((await cancel(done)).body.data.state).toBe('done');
  });

  test('that is refused or broken fails with a code and its words, and leaves nothing', async () => {
    const refused = await start({ title: 'refused', does: 'refuse' });
    expect((await reaches(refused, 'failed')).problem).toEqual({
      code: 'course.not_found',
      messageAr: expect.any(String),
    });
    const broken = await start({ title: 'broken', does: 'break' });
    expect((await reaches(broken, 'failed')).problem.code).toBe('service.failed');
    expect(platform.logLines.some((line) => line.includes('test.shelve'))).toBe(true);
  });

  test('whose server died is begun again by another, and the work is done once however late the dead one wakes [T-R1]', async () => {
    const id = await start({ title: 'killed', does: 'hold' }, { queued: false });
    const dead = run(id);
    await until(async () => (await read(id)).body.data.total === 3);
    const successor = run(id);
    gateOf('killed')?.resolve();
    const outcomes = await Promise.allSettled([dead, successor]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([(await read(id)).body.data.state, await shelved('killed')]).toEqual(['done', 1]);
  });

  test('that no try brought to an end is given up, and one that ended meanwhile is left as it is', async () => {
    const lost = await start({ title: 'lost' }, { queued: false });
    await giveUpLongJob(runner(), { tenantId: platform.tenantId, jobId: lost });
    expect((await read(lost)).body.data).toMatchObject({ state: 'failed', problem: { code: 'job.given_up' } });
    const done = await start({ title: 'found' });
    await reaches(done, 'done');
    await giveUpLongJob(runner(), { tenantId: platform.tenantId, jobId: done });
    expect((await read(done)).body.data.state).toBe('done');
    const [row] = await platform.withTenant(platform.tenantId, (tx) =>
      tx.select().from(longJobs).where(eq(longJobs.id, done)),
    );
    expect(row?.endedAt).not.toBeNull();
  });
});
