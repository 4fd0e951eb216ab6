import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';
import { HOME_MARKS, isNewMark, SAME_VISIT_MS, visitAt } from './visit.ts';

const DAY = 86_400_000;
const tuesday = Date.UTC(2026, 10, 17, 17);

const paper = (lessonId: number, at: number) => ({ courseId: 3, lessonId, submittedAt: new Date(at).toISOString() });

test('a mark is new since the last visit, and stays so when the page is loaded again [LEARN-34]', () => {
  const weekOld = paper(1, tuesday - 7 * DAY - 1);
  const fresh = paper(2, tuesday - 6 * DAY);
  const first = visitAt(null, tuesday, [fresh, weekOld]);
  expect([weekOld, fresh].map((each) => isNewMark(each, first))).toEqual([false, true]);
  const reloaded = visitAt(first, tuesday + SAME_VISIT_MS - 1, [fresh, weekOld]);
  expect(isNewMark(fresh, reloaded)).toBe(true);
  const later = paper(3, tuesday + SAME_VISIT_MS);
  const next = visitAt(reloaded, tuesday + DAY, [later, fresh, weekOld]);
  expect([weekOld, fresh, later].map((each) => isNewMark(each, next))).toEqual([false, false, true]);
  const again = visitAt(next, tuesday + DAY + 60_000, [later, fresh, weekOld]);
  expect([fresh, later].map((each) => isNewMark(each, again))).toEqual([false, true]);
});

test('a mark that is told after its paper was handed in is new to the visit that first sees it [LEARN-171]', () => {
  const early = paper(1, tuesday - 9 * DAY);
  const quick = paper(2, tuesday - 8 * DAY);
  const next = visitAt(visitAt(null, tuesday, [quick]), tuesday + DAY, [quick, early]);
  expect([quick, early].map((each) => isNewMark(each, next))).toEqual([false, true]);
  expect(isNewMark(early, visitAt(next, tuesday + DAY + 60_000, [quick, early]))).toBe(true);
  expect(isNewMark(early, visitAt(next, tuesday + 2 * DAY, [quick, early]))).toBe(false);
});

test('an old mark that others had pushed off the list is not new when it comes back [LEARN-171]', () => {
  const all = Array.from({ length: HOME_MARKS + 1 }, (_, at) => paper(at, tuesday - (20 + at) * DAY));
  const next = visitAt(visitAt(null, tuesday, all.slice(0, HOME_MARKS)), tuesday + DAY, all.slice(1));
  expect(all.slice(1).some((each) => isNewMark(each, next))).toBe(false);
});

test('a phone that remembers only when it last looked goes by that [LEARN-34]', () => {
  const next = visitAt({ lastSeenAt: tuesday, before: null }, tuesday + DAY, []);
  expect([tuesday - DAY, tuesday + 1].map((at) => isNewMark(paper(1, at), next))).toEqual([false, true]);
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
