import { describe, expect, test } from 'vitest';
import { type LearnerFacts, slipReasons } from './slipping.ts';

const TODAY = '2026-11-15';
const NOW = Date.parse('2026-11-15T12:00:00Z');
const HOUR = 60 * 60 * 1000;

const learner = (facts: Partial<LearnerFacts>): LearnerFacts => ({
  lastActiveOn: TODAY,
  scores: [],
  windows: [],
  ...facts,
});
const kinds = (facts: Partial<LearnerFacts>) => slipReasons(learner(facts), TODAY, NOW).map(({ kind }) => kind);
const window = (hours: number, unfinished: number, unitName = 'Unit') => ({
  unitId: 3,
  unitName,
  endsAt: NOW + hours * HOUR,
  unfinished,
});

describe('who is slipping', () => {
  test.each([
    ['active today', TODAY, []],
    ['six days away', '2026-11-09', []],
    ['seven days away', '2026-11-08', ['quiet']],
    ['thirty days away', '2026-10-16', ['quiet']],
    ['longer away is gone, not slipping', '2026-10-15', []],
    ['never begun', null, []],
  ])('quiet: %s', (_name, lastActiveOn, expected) => {
    expect(kinds({ lastActiveOn })).toEqual(expected);
  });

  test.each([
    ['fifteen points lower than the three before', [60, 60, 60, 75, 75, 75], ['falling']],
    ['a little less than that', [60.1, 60, 60, 75, 75, 75], []],
    ['higher', [90, 90, 90, 40, 40, 40], []],
    ['one bad day among good ones', [40, 90, 90, 90, 90, 90], ['falling']],
    ['only the last six count', [80, 80, 80, 80, 80, 80, 100, 100], []],
    ['five papers are not two times three', [0, 0, 0, 100, 100], []],
  ])('falling scores: %s', (_name, scores, expected) => {
    expect(kinds({ scores })).toEqual(expected);
  });

  test.each([
    ['two days left and something to do', [window(48, 1)], ['ending']],
    ['more than two days left', [window(48.1, 3)], []],
    ['all is done', [window(5, 0)], []],
    ['over already', [window(-1, 2)], []],
  ])('windows: %s', (_name, windows, expected) => {
    expect(kinds({ windows })).toEqual(expected);
  });

  test('the most pressing comes first, and all windows that end are told, the first to end first [DESK-246]', () => {
    const facts = learner({
      lastActiveOn: '2026-11-05',
      scores: [10, 20, 30, 80, 90, 100],
      windows: [window(40, 1, 'later'), window(3, 2, 'sooner'), window(50, 2, 'in time'), window(4, 0, 'done')],
    });
    expect(slipReasons(facts, TODAY, NOW)).toEqual([
      { kind: 'ending', units: [window(3, 2, 'sooner'), window(40, 1, 'later')] },
      { kind: 'quiet', days: 10 },
      { kind: 'falling', from: 90, to: 20 },
    ]);
  });
});
