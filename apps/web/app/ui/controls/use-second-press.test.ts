import { expect, test } from 'vitest';
import { isSecondPress } from './use-second-press.ts';

test.each([
  ['the second click of a double click', { detail: 2, timeStamp: 5_000 }, true],
  ['a second tap, which counts from one again', { detail: 1, timeStamp: 1_250 }, true],
  ['a tap that waited while the page was busy', { detail: 1, timeStamp: 900 }, true],
  ['a key that is pressed again at once', { detail: 0, timeStamp: 1_100 }, true],
  ['a press of its own', { detail: 1, timeStamp: 1_600 }, false],
  ['a press by a clock that does not agree', { detail: 1, timeStamp: -60_000 }, false],
  ['a key of its own', { detail: 0, timeStamp: 2_000 }, false],
])('%s is told for what it is [LEARN-214]', (_, press, isSecond) => {
  expect(isSecondPress(press, 1_000)).toBe(isSecond);
});
