import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sendAndLeave } from '../../api/send-and-leave.ts';
import { keepWatchPlace } from './watch-place.ts';
import { createWatchReporter, type WatchReporter } from './watch-position.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/send-and-leave.ts', () => ({ sendAndLeave: vi.fn() }));
vi.mock('./watch-place.ts', () => ({ keepWatchPlace: vi.fn() }));

const asked = vi.mocked(call);
const left = vi.mocked(sendAndLeave);
const noted = vi.mocked(keepWatchPlace);
const line = { onLine: true };

beforeEach(() => {
  line.onLine = true;
  vi.stubGlobal('navigator', line);
  asked.mockReset().mockResolvedValue({ success: true, message: '', saved: true });
  left.mockReset();
  noted.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** Plays from second to second, looking once each. */
async function play(reporter: WatchReporter, from: number, to: number, offset = 0) {
  for (let at = from; at <= to; at++) {
    reporter.note({ positionSeconds: at + offset, speed: 1, playing: true, atMs: at * 1000 });
    await Promise.resolve();
    await Promise.resolve();
  }
}
const bodies = () => asked.mock.calls.map(([, input]) => (input as { body: { played: number[][] } }).body);

describe('the watch position', () => {
  test('is told every 15 s with what was played since [OP-VID-9]', async () => {
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 31);
    expect(bodies()).toEqual([
      { lessonId: 7, stopped: false, positionSeconds: 15, played: [[0, 15]] },
      { lessonId: 7, stopped: false, positionSeconds: 30, played: [[15, 30]] },
    ]);
  });

  test('keeps what the server did not save for the next report [OP-VID-9]', async () => {
    asked.mockResolvedValueOnce({ success: true, message: '', saved: false });
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 31);
    expect(bodies()[1]?.played).toEqual([[0, 30]]);
  });

  test('asks a dead line ever more seldom and loses nothing [OP-VID-9]', async () => {
    asked.mockRejectedValue(new ApiError('network.failed', 0, 'x', 'x'));
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 200);
    // After 15 s, then after 30 s and 60 s of silence; the next would wait two minutes.
    expect(asked).toHaveBeenCalledTimes(3);
    expect(bodies().at(-1)?.played).toEqual([[0, 105]]);
  });

  test('is silent while the phone knows that it is offline, and after a refusal [OP-VID-9]', async () => {
    line.onLine = false;
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 60);
    reporter.leave();
    expect([asked.mock.calls.length, left.mock.calls.length]).toEqual([0, 0]);
    line.onLine = true;
    asked.mockRejectedValue(new ApiError('lesson.blocked', 403, 'x', 'x'));
    await play(reporter, 61, 200);
    expect(asked).toHaveBeenCalledTimes(1);
    reporter.leave();
    expect(left).not.toHaveBeenCalled();
  });

  test('is told at once when the video stops, and once more when it stopped while a report was under way [LEARN-02, OP-VID-9]', async () => {
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 4);
    reporter.stop();
    reporter.stop();
    expect(bodies()).toEqual([{ lessonId: 7, stopped: true, positionSeconds: 4, played: [[0, 4]] }]);
    await Promise.resolve();

    let answer = () => {};
    asked.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({ success: true, message: '', saved: true });
      }),
    );
    await play(reporter, 5, 21);
    reporter.stop();
    expect(asked).toHaveBeenCalledTimes(2);
    answer();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    expect(bodies()[2]).toMatchObject({ stopped: true, positionSeconds: 21 });
  });

  test('is noted on the phone every few seconds and at every stop, also without a line [LEARN-02]', async () => {
    line.onLine = false;
    const reporter = createWatchReporter(7, 0);
    await play(reporter, 0, 12);
    expect(noted.mock.calls.map(([, { positionSeconds }]) => positionSeconds)).toEqual([5, 10]);
    reporter.stop();
    expect(noted).toHaveBeenLastCalledWith(7, { positionSeconds: 12, atMs: 12_000 });
    await play(reporter, 13, 14);
    reporter.leave();
    expect(noted).toHaveBeenLastCalledWith(7, { positionSeconds: 14, atMs: 14_000 });
  });

  test('is kept and told also of a film that was left before the first look at it [LEARN-02]', () => {
    const reporter = createWatchReporter(7, 0);
    reporter.note({ positionSeconds: 17.3, speed: 1, playing: true, atMs: 900 });
    reporter.leave();
    expect(noted).toHaveBeenCalledExactlyOnceWith(7, { positionSeconds: 17.3, atMs: 900 });
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('leaves with the page, and not for a page on which nothing was played [OP-VID-9]', async () => {
    const opened = createWatchReporter(7, 0);
    opened.note({ positionSeconds: 0, speed: 1, playing: false, atMs: 0 });
    opened.leave();
    expect(left).not.toHaveBeenCalled();
    const watched = createWatchReporter(8, 0);
    await play(watched, 0, 4);
    watched.leave();
    watched.leave();
    expect(left.mock.calls).toEqual([
      [
        'POST /api/Student/watch-position',
        { body: { lessonId: 8, stopped: true, positionSeconds: 4, played: [[0, 4]] } },
      ],
    ]);
  });
});
