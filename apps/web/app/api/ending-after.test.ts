import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endingAfter } from './ending-after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a call ends when its time is up, and says so [FLOOR-02]', () => {
  const signal = endingAfter(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a call ends with the first that ends it, for that reason alone [FLOOR-02]', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = endingAfter(1_000, first.signal, second.signal);
  second.abort('left');
  first.abort('later');
  vi.advanceTimersByTime(1_000);
  expect(signal.reason).toBe('left');
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that nobody waits for any more never begins [FLOOR-02]', () => {
  expect(endingAfter(1_000, AbortSignal.abort('gone')).reason).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});
