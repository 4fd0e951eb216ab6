import { describe, expect, test } from 'vitest';
import { matchesSearch, normaliseArabic } from './normalise-arabic.ts';

describe('Arabic search', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إعدادي', 'اعدادى'],
    ['آخر', 'اخر'],
    ['المحاضرة', 'المحاضره'],
    ['مُحَاضَرَة', 'محاضره'],
    ['مـحـاضـرة', 'محاضرة'],
    ['الوحدة ٣', 'الوحده 3'],
    ['Past  Simple', 'past simple'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['رؤى', 'روي'],
    ['رائد', 'رايد'],
    ['علاء', 'علا'],
  ])('%s and %s are one text to the search [MYL-01, DESK-02]', (one, other) => {
    expect(normaliseArabic(one)).toBe(normaliseArabic(other));
  });

  const unit = ['Unit One', 'الأزمنة', 'كورس أولى ثانوي'] as const;
  test.each([
    ['unit ONE', true, 'MYL-01'],
    ['الازمنه', true, 'MYL-02'],
    ['اولي', true, 'MYL-03'],
    ['', true, 'MYL-01'],
    ['  ', true, 'MYL-01'],
    ['تالتة', false, 'MYL-03'],
  ])('searching %j among unit name, unit title and course name finds it: %s [%s]', (typed, found, _ids) => {
    expect(matchesSearch(unit, typed)).toBe(found);
  });

  test('a missing title is never a match and never a failure [MYL-02]', () => {
    expect(matchesSearch([null, undefined], 'x')).toBe(false);
  });
});
