import { moneyInWords, moneyWords } from '@hessa/rules/codes/money-words';
import { CARD } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { weekdayName } from '../../../ui/text/weekday-text.ts';
import { CardNumber } from './card-number.tsx';
import type { Receipt } from './seller.ts';
import './receipt-paper.css';

interface ReceiptPaperProps {
  receipt: Receipt;
  digits: DigitStyle;
  paper: 'roll' | 'a5';
}

/** What the seller takes home: how much, for what, and what is left; in the day's inks, for it is a thing of paper. */
export function ReceiptPaper({ receipt, digits, paper }: ReceiptPaperProps) {
  return (
    <article className={`receipt receipt-${paper}`} aria-label={`إيصال رقم ${formatNumber(receipt.number, digits)}`}>
      <header className="receipt-band">
        <span className="receipt-title">إيصال استلام</span>
        <bdi dir="ltr" lang="en" className="receipt-teacher">
          {receipt.teacherLatin}
        </bdi>
      </header>
      <div className="receipt-amount">
        <PenRing>
          <b>{moneyWords(receipt.amountPiastres, digits)}</b>
        </PenRing>
        <small>{moneyInWords(receipt.amountPiastres)}</small>
      </div>
      {receipt.cancelled && (
        <p className="receipt-void">
          اتلغى {shortDate(receipt.cancelled.at, digits)}: <RtlTitle>{receipt.cancelled.reason}</RtlTitle>
        </p>
      )}
      <dl>
        <dt>من</dt>
        <dd>
          <RtlTitle>{receipt.sellerName}</RtlTitle>
        </dd>
        <dt>التاريخ</dt>
        <dd>
          {weekdayName(Date.parse(receipt.at))} {shortDate(receipt.at, digits)}
        </dd>
        <PaidFor receipt={receipt} digits={digits} />
        <dt>كان الباقي</dt>
        <dd>
          <Left piastres={receipt.owedBeforePiastres} digits={digits} />
        </dd>
        <dt>بقى الباقي</dt>
        <dd>
          <Left piastres={receipt.owedAfterPiastres} digits={digits} />
        </dd>
        {receipt.note && (
          <>
            <dt>ملاحظة</dt>
            <dd>
              <RtlTitle>{receipt.note}</RtlTitle>
            </dd>
          </>
        )}
      </dl>
      <footer className="receipt-foot">
        <span>إيصال رقم {formatNumber(receipt.number, digits)}</span>
        {receipt.takenBy && (
          <span>
            المستلم: <RtlTitle>{receipt.takenBy}</RtlTitle>
          </span>
        )}
        <span>التوقيع ..............</span>
      </footer>
    </article>
  );
}

/** Cards that were paid whole; what is left of the money is on account: part of a card, or paid ahead. */
function PaidFor({ receipt, digits }: Pick<ReceiptPaperProps, 'receipt' | 'digits'>) {
  const { cards, firstSerial, lastSerial, onAccountPiastres } = receipt;
  const hasCards = cards > 0 && firstSerial !== null && lastSerial !== null;
  const onAccount = onAccountPiastres ? `${moneyWords(onAccountPiastres, digits)} تحت الحساب` : '';
  if (!hasCards && !onAccount) return null;
  return (
    <>
      <dt>عن</dt>
      <dd>
        {hasCards && (
          <>
            {/* Cards that were not sold may lie between the first and the last. */}
            {countedAlone(cards, CARD, digits)}
            {lastSerial - firstSerial >= cards && ' من بين'}
            <CardNumber first={firstSerial} last={lastSerial} />
            {onAccount && ' و'}
          </>
        )}
        {onAccount}
      </dd>
    </>
  );
}

/** The paper is the seller's: what was paid too much is said without whose hands it is in. */
function Left({ piastres, digits }: { piastres: number; digits: DigitStyle }) {
  return piastres < 0 ? `ليه ${moneyWords(-piastres, digits)}` : moneyWords(piastres, digits);
}
