import { describe, expect, test } from 'vitest';
import { isMuted, offersFinish, PLAYBACK_SPEEDS, speedStep, volumeStep, watchProgress } from './playback.ts';
import { filmSeconds, playerTime } from './player-time.ts';
import { readPlayerTime } from './read-player-time.ts';

describe('player controls', () => {
  test('ten steps of 0.1 lead from silence to full volume and no further [VID-15]', () => {
    const heard = [0];
    for (let step = 0; step < 11; step += 1) heard.push(volumeStep(heard.at(-1) ?? 0, 'up'));
    expect(heard).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1]);
    expect(volumeStep(0, 'down')).toBe(0);
    expect(volumeStep(0.3, 'down')).toBe(0.2);
  });

  test('volume 0 is muted, the first step is not [VID-16]', () => {
    expect(isMuted(0)).toBe(true);
    expect(isMuted(0.1)).toBe(false);
  });

  test('the speeds are the seven listed ones [VID-17]', () => {
    expect(PLAYBACK_SPEEDS).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
    expect(speedStep(1, 'up')).toBe(1.25);
    expect(speedStep(2, 'up')).toBe(2);
    expect(speedStep(0.5, 'down')).toBe(0.5);
  });

  test.each([
    [0.9, false, false],
    [0.901, false, true],
    [1, true, false],
  ])(
    'played %d, completed %s: the player offers to finish: %s [VID-23, VID-11, LIM-31]',
    (fraction, completed, offers) => {
      expect(offersFinish(fraction, completed)).toBe(offers);
    },
  );

  test.each([
    [30, 120, { kind: 'known', percent: 25, remainingSeconds: 90 }],
    [119.5, 120, { kind: 'known', percent: 99, remainingSeconds: 1 }],
    [120, 120, { kind: 'known', percent: 100, remainingSeconds: 0 }],
    [500, 120, { kind: 'known', percent: 100, remainingSeconds: 0 }],
    [-1, 120, { kind: 'known', percent: 0, remainingSeconds: 120 }],
    [5, null, { kind: 'unknown' }],
    [5, 0, { kind: 'unknown' }],
    [5, Number.NaN, { kind: 'unknown' }],
  ] as const)('at %d s of %s: %j [VID-08, VID-09]', (position, duration, progress) => {
    expect(watchProgress(position, duration)).toEqual(progress);
  });

  test.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3729, '1:02:09'],
    [-3, '0:00'],
  ])('%d s are shown as %s [VID-06]', (seconds, shown) => {
    expect(playerTime(seconds)).toBe(shown);
  });

  test.each([37.7, 41.3, 0.2])('a film of %d s has one length, written down and in the player [VID-06]', (length) => {
    expect(playerTime(filmSeconds(length))).toBe(playerTime(Math.max(1, length)));
  });

  test.each([
    ['4:05', 245],
    ['٤:٠٥', 245],
    [' 0:00 ', 0],
    ['1:02:09', 3729],
    ['75:30', 4530],
    ['1:75:30', null],
    ['4:5', null],
    ['4:65', null],
    ['410', null],
    ['', null],
    ['four', null],
  ])('«%s» is the second %s [LEARN-46]', (written, second) => {
    expect(readPlayerTime(written)).toBe(second);
  });
});
