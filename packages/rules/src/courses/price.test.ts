import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE_PIASTRES, piastresFromPounds, poundsFromPiastres, priceWords } from './price.ts';

describe('prices', () => {
  test.each([
    [0, 'arabic', 'مجاني', 'RULE-17, CDET-06'],
    [0, 'latin', 'مجاني', 'RULE-17'],
    [15000, 'arabic', '١٥٠٫٠٠ جنيه', 'RULE-18, RULE-19, CDET-07, LIM-42'],
    [4999, 'arabic', '٤٩٫٩٩ جنيه', 'RULE-18'],
    [123456, 'arabic', '١٬٢٣٤٫٥٦ جنيه', 'RULE-18'],
    [15000, 'latin', '150.00 جنيه', 'RULE-18'],
    [15050, 'arabic', '١٥٠٫٥٠ جنيه', 'CARD-11'],
  ] as const)('%d piastres in %s digits read %s [%s, OP-RULE-3]', (piastres, style, words, _ids) => {
    expect(priceWords(piastres, style)).toBe(words);
  });

  test('every price survives the wire to the piastre [ENT-09, ENT-13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE_PIASTRES }), (piastres) => {
        expect(piastresFromPounds(poundsFromPiastres(piastres))).toBe(piastres);
      }),
    );
  });

  test.each([-1, -0.01, 0.001, 49.999, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    '%d pounds is no price [T-CON-2]',
    (pounds) => {
      expect(piastresFromPounds(pounds)).toBeNull();
    },
  );
});
