import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { appRoleUrl } from './app-role.ts';
import { createLanes, type LanesOptions } from './lanes.ts';
import { recordsOf } from './wire/wire-message.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function openLanes(options: Partial<LanesOptions> = {}) {
  const lanes = createLanes({
    url: appRoleUrl(database.ownerUrl),
    pooled: false,
    applicationName: 'lanes test',
    statementTimeoutMs: 5000,
    lockTimeoutMs: 3000,
    count: 2,
    waitingAtMost: 2,
    waitMs: 5000,
    ...options,
  });
  onTestFinished(() => lanes.end());
  return lanes;
}

/** Work that holds its lane until it is let go. */
function held() {
  const gate = Promise.withResolvers<void>();
  return { work: () => gate.promise, letGo: gate.resolve };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the queue before the database', () => {
  test('is bounded: beyond its length a caller hears "busy" at once, and those who wait are served in order [T-R10]', async () => {
    const lanes = openLanes();
    const gates = [held(), held()];
    const running = gates.map((gate) => lanes.use(gate.work));
    const served: number[] = [];
    const waiting = [1, 2].map((number) => lanes.use(async () => void served.push(number)));
    await until(() => lanes.waiting === 2);
    expect(lanes.busy).toBe(2);
    expect(await codeOf(lanes.use(async () => {}))).toBe('service.busy');
    for (const gate of gates) gate.letGo();
    await Promise.all([...running, ...waiting]);
    expect(served).toEqual([1, 2]);
    expect({ waiting: lanes.waiting, busy: lanes.busy }).toEqual({ waiting: 0, busy: 0 });
  });

  test('asks those whom it refuses together back at different times [T-R10, T-R12]', async () => {
    const lanes = openLanes({ count: 1, waitingAtMost: 20, waitMs: 20 });
    const gate = held();
    const running = lanes.use(gate.work);
    const refused = await Promise.allSettled(Array.from({ length: 40 }, () => lanes.use(async () => {})));
    gate.letGo();
    await running;
    const secondsOf = (some: typeof refused) =>
      new Set(some.map((one) => (one.status === 'rejected' ? one.reason.retryAfterSeconds : null)));
    // Those who waited in vain, and those who found the queue full.
    expect(secondsOf(refused.slice(0, 20)).size).toBeGreaterThan(1);
    expect(secondsOf(refused.slice(20)).size).toBeGreaterThan(1);
  });

  test('gives up in time: whoever waited too long hears "busy" and takes no lane later [T-R10]', async () => {
    const lanes = openLanes({ count: 1, waitMs: 20 });
    const gate = held();
    const running = lanes.use(gate.work);
    expect(await codeOf(lanes.use(async () => {}))).toBe('service.busy');
    expect(lanes.waiting).toBe(0);
    gate.letGo();
    await running;
    expect(await codeOf(lanes.use(async () => {}))).toBe('done');
  });

  test('work that throws gives its lane back', async () => {
    const lanes = openLanes({ count: 1 });
    for (let at = 0; at < 5; at += 1) {
      await expect(lanes.use(() => Promise.reject(new Error('broken work')))).rejects.toThrow('broken work');
    }
    expect(lanes.busy).toBe(0);
  });

  test('when it ends, those under way finish, those who wait are refused, and nobody comes after [T-R9]', async () => {
    const lanes = openLanes({ count: 1 });
    const gate = held();
    const running = lanes.use(async ({ wire }) => {
      await gate.work();
      return recordsOf(await wire.ask('select 1 as still'));
    });
    const waiting = codeOf(lanes.use(async () => {}));
    await until(() => lanes.waiting === 1);
    const ended = lanes.end();
    expect(await waiting).toBe('service.unavailable');
    expect(await codeOf(lanes.use(async () => {}))).toBe('service.unavailable');
    gate.letGo();
    expect(await running).toEqual([{ still: 1 }]);
    await ended;
  });
});
