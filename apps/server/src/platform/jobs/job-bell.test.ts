import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobBell, type DueJob } from './job-bell.ts';

const PAUSE_MS = 500;

let due: DueJob[];
let looks: number;
let bell: ReturnType<typeof createJobBell>;
let faults: string[];

beforeEach(() => {
  vi.useFakeTimers();
  due = [];
  looks = 0;
  faults = [];
  bell = createJobBell({
    async findDue() {
      looks += 1;
      return due;
    },
    onError: (error) => faults.push(error.message),
    netMs: 10_000,
  });
});
afterEach(() => {
  bell.stop();
  vi.useRealTimers();
});

test('who is free is woken by a job of the own queue, and by nothing else [MACH-82]', () => {
  const wake = vi.fn();
  bell.hire('send-mail', PAUSE_MS, wake);
  bell.ring('long-job');
  expect(wake).not.toHaveBeenCalled();
  bell.ring('send-mail');
  expect(wake).toHaveBeenCalledOnce();
});

test('after a job there is a pause whatever is put there meanwhile, and then the next is looked for [MACH-82]', async () => {
  const wake = vi.fn();
  const worker = bell.hire('send-mail', PAUSE_MS, wake);
  worker.begins();
  bell.ring('send-mail');
  worker.ends('done');
  bell.ring('send-mail');
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(wake).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(wake).toHaveBeenCalledOnce();
  bell.ring('send-mail');
  expect(wake).toHaveBeenCalledTimes(2);
});

test('what nobody told of is found by the net, and what is due within its time is begun when it is due [MACH-83]', async () => {
  const wake = vi.fn();
  bell.hire('drop-archive', PAUSE_MS, wake);
  due = [{ queue: 'drop-archive', inSeconds: 7 }];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wake).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_999);
  expect(wake).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(wake).toHaveBeenCalledOnce();
  due = [{ queue: 'drop-archive', inSeconds: 0 }];
  await vi.advanceTimersByTimeAsync(3_001);
  expect(wake).toHaveBeenCalledTimes(2);
  expect(looks).toBe(2);
});

test('a try that failed is followed by a look for when the next one is due [MACH-83]', async () => {
  const wake = vi.fn();
  const worker = bell.hire('send-mail', PAUSE_MS, wake);
  worker.begins();
  worker.ends('failed');
  due = [{ queue: 'send-mail', inSeconds: 4 }];
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([looks, wake.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(wake).toHaveBeenCalledTimes(2);
});

test('a job that is given up while its work goes on has ended once [MACH-83]', async () => {
  const wake = vi.fn();
  const worker = bell.hire('send-mail', PAUSE_MS, wake);
  worker.begins();
  worker.ends('failed');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  worker.ends('done');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(wake).toHaveBeenCalledOnce();
  bell.ring('send-mail');
  expect(wake).toHaveBeenCalledTimes(2);
});

test('a look that fails is told of and followed by the next; after the stop nobody is woken [MACH-83]', async () => {
  const wake = vi.fn();
  const findDue = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  const other = createJobBell({ findDue, onError: (error) => faults.push(error.message), netMs: 1000 });
  other.hire('send-mail', PAUSE_MS, wake);
  await vi.advanceTimersByTimeAsync(2000);
  expect(findDue).toHaveBeenCalledTimes(2);
  expect(faults).toEqual(['away']);
  findDue.mockResolvedValue([{ queue: 'send-mail', inSeconds: 1 }]);
  await vi.advanceTimersByTimeAsync(1000);
  other.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wake).not.toHaveBeenCalled();
  expect(findDue).toHaveBeenCalledTimes(3);
});
