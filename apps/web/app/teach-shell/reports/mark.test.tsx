import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from './mark.tsx';

const words = (props: { score: number; isAverage?: boolean }) =>
  renderToStaticMarkup(<Mark {...props} digits="arabic" />).replace(/<[^>]+>/g, '');

test('a paper is told in a table as everywhere, and an average without decimals [EXAM-283]', () => {
  expect(words({ score: 500 / 7 })).toBe('٧١٫٤٪');
  expect(words({ score: 500 / 7, isAverage: true })).toBe('٧١٪');
});
