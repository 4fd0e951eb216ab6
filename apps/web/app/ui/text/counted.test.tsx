import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counted } from './counted.tsx';

test('a number and its noun stand on one line, each pair by itself [LEARN-294]', () => {
  expect(renderToStaticMarkup(<Counted>٥ أسئلة، ٣٠ دقيقة</Counted>)).toBe(
    '<bdi><span class="unbroken">٥ أسئلة</span>، <span class="unbroken">٣٠ دقيقة</span></bdi>',
  );
  expect(renderToStaticMarkup(<Counted>درس واحد</Counted>)).toBe('<bdi><span class="unbroken">درس واحد</span></bdi>');
});
