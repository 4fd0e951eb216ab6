import { BOOK, LECTURE } from '@hessa/rules/text/counted-nouns';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountLine } from './count-line.tsx';

test.each([
  [1, 1, BOOK, 'معروض كتاب واحد'],
  [2, 2, BOOK, 'معروض كتابين'],
  [1, 2, BOOK, 'معروض ١ من ٢ كتاب'],
  [8, 50, BOOK, 'معروض ٨ من ٥٠ كتاب'],
  [1, 1, LECTURE, 'معروض محاضرة واحدة'],
  [3, 3, LECTURE, 'معروض ٣ من ٣ محاضرات'],
])('%i of %i of %j are said as %j [BOOK-11, LEARN-150, LEARN-199]', (shown, total, noun, words) => {
  const html = renderToStaticMarkup(<CountLine shown={shown} total={total} noun={noun} digits="arabic" />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(words);
});
