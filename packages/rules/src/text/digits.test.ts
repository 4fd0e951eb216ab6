import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDigits, formatNumber, formatPercent, toArabicDigits, toLatinDigits } from './digits.ts';

describe('digits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٠10۱', '0101'],
    ['كود ٥', 'كود 5'],
    ['', ''],
  ])('Arabic-Indic and Persian digits in %j become Latin [AUTH-19]', (typed, latin) => {
    expect(toLatinDigits(typed)).toBe(latin);
  });

  test('Latin digits become Arabic-Indic and come back unchanged [RTL-09]', () => {
    expect(toArabicDigits('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩');
    expect(toLatinDigits(toArabicDigits('unit 42'))).toBe('unit 42');
  });

  test('a text takes the tenant’s digits and nothing else of it changes [RULE-18]', () => {
    expect(formatDigits('مقفول 2,026', 'arabic')).toBe('مقفول ٢,٠٢٦');
    expect(formatDigits('مقفول 2,026', 'latin')).toBe('مقفول 2,026');
  });

  test.each([
    [1234, 'arabic', 'none', '١٬٢٣٤'],
    [1234, 'latin', 'none', '1,234'],
    [150, 'arabic', 'two', '١٥٠٫٠٠'],
    [49.99, 'arabic', 'two', '٤٩٫٩٩'],
    [49.99, 'latin', 'two', '49.99'],
    [66.66, 'arabic', 'up-to-one', '٦٦٫٧'],
    [80, 'arabic', 'up-to-one', '٨٠'],
    [0, 'arabic', 'none', '٠'],
    [-0, 'latin', 'none', '0'],
    [-0.04, 'latin', 'up-to-one', '0'],
    [-1234.5, 'latin', 'up-to-one', '-1,234.5'],
    [1.005, 'latin', 'two', '1.01'],
    [1_234_567.891, 'arabic', 'two', '١٬٢٣٤٬٥٦٧٫٨٩'],
  ] as const)('%d in %s digits with %s decimals reads %s [RULE-18]', (value, style, decimals, words) => {
    expect(formatNumber(value, style, decimals)).toBe(words);
  });

  test('the percent sign stands after the number in either style [QUIZ-13]', () => {
    expect(formatPercent(82.5)).toBe('٨٢٫٥٪');
    expect(formatPercent(95, 'arabic', 'none')).toBe('٩٥٪');
    expect(formatPercent(82.5, 'latin')).toBe('82.5%');
  });

  test('nothing is a word in Arabic, because its digit reads as a dot [LEARN-13]', () => {
    expect(formatPercent(0)).toBe('صفر٪');
    expect(formatPercent(0.04)).toBe('صفر٪');
    expect(formatPercent(0, 'arabic', 'none')).toBe('صفر٪');
    expect(formatPercent(0, 'latin')).toBe('0%');
    expect(formatPercent(10)).toBe('١٠٪');
  });

  test('every number reads as the platform itself would write it [RULE-18]', () => {
    const cases = [
      ['none', new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })],
      ['up-to-one', new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })],
      ['two', new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })],
    ] as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
        const value = digits / 10 ** decimals;
        for (const [name, platform] of cases) expect(formatNumber(value, 'latin', name)).toBe(platform.format(value));
      }),
    );
  });
});
