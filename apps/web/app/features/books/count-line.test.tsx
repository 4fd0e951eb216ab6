import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountLine } from './count-line.tsx';

test.each([
  [1, 1, 'معروض كتاب واحد'],
  [2, 2, 'معروض كتابين'],
  [1, 2, 'معروض ١ من ٢ كتاب'],
  [8, 50, 'معروض ٨ من ٥٠ كتاب'],
])('%i of %i books are said as %j [BOOK-11, LEARN-150, LEARN-199]', (shown, total, words) => {
  const html = renderToStaticMarkup(<CountLine shown={shown} total={total} digits="arabic" />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(words);
});
