import { describe, expect, test } from 'vitest';
import { findSheet } from './read-sheet.ts';
import { renderSheet } from './rendered-class.fixture.ts';
import { emptyTally, tallySheet } from './tally.fixture.ts';

describe('reading photographed sheets', () => {
  test('two dozen as phones would take them: paper, form and seat are never taken for another, doubt is flagged [EXAM-53]', {
    timeout: 180_000,
  }, () => {
    const tally = emptyTally();
    for (let number = 0; number < 24; number += 1) tallySheet(tally, number, () => 0);
    expect(tally.refused).toEqual({});
    expect(tally).toMatchObject({ sheets: 24, wrong: 0, headsWrong: 0 });
    expect(tally.right / tally.bubbles).toBeGreaterThan(0.995);
    expect(tally.headsAsked).toBeLessThanOrEqual(4);
  });

  test('a picture without a sheet, or with a corner cut off, is not read [EXAM-53]', () => {
    const empty = { width: 600, height: 800, data: new Uint8Array(480_000).fill(200) };
    expect(findSheet(empty)).toBe('no-sheet');
    const { width, height, data } = renderSheet(0).picture;
    const cut = Math.floor(height * 0.75);
    expect(findSheet({ width, height: cut, data: data.slice(0, width * cut) })).toBe('corners-missing');
  });
});
