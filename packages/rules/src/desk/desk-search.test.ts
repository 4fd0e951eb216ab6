import { describe, expect, test } from 'vitest';
import { normaliseArabic } from '../text/normalise-arabic.ts';
import { readDeskSearch, type SearchPart, searchParts } from './desk-search.ts';

/** What the database keeps of a student, as record 23 has it. */
function searchText(name: string, phone: string, parentPhone: string): string {
  const folded = normaliseArabic(name);
  return ` ${folded} ${folded.replaceAll(' ', '')} x@example.test ${phone} ${parentPhone}`;
}
const finds = (text: string, parts: readonly SearchPart[]) =>
  parts.length > 0 && parts.every((part) => part.some((wanted) => text.includes(wanted)));

const student = searchText('عبد الرحمن رؤى الأشقر', '01055500003', '01166600009');

describe('the desk’s one box', () => {
  test.each([
    '01055500003',
    '+201055500003',
    '+20 10 5550 0003',
    '+20-10-555-00003',
    '00201055500003',
    '0020 10 555',
    '201055500003',
    '010-5550-0003',
    '(010) 5550 0003',
    '010.5550.0003',
    '1055500003',
    '٠١٠٥٥٥٠٠٠٠٣',
    '\u202a+20 10 55500003\u202c',
    '0003',
    '+2011666',
    '01166600009',
  ])('a phone written %s finds its student [DESK-01]', (typed) => {
    expect(finds(student, readDeskSearch(typed).parts)).toBe(true);
  });

  test.each(['عبدالرحمن', 'عبد الرحمن', 'روي', 'رؤي', 'الرحمن عبد', 'رؤى عبدالرحمن', 'اش', 'رو 0003', 'الاشقر'])(
    'a name written %s finds its student [DESK-02]',
    (typed) => {
      expect(finds(student, readDeskSearch(typed).parts)).toBe(true);
    },
  );

  test.each([
    ['عبد الرحمان', 'عبد الرحمن'],
    ['عبدالرحمان', 'عبد الرحمن'],
    ['الرحمن', 'عبد الرحمان'],
    ['إسمعيل', 'إسماعيل'],
    ['هارون', 'هرون'],
  ])('«%s» finds «%s»: a long a that some leave out is no other name [DESK-201]', (typed, name) => {
    expect(finds(searchText(name, '01000000000', ''), readDeskSearch(typed).parts)).toBe(true);
  });

  test.each(['01055500004', '+2015', 'عبد الرحيم', 'حم', '0020 11 555'])(
    '%s finds somebody else [DESK-01]',
    (typed) => {
      expect(finds(student, readDeskSearch(typed).parts)).toBe(false);
    },
  );

  test.each(['', ' ', '+', '+2', '+20', 'ع', '01', '٠'])('%j is too little to look for anybody [DESK-03]', (typed) => {
    expect(readDeskSearch(typed).parts).toEqual([]);
  });

  test('a list of students narrows from its first letter [DESK-03]', () => {
    expect(searchParts('ع')).toEqual([[' ع', ' الع']]);
    expect(searchParts('')).toEqual([]);
  });

  test.each([
    ['k7pq 4m2x', 'K7PQ4M2X'],
    ['K7PQ-4M2X', 'K7PQ4M2X'],
    ['https://mr.example/redeem/K7PQ-4M2X?from=card', 'K7PQ4M2X'],
    ['K7PQ', null],
    ['01055500003', null],
    ['عبد الرحمن', null],
  ])('%s is the code %s [DESK-04]', (typed, code) => {
    expect(readDeskSearch(typed).code).toBe(code);
  });

  test.each([
    ['173', 173],
    ['000173', 173],
    ['№ 000173', 173],
    ['#١٧٣', 173],
    ['0', null],
    ['01055500003', null],
    ['k173', null],
  ])('%s is the card %s [DESK-04]', (typed, serial) => {
    expect(readDeskSearch(typed).serial).toBe(serial);
  });

  test.each([
    ['000173', true],
    ['٠٠٠١٧٣', true],
    ['№ 173', true],
    ['#173', true],
    ['1234567', true],
    ['173', false],
    ['0173', false],
    ['01055500003', false],
    ['منى', false],
  ])('%s is a card’s number as it is printed: %s [DESK-240]', (typed, expected) => {
    expect(readDeskSearch(typed).isCardNumber).toBe(expected);
  });

  test.each([
    ['k7pq', 'K7PQ'],
    ['K7PQ-4m', 'K7PQ4M'],
    ['٤m2x', '4M2X'],
    ['K7P', null],
    ['K7PQ-4M2X', null],
    ['K7PO', null],
    ['منى سيد', null],
    ['https://mr.example/redeem/K7PQ', null],
  ])('%s may be half of a code: %s [DESK-241]', (typed, half) => {
    expect(readDeskSearch(typed).half).toBe(half);
  });
});
