import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWaitingCode, keepWaitingCode, waitingCode } from '../session/waiting-code.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { ApiError } from './api-error.ts';
import { judgedCode } from './judged-code.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a guest’s code', () => {
  test('waits for a week and no longer, as it was typed [LEARN-249]', () => {
    keepWaitingCode('K5JT PBB7');
    vi.advanceTimersByTime(7 * DAY_MS - 1);
    expect(waitingCode()).toBe('K5JT PBB7');
    vi.advanceTimersByTime(1);
    expect(waitingCode()).toBeNull();
    expect(localStorage.getItem('waiting_code')).toBeNull();
  });

  test('is gone when it is dropped, and damaged words are none [LEARN-249]', () => {
    keepWaitingCode('K5JT-PBB7');
    forgetWaitingCode();
    expect(waitingCode()).toBeNull();
    localStorage.setItem('waiting_code', 'K5JT-PBB7');
    expect(waitingCode()).toBeNull();
  });

  test('keeps its place when what can be no code is pressed after it, and such a thing never waits [LEARN-288]', () => {
    keepWaitingCode('K5JT-PBB7');
    keepWaitingCode('K5JT');
    expect(waitingCode()).toBe('K5JT-PBB7');
    localStorage.setItem('waiting_code', `${Date.now()} K5JT`);
    expect(waitingCode()).toBeNull();
  });

  test('pressed before the page was awake is judged beside the one that waits, and a newer one is not overtaken by it [LEARN-350]', () => {
    const pressEarly = (value: string) => localStorage.setItem('early_code', `${Date.now()} ${value}`);
    keepWaitingCode('K5JT-PBB7');
    pressEarly('123');
    expect(waitingCode(), 'what can be no code takes no other’s place').toBe('K5JT-PBB7');
    expect(localStorage.getItem('early_code')).toBeNull();
    pressEarly('9695 9N97');
    vi.advanceTimersByTime(6 * DAY_MS);
    expect(waitingCode()).toBe('9695 9N97');
    vi.advanceTimersByTime(DAY_MS);
    expect(waitingCode(), 'its week began at the press').toBeNull();
    pressEarly('9695 9N97');
    keepWaitingCode('K5JT-PBB7');
    expect(waitingCode()).toBe('K5JT-PBB7');
    pressEarly('9695 9N97');
    forgetWaitingCode();
    expect(waitingCode()).toBeNull();
  });

  test.each([
    [404, null],
    [400, null],
    [401, 'K5JT-PBB7'],
    [429, 'K5JT-PBB7'],
    [503, 'K5JT-PBB7'],
    [0, 'K5JT-PBB7'],
  ])('that is answered with %i waits as %j [LEARN-249]', async (status, left) => {
    keepWaitingCode('K5JT-PBB7');
    const refused = Promise.reject(new ApiError('x', status, 'x', 'x'));
    await expect(judgedCode('k5jtpbb7', refused)).rejects.toThrow();
    expect(waitingCode()).toBe(left);
  });

  test('that opened something waits no more; another card changes nothing [LEARN-249]', async () => {
    keepWaitingCode('K5JT-PBB7');
    expect(await judgedCode('9695-9N97', Promise.resolve(1))).toBe(1);
    expect(waitingCode()).toBe('K5JT-PBB7');
    await judgedCode('K5JT-PBB7', Promise.resolve(1));
    expect(waitingCode()).toBeNull();
  });
});
