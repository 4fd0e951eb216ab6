import { expect, test } from 'vitest';
import { receiptMessage } from './receipt-message.ts';

const receipt = {
  ...{ number: 7, sellerName: 'مكتبة النور', amountPiastres: 20_000, owedAfterPiastres: 10_000, cancelled: null },
};

test('a seller is sent what was paid and what is left, and of a cancelled receipt that it counts no more [DESK-289]', () => {
  expect(receiptMessage(receipt, 'arabic')).toBe('إيصال رقم ٧: استلمنا من مكتبة النور ٢٠٠ جنيه.\nالباقي ١٠٠ جنيه.');
  expect(receiptMessage({ ...receipt, owedAfterPiastres: -5_000 }, 'arabic')).toMatch(/ليك عندنا ٥٠ جنيه\.$/);
  const cancelled = receiptMessage({ ...receipt, cancelled: { at: '2026-10-01T10:00:00Z', reason: 'غلط' } }, 'arabic');
  expect(cancelled).toBe('إيصال رقم ٧ بمبلغ ٢٠٠ جنيه اتلغى، ومش محسوب في الحساب.');
});
