import { expect, test } from 'vitest';
import { type Done, earnedBy, milestones, newlyEarned } from './milestones.ts';

const NOTHING: Done = { videos: 0, quizzes: 0, fullMarks: 0, units: 0, busyWeeks: 0 };
const earned = (done: Partial<Done>) =>
  milestones({ ...NOTHING, ...done }).flatMap((each) => (each.earned ? [each.milestone] : []));

test.each<[Partial<Done>, string[]]>([
  [{}, []],
  [{ videos: 1 }, ['first-video']],
  [{ videos: 10 }, ['first-video', 'ten-videos']],
  [{ quizzes: 9 }, ['first-quiz']],
  [{ fullMarks: 3 }, ['full-mark', 'three-full-marks']],
  [{ units: 1, busyWeeks: 4 }, ['whole-unit', 'steady-month']],
])('after %j are earned: %j [LEARN-55]', (done, stamps) => {
  expect(earned(done)).toEqual(stamps);
});

test('a stamp that is not earned says how far it is [LEARN-55]', () => {
  expect(milestones({ ...NOTHING, videos: 7 }).find(({ milestone }) => milestone === 'ten-videos')).toEqual({
    ...{ milestone: 'ten-videos', wanted: 10, done: 7, earned: false },
  });
});

test('only what was earned since the last look is new, and nothing at the first look [LEARN-57]', () => {
  expect(newlyEarned(['first-video', 'first-quiz'], ['first-video'])).toEqual(['first-quiz']);
  expect(newlyEarned(['first-video'], null)).toEqual([]);
});

test('a phone that never looked knows what this very lesson earned, by a count that has just come to its stamp [LEARN-98]', () => {
  const done = { ...NOTHING, videos: 10, quizzes: 1, fullMarks: 1, units: 1 };
  expect(earnedBy(['videos'], done)).toEqual(['ten-videos']);
  expect(earnedBy(['quizzes', 'fullMarks'], done)).toEqual(['first-quiz', 'full-mark']);
  expect(earnedBy(['videos'], { ...done, videos: 11 })).toEqual([]);
});
