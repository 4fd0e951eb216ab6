import { expect, test } from 'vitest';
import { formatFigure } from './format-figure.ts';

test.each([
  ['10+', '+١٠'],
  ['500+', '+٥٠٠'],
  ['95%', '٩٥٪'],
  ['24/7', '٢٤/٧'],
])('%s is written %s beside Arabic words [ABOUT-09, ABOUT-10, ABOUT-12, OP-RTL-1]', (figure, written) => {
  expect(formatFigure(figure, 'arabic')).toBe(written);
});

test('a tenant that writes Latin digits sees its own figure [OP-RTL-1]', () => {
  expect(formatFigure('500+', 'latin')).toBe('500+');
});
