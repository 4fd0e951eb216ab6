import { expect, test } from 'vitest';
import { HERO_ITEMS, LAZY_SECTION, SCROLL_ANIMATION_OFFSET, TIMINGS } from './timings.ts';

test.each([
  ['splash', 3000, 'LIM-24, SHELL-21'],
  ['splashFade', 500, 'LIM-24, SHELL-22'],
  ['dialogClose', 200, 'LIM-23'],
  ['loginRedirect', 1500, 'LIM-25'],
  ['heroCarousel', 4000, 'LIM-26'],
  ['navbarHeightPoll', 300, 'LIM-43'],
  ['scrollAnimation', 800, 'LIM-52, SHELL-23'],
  ['lessonAnimation', 2700, 'LIM-36, VID-49'],
  ['playerControlsHide', 5000, 'LIM-27'],
  ['playerPositionPoll', 1000, 'LIM-47'],
  ['videoFinishRedirect', 3000, 'LIM-28'],
  ['qualityToast', 3000, 'LIM-30'],
  ['qualitySeekBack', 1000, 'LIM-46'],
  ['qualityRedetect', 30_000, 'LIM-45'],
  ['quizPopup', 2000, 'LIM-29'],
  ['quizRedirect', 2000, 'LIM-29'],
  ['unitQuizPopup', 2000, 'LIM-49'],
  ['availabilityTick', 1000, 'LIM-07'],
  ['curriculumFocusThrottle', 1000, 'LIM-32'],
  ['curriculumNavigationDelay', 100, 'LIM-48'],
  ['curriculumBanner', 2000, 'LIM-33'],
  ['sessionValidationDelay', 100, 'LIM-34'],
  ['sessionValidationThrottle', 5000, 'LIM-34'],
  ['cacheLifetime', 300_000, 'LIM-17, LIM-18'],
  ['requestRelease', 300, 'LIM-44'],
  ['requestRetryShortest', 20, 'LIM-44'],
  ['requestRetryLongest', 70, 'LIM-44'],
  ['chunkTimeout', 120_000, 'LIM-35'],
] as const)('%s lasts %d ms [%s]', (name, ms, _ids) => {
  expect(TIMINGS[name]).toBe(ms);
});

test('the carousel has 3 items, scroll animations start 40 px in, lazy sections at 50px and a tenth [HOME-22, SHELL-25, PERF-07, PERF-08]', () => {
  expect([HERO_ITEMS, SCROLL_ANIMATION_OFFSET, LAZY_SECTION]).toEqual([3, 40, { margin: '50px', threshold: 0.1 }]);
});
