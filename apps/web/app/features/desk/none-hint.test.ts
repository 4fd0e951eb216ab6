import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { expect, test } from 'vitest';
import { lettersHint, noneHint } from './none-hint.ts';

test.each([
  ['999', 'راجع رقم الكارت'],
  ['٠٠٠٩٩٩', 'راجع رقم الكارت'],
  ['ABCD2345', 'راجع الحروف: مفيش في الأكواد O ولا I ولا L ولا صفر ولا واحد'],
  ['ABC', 'الكود من ٨ حروف'],
])('«%s» without a card is answered «%s»: of digits alone nothing is said about letters [DESK-197]', (typed, begin) => {
  expect(noneHint(readDeskSearch(typed), 'arabic')).toMatch(new RegExp(`^${begin}`));
});

test.each([
  ['BCD2', true, 'من الكود: أول أو آخر ٤ حروف أو أكتر'],
  ['BCD2', false, 'الكود بندوّر عليه كامل، أو برقم الكارت'],
  ['2345', true, null],
  ['أحمد', true, null],
])(
  'letters of a code that find nothing, «%s», are answered with what can be looked for [DESK-252]',
  (typed, readsCodes, begin) => {
    const hint = lettersHint(readDeskSearch(typed), readsCodes, 'arabic');
    expect(begin === null ? hint : hint?.slice(0, begin.length)).toBe(begin);
  },
);
