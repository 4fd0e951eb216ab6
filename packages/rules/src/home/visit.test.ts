import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';
import { newSince, SAME_VISIT_MS, visitAt } from './visit.ts';

const DAY = 86_400_000;
const tuesday = Date.UTC(2026, 10, 17, 17);

test('news is new since the last visit, and stays so when the page is loaded again [LEARN-34]', () => {
  const first = visitAt(null, tuesday);
  expect(newSince(first)).toBe(tuesday - 7 * DAY);
  const reloaded = visitAt(first, tuesday + SAME_VISIT_MS - 1);
  expect(reloaded.before).toBeNull();
  const next = visitAt(reloaded, tuesday + DAY);
  expect(newSince(next)).toBe(tuesday + SAME_VISIT_MS - 1);
  expect(newSince(visitAt(next, tuesday + DAY + 60_000))).toBe(tuesday + SAME_VISIT_MS - 1);
});

test.each([
  [{ holdsCourse: false, finishedLessons: 0, hasRightAnswer: false }, [], 'code'],
  [{ holdsCourse: true, finishedLessons: 0, hasRightAnswer: false }, ['code'], 'lesson'],
  [{ holdsCourse: true, finishedLessons: 1, hasRightAnswer: false }, ['code', 'lesson'], 'question'],
  // A course that was given back is opened anew.
  [{ holdsCourse: false, finishedLessons: 2, hasRightAnswer: true }, ['lesson', 'question'], 'code'],
] as const)('%j has taken the steps %j and takes «%s» now [LEARN-35]', (begun, done, current) => {
  const steps = firstSteps(begun);
  expect([[...(steps?.done ?? [])], steps?.current]).toEqual([done, current]);
});

test('whoever took all three, or is past a few lessons without a quiz, is no longer new [LEARN-35]', () => {
  expect(firstSteps({ holdsCourse: true, finishedLessons: 2, hasRightAnswer: true })).toBeNull();
  expect(firstSteps({ holdsCourse: true, finishedLessons: 5, hasRightAnswer: false })).toBeNull();
});
