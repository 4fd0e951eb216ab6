import { describe, expect, test } from 'vitest';
import { foldForSearch, isFound, SEARCH_LETTERS, searchTerms } from './search-fold.ts';

describe('a search forgives', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إمتحان', 'امتحان'],
    ['آخر مراجعة', 'اخر مراجعه'],
    ['مسؤول', 'مسوول'],
    ['أسئلة', 'اسيله'],
    ['جزء', 'جز'],
    ['المستوى', 'المستوي'],
    ['مُحَاضَرَة', 'محاضره'],
    ['كـــلمات', 'كلمات'],
    ['الوحدة ٣', 'الوحده 3'],
    ['الوحدة ۳', 'الوحدة3'],
    ['Present Perfect', 'present perfect'],
    ['present-perfect', 'PresentPerfect'],
    ['since ولا for؟', 'Since ولا FOR'],
    ['عبد الله', 'عبدالله'],
    ['don’t', "don't"],
    ['ﻻ', 'لا'],
  ])('«%s» typed as «%s» [LEARN-66]', (written, typed) => {
    expect(foldForSearch(typed)).toBe(foldForSearch(written));
  });

  test('nothing that makes another word [LEARN-66]', () => {
    expect(foldForSearch('كتاب')).not.toBe(foldForSearch('كتب'));
    expect(foldForSearch('for')).not.toBe(foldForSearch('four'));
  });

  test('by one table, in which no letter stands twice [LEARN-66]', () => {
    const letters = [...SEARCH_LETTERS.from];
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan([...SEARCH_LETTERS.to].length);
    // A term is put between the database's own stars as it is.
    expect(foldForSearch('100%_\\')).toBe('100');
  });
});

describe('what is typed', () => {
  test.each([
    ['  Present   perfect ', ['present', 'perfect']],
    ['if if IF', ['if']],
    ['a', []],
    ['؟ - …', []],
    ['', []],
    ['a\u0000b\ud800', ['a', 'b']],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('«%s» is looked for as %j [LEARN-66]', (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });

  test('is found when every word is there and one is its own [LEARN-66]', () => {
    expect(isFound(searchTerms('perfect grammar'), 'Present Perfect', 'Grammar من الصفر')).toBe(true);
    expect(isFound(searchTerms('grammar'), 'Present Perfect', 'Grammar من الصفر')).toBe(false);
    expect(isFound(searchTerms('perfect stories'), 'Present Perfect', 'Grammar من الصفر')).toBe(false);
  });
});
