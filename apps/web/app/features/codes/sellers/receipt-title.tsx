import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { Receipt } from './seller.ts';

interface ReceiptTitleProps {
  receipt: Pick<Receipt, 'number' | 'cancelled'>;
  digits: DigitStyle;
}

/** No word that begins with an alef stands behind the number: in the letters of a title it reads as one more «١». */
export function ReceiptTitle({ receipt, digits }: ReceiptTitleProps) {
  if (!receipt.cancelled) return 'إيصال السداد';
  return (
    <>
      إيصال رقم <bdi>{formatNumber(receipt.number, digits)}</bdi> ملغي
    </>
  );
}
