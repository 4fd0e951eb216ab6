import { describe, expect, test } from 'vitest';
import { addPlayed, playedBetween, type WatchedMoment } from './watch-log.ts';

const at = (positionSeconds: number, seconds: number, more: Partial<WatchedMoment> = {}): WatchedMoment => ({
  positionSeconds,
  speed: 1,
  playing: true,
  atMs: seconds * 1000,
  ...more,
});

describe('what was really played', () => {
  test.each([
    ['a second of playing', at(10, 0), at(11, 1), [10, 11]],
    ['a second at double speed', at(10, 0, { speed: 2 }), at(12, 1, { speed: 2 }), [10, 12]],
    ['the last stretch before a pause', at(10, 0), at(10.6, 0.6, { playing: false }), [10, 10.6]],
    ['a minute in which the phone slept but played', at(10, 0), at(70, 60), [10, 70]],
    ['a jump forward', at(10, 0), at(200, 1), null],
    ['a jump back', at(200, 0), at(10, 1), null],
    ['a pause', at(10, 0, { playing: false }), at(10, 5), null],
    ['a jump while paused', at(10, 0, { playing: false }), at(11, 5), null],
    ['the first look', null, at(5, 0), null],
  ] as const)('%s [VID-29, T-VID-2]', (_what, before, now, range) => {
    expect(playedBetween(before, now)).toEqual(range);
  });

  test('stretches join, and of too many the longest stay [T-VID-2]', () => {
    expect(addPlayed([[0, 10]], [10, 11], 50)).toEqual([[0, 11]]);
    expect(
      addPlayed(
        [
          [0, 10],
          [20, 21],
        ],
        [30, 35],
        2,
      ),
    ).toEqual([
      [0, 10],
      [30, 35],
    ]);
  });
});
