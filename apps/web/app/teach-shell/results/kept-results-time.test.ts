import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { keptResultsTime } from './kept-results-time.ts';

const SAVED = Date.UTC(2027, 2, 4, 18, 0, 30);
const OTHER = { day: '2027-03-05', time: '20:00' };

beforeEach(() => {
  fakeBrowser();
});

test('a time for results that was chosen back is no unsaved one, on no later visit [EXAM-243]', () => {
  for (const [saved, same, chosen] of [
    [null, null, OTHER],
    [SAVED, cairoWall(SAVED), null],
  ] as const) {
    const kept = keptResultsTime('place', saved);
    kept.keep(chosen);
    expect(kept.read(), 'chosen and not pressed').toEqual(chosen);
    kept.keep(same);
    expect(kept.read(), 'as it was').toBeUndefined();
  }
});

test('a choice over a time that was changed since is not laid over the new one; half a choice is kept [EXAM-243]', () => {
  keptResultsTime('place', SAVED).keep(null);
  expect(keptResultsTime('place', SAVED).read()).toBeNull();
  expect(keptResultsTime('place', SAVED + 86_400_000).read(), 'a colleague moved it').toBeUndefined();
  expect(keptResultsTime('place', null).read(), 'told meanwhile').toBeUndefined();
  keptResultsTime('place', null).keep({ day: '', time: '20:00' });
  expect(keptResultsTime('place', null).read()).toEqual({ day: '', time: '20:00' });
});

test('what is no choice of today’s shape counts as none [EXAM-243]', () => {
  const { stored } = fakeBrowser();
  for (const kept of ['null', '{', '{"day":"2027-03-05","time":"20:00"}', '{"over":null,"wall":{"day":3}}']) {
    stored.set('place', kept);
    expect(keptResultsTime('place', null).read(), kept).toBeUndefined();
  }
});
