import { expect, onTestFinished, test } from 'vitest';
import { appRoleUrl } from '../../db/app-role.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { until } from '../../testing/until.ts';
import { type JobQueue, type JobQueueOptions, startJobQueue } from './job-queue.ts';

/** Longer than a test lasts: whatever happens, nobody looked for it. */
const NO_NET = { netMs: 600_000 };

// Without a mail server it has nobody who works on mail: jobs of that queue are the tests' own.
const { database, tenantId, withTenant } = await sharedPlatform();

async function startQueue(options: JobQueueOptions): Promise<JobQueue> {
  const onError = (error: Error) => expect.unreachable(String(error));
  const queue = await startJobQueue(appRoleUrl(database.ownerUrl), onError, options);
  onTestFinished(() => queue.stop());
  return queue;
}

/** A server with somebody who notes what was done. */
async function startWorking(options: JobQueueOptions, failures = 0): Promise<{ queue: JobQueue; done: number[] }> {
  const queue = await startQueue(options);
  const done: number[] = [];
  let left = failures;
  const work = async ({ mailId }: { mailId: number }) => {
    left -= 1;
    if (left >= 0) throw new Error('not this time');
    done.push(mailId);
  };
  await queue.work('send-mail', work, { pauseSeconds: 0.5 });
  return { queue, done };
}

const put = (queue: JobQueue, mailId: number) =>
  withTenant(tenantId, (tx) => queue.enqueue(tx, 'send-mail', { tenantId, mailId }));

test('a job is begun by the server through which it was put there, without being looked for [MACH-82]', async () => {
  const { queue, done } = await startWorking(NO_NET);
  await put(queue, 1);
  await until(() => done.length === 1);
  await Promise.all([put(queue, 2), put(queue, 3)]);
  await until(() => done.length === 3);
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
});

test('another server begins it when it is told, and nobody is told of what was not saved [MACH-82]', async () => {
  const told: string[] = [];
  const asking = await startQueue(NO_NET);
  const { queue, done } = await startWorking(NO_NET);
  asking.onPut((name) => {
    told.push(name);
    queue.putElsewhere(name);
  });
  const undone = withTenant(tenantId, async (tx) => {
    await asking.enqueue(tx, 'send-mail', { tenantId, mailId: 4 });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(told).toEqual([]);
  await put(asking, 5);
  await until(() => done.length === 1);
  expect([told, done]).toEqual([['send-mail'], [5]]);
});

test('a job that nobody told of is found by a slow look, and by the next start [MACH-83]', async () => {
  const silent = await startQueue(NO_NET);
  const { queue, done } = await startWorking({ netMs: 300 });
  await put(silent, 6);
  await until(() => done.length === 1);
  await queue.stop();
  await put(silent, 7);
  const next = await startWorking(NO_NET);
  await until(() => next.done.length === 1);
  expect([done, next.done]).toEqual([[6], [7]]);
});

test('the next try after one that failed keeps its time [MACH-83]', async () => {
  const { queue, done } = await startWorking(NO_NET, 1);
  await put(queue, 8);
  await until(() => done.length === 1);
  expect(queue.tries.get('send-mail')).toEqual({ done: 1, failed: 1 });
});

test('who cannot be told asks as often as its pauses are [MACH-83]', async () => {
  const silent = await startQueue(NO_NET);
  const { done } = await startWorking({ ...NO_NET, hearsOthers: false });
  await until(async () => (await silent.load()).every(({ waiting }) => waiting === 0));
  await put(silent, 9);
  await until(() => done.length === 1);
});
