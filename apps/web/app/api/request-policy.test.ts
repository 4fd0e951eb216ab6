import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestPolicy } from './request-policy.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A call that is on the line until it is told to end. */
function openCall() {
  let end = () => {};
  const task = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { task, end: () => end() };
}

describe('the request policy', () => {
  test('serial lets one call out at a time [API-08]', async () => {
    const run = createRequestPolicy('serial', () => 0);
    const [first, second] = [openCall(), openCall()];
    void run(first.task);
    void run(second.task);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(first.task).toHaveBeenCalledOnce();
    expect(second.task).not.toHaveBeenCalled();
  });

  test('the slot is free 300 ms after the call ends [API-09, LIM-44]', async () => {
    const run = createRequestPolicy('serial', () => 0);
    const [first, second] = [openCall(), openCall()];
    void run(first.task);
    void run(second.task);
    first.end();
    await vi.advanceTimersByTimeAsync(299);
    expect(second.task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1 + 20);
    expect(second.task).toHaveBeenCalledOnce();
  });

  test.each([
    [0, 20],
    [0.5, 45],
    [1, 70],
  ])('a waiting call looks again after 20 to 70 ms, here %d of the way [API-10, LIM-44]', async (random, wait) => {
    const run = createRequestPolicy('serial', () => random);
    void run(openCall().task);
    vi.clearAllTimers();
    void run(openCall().task);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - before).toBe(wait);
  });

  test('a call that fails frees the slot as well [API-09]', async () => {
    const run = createRequestPolicy('serial', () => 0);
    await expect(run(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    const next = openCall();
    void run(next.task);
    await vi.advanceTimersByTimeAsync(320);
    expect(next.task).toHaveBeenCalledOnce();
  });

  test('parallel, the default, holds nobody back [OP-API-1]', () => {
    const run = createRequestPolicy('parallel');
    const [first, second] = [openCall(), openCall()];
    void run(first.task);
    void run(second.task);
    expect(second.task).toHaveBeenCalledOnce();
  });
});
