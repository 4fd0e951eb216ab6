import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['all of it', 'abc', 3, 'abc'],
  ['so much', 'abcd', 3, 'abc'],
  ['no half of a sign', 'ab😀', 3, 'ab'],
  ['a whole one', 'a😀b', 3, 'a😀'],
  ['the other half of none', '😀😀', 3, '😀'],
  ['nothing', '😀', 1, ''],
])('a text is cut to %s: %s by %i is «%s» [DESK-305]', (_, text, atMost, cut) => {
  expect(cutText(text, atMost)).toBe(cut);
});
