import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';

let now = 0;
let delay: LoopDelay;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  delay = watchLoopDelay(() => now);
});
afterEach(() => {
  delay.stop();
  vi.useRealTimers();
});

/** Turns of the loop, each late by so much. */
function turns(count: number, lateMs: number): void {
  for (let turn = 0; turn < count; turn += 1) {
    now += 50 + lateMs;
    vi.advanceTimersByTime(50);
  }
}

test('one long pause is no overload [T-R10]', () => {
  turns(20, 0);
  turns(1, 800);
  expect(delay.ms).toBeLessThan(250);
});

test('turns that keep coming late are one, and punctual ones end it within half a second [T-R10]', () => {
  turns(10, 400);
  expect(delay.ms).toBeGreaterThan(250);
  turns(10, 0);
  expect(delay.ms).toBeLessThan(20);
});
