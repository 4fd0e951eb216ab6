import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { expect, test } from 'vitest';
import { noneHint } from './none-hint.ts';

test.each([
  ['999', 'راجع رقم الكارت'],
  ['٠٠٠٩٩٩', 'راجع رقم الكارت'],
  ['ABCD2345', 'راجع الحروف: مفيش في الأكواد O ولا I ولا L ولا صفر ولا واحد'],
  ['ABC', 'الكود من ٨ حروف'],
])('«%s» without a card is answered «%s»: of digits alone nothing is said about letters [DESK-197]', (typed, begin) => {
  expect(noneHint(readDeskSearch(typed), 'arabic')).toMatch(new RegExp(`^${begin}`));
});
