import { describe, expect, test } from 'vitest';
import { verdict } from './verdict.mjs';

const LINES = ['const limit = 5;', '  if (tries >= limit) {', '    refuse();', '  }'];
const FILE = 'limits.ts';

const change = (status, line = 2, from = 13, to = 15, replacement = '>') => ({
  fileName: FILE,
  status,
  replacement,
  location: { start: { line, column: from }, end: { line, column: to } },
});
const killed = (times) => Array.from({ length: times }, () => change('Killed'));
const judge = (results, explained = {}) => verdict(results, () => LINES, explained);

const BOUND = { at: 'if (tries >= limit) {', was: '>=', becomes: '>', why: 'because' };

describe('what changes to an area come to', () => {
  test('a change that ends no more is noticed as well [TRUST-116]', () => {
    expect(judge([change('Killed'), change('Timeout')])).toMatchObject({
      killed: 2,
      score: 100,
      passes: true,
      open: [],
    });
  });

  test('what only the clock noticed is told with its place, to be looked at [TRUST-118]', () => {
    const waited = { ...change('Killed', 3, 5, 14, ''), statusReason: 'Error: Test timed out in 40000ms.' };
    const failed = { ...change('Killed'), statusReason: 'expected 200 to be 403' };
    expect(judge([change('Timeout'), waited, failed])).toMatchObject({
      killed: 3,
      slow: [
        { line: 2, was: '>=', becomes: '>' },
        { line: 3, was: 'refuse();', becomes: '' },
      ],
    });
  });

  test('nine of ten are enough, fewer are not, and what nobody noticed is told with its place [TRUST-116]', () => {
    expect(judge([...killed(9), change('Survived')])).toMatchObject({ score: 90, passes: true });
    const few = judge([...killed(8), change('Survived'), change('NoCoverage', 3, 5, 14, '')]);
    expect(few).toMatchObject({ killed: 8, survived: 1, uncovered: 1, score: 80, passes: false });
    expect(few.open).toMatchObject([
      { file: FILE, line: 2, at: BOUND.at, was: '>=', becomes: '>' },
      { file: FILE, line: 3, at: 'refuse();', was: 'refuse();', becomes: '' },
    ]);
  });

  test('fewer are enough where each is explained, and an explanation is of one change alone [TRUST-116]', () => {
    const survivors = [change('Survived')];
    expect(judge(survivors, { [FILE]: [BOUND] })).toMatchObject({ explained: 1, open: [], score: 0, passes: true });
    for (const other of [{ at: 'refuse();' }, { was: '>' }, { becomes: '<' }]) {
      const found = judge(survivors, { [FILE]: [{ ...BOUND, ...other }] });
      expect(found).toMatchObject({ explained: 0, passes: false });
      expect(found.stale).toHaveLength(1);
    }
  });

  test('an explanation of what is noticed or gone fails, one of a file outside the area does not [TRUST-116]', () => {
    expect(judge(killed(1), { [FILE]: [BOUND] })).toMatchObject({ passes: false, stale: [{ file: FILE }] });
    expect(judge(killed(1), { 'other.ts': [BOUND] })).toMatchObject({ passes: true, stale: [] });
  });

  test('changes that load no more count for nothing, and many of them mean that something else is broken [TRUST-116]', () => {
    expect(judge([...killed(9), change('RuntimeError')])).toMatchObject({ broken: 1, score: 100, passes: true });
    expect(judge([...killed(8), change('RuntimeError')])).toMatchObject({ broken: 1, score: 100, passes: false });
  });

  test('a change over several lines is told in one [TRUST-116]', () => {
    const block = { ...change('Survived', 2, 23, 0, '{}') };
    block.location.end = { line: 4, column: 4 };
    expect(judge([block]).open).toMatchObject([{ at: BOUND.at, was: '{ refuse(); }', becomes: '{}' }]);
  });
});
