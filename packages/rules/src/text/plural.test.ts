import { describe, expect, test } from 'vitest';
import { BATCH, CODE, DAY, LECTURE, NUMERAL } from './counted-nouns.ts';
import { countedAlone, countedNoun, nounAfter } from './plural.ts';

describe('counted nouns', () => {
  test.each([
    [0, 'صفر يوم'],
    [1, 'يوم'],
    [2, 'يومين'],
    [3, '٣ أيام'],
    [10, '١٠ أيام'],
    [11, '١١ يوم'],
    [99, '٩٩ يوم'],
    [100, '١٠٠ يوم'],
    [102, '١٠٢ يوم'],
    [103, '١٠٣ أيام'],
    [1000, '١٬٠٠٠ يوم'],
  ])('%d days read %s [UNIT-44]', (count, words) => {
    expect(countedNoun(count, DAY)).toBe(words);
  });

  test('one that stands alone is said to be one [DESK-128]', () => {
    expect([1, 2, 12].map((count) => countedAlone(count, CODE))).toEqual(['كود واحد', 'كودين', '١٢ كود']);
    expect(countedAlone(1, BATCH)).toBe('دفعة واحدة');
  });

  test('the count of enrolled courses has singular, dual and plural wording [MYC-02, MYC-03]', () => {
    expect([1, 2, 5, 20].map((count) => countedNoun(count, LECTURE))).toEqual([
      'محاضرة',
      'محاضرتين',
      '٥ محاضرات',
      '٢٠ محاضرة',
    ]);
  });

  test('a tenant with Latin digits gets them inside the Arabic words too [RULE-18]', () => {
    expect(countedNoun(3, NUMERAL, 'latin')).toBe('3 أرقام');
  });

  test('the noun follows the Arabic rule for every number [UNIT-44]', () => {
    const platform = new Intl.PluralRules('ar');
    for (const count of [...Array(1200).keys(), 3.5, 7.25])
      expect(nounAfter(count, DAY), String(count)).toBe(platform.select(count) === 'few' ? DAY.few : DAY.one);
  });
});
