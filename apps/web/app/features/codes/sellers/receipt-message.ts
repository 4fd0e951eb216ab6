import { moneyWords } from '@hessa/rules/codes/money-words';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { Receipt } from './seller.ts';

type Told = Pick<Receipt, 'number' | 'sellerName' | 'amountPiastres' | 'owedAfterPiastres' | 'cancelled'>;

/** What a seller is sent of a receipt; of one that was cancelled neither that it was received nor what was left after it. */
export function receiptMessage(receipt: Told, digits: DigitStyle): string {
  const number = formatNumber(receipt.number, digits);
  const paid = moneyWords(receipt.amountPiastres, digits);
  if (receipt.cancelled) return `إيصال رقم ${number} بمبلغ ${paid} اتلغى، ومش محسوب في الحساب.`;
  const owed = receipt.owedAfterPiastres;
  return [
    `إيصال رقم ${number}: استلمنا من ${receipt.sellerName} ${paid}.`,
    owed < 0 ? `ليك عندنا ${moneyWords(-owed, digits)}.` : `الباقي ${moneyWords(owed, digits)}.`,
  ].join('\n');
}
