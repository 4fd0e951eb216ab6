import { describe, expect, test } from 'vitest';
import { GRAMMAR_FORMULAS } from './grammar-formulas.fixture.ts';
import { latinRuns } from './latin-runs.ts';

describe('English inside a teacher’s Arabic', () => {
  test.each(GRAMMAR_FORMULAS)('«%s» [LEARN-07]', (written, english) => {
    const runs = latinRuns(written);
    expect(runs.map(({ text }) => text).join('')).toBe(written);
    expect(runs.filter(({ latin }) => latin).map(({ text }) => text)).toEqual(english);
  });

  test('nothing is one run of nothing, and Arabic alone is left alone [LEARN-07]', () => {
    expect(latinRuns('')).toEqual([]);
    expect(latinRuns('المضارع التام (٣).')).toEqual([{ text: 'المضارع التام (٣).', latin: false }]);
    expect(latinRuns('12 + 5')).toEqual([{ text: '12 + 5', latin: false }]);
  });

  test('a long text of one kind ends soon [LEARN-07]', () => {
    for (const piece of ['a ', 'a+', '(', 'a.', 'ب ', 'بa ', '-a']) {
      const text = `ب${piece.repeat(5_000)}`;
      expect(
        latinRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }
  });
});
