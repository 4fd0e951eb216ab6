import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent, toArabicDigits, toLatinDigits } from './digits.ts';

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
  ] as const)('%d in %s digits with %s decimals reads %s [RULE-18]', (value, style, decimals, words) => {
    expect(formatNumber(value, style, decimals)).toBe(words);
  });

  test('the percent sign stands after the number in either style [QUIZ-13]', () => {
    expect(formatPercent(82.5)).toBe('٨٢٫٥٪');
    expect(formatPercent(95, 'arabic', 'none')).toBe('٩٥٪');
    expect(formatPercent(82.5, 'latin')).toBe('82.5%');
  });
});
