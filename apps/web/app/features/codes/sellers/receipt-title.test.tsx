import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceiptTitle } from './receipt-title.tsx';

test('the number of a cancelled receipt stands apart, and no alef behind it [DESK-288]', () => {
  const cancelled = { at: '2026-11-18T10:00:00Z', reason: 'المبلغ اتكتب غلط' };
  const title = (receipt: Parameters<typeof ReceiptTitle>[0]['receipt']) =>
    renderToStaticMarkup(<ReceiptTitle receipt={receipt} digits="arabic" />);
  expect(title({ number: 1, cancelled })).toBe('إيصال رقم <bdi>١</bdi> ملغي');
  expect(title({ number: 1, cancelled: null })).toBe('إيصال السداد');
});
