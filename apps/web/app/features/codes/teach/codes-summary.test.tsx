import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodesSummary } from './codes-summary.tsx';

test('the share of used codes stands apart from the line and reads from the right, or its sign would come before it', () => {
  const stock = { batches: 1, made: 50, redeemed: 3, sold: 0, left: 47, voided: 0, expired: 0 };
  expect(renderToStaticMarkup(<CodesSummary stock={stock} digits="arabic" />)).toContain(
    'اتفعّل <bdi dir="rtl">٦٪</bdi>',
  );
});
