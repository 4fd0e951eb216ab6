import { moneyNumber, moneyWords } from '@hessa/rules/codes/money-words';
import { addDays, cairoDay } from '@hessa/rules/statistics/cairo-day';
import { CARD, DAY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useSearchParams } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { needBrowser } from '../../../in-app/need-browser.ts';
import { shortDay } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { DayRange } from '../../../ui/fields/date-fields.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { readSalesAddress, type SalesSpan, salesAddress } from './sales-address.ts';
import { saveReport } from './save-report.ts';
import { UNSOLD } from './seller.ts';
import './sales-report.css';

const SPANS = [1, 7, 30] as const;

/** What was sold and paid between two days, by day, course and seller. */
export function SalesReport({ digits }: { digits: DigitStyle }) {
  const today = cairoDay(Date.now());
  // In the address, so that a reload and the way back lead to the same days.
  const [address, setAddress] = useSearchParams();
  const span = readSalesAddress(address, today);
  const setSpan = (next: SalesSpan) => {
    const others = [...address].filter(([name]) => !(name in next));
    setAddress({ ...Object.fromEntries(others), ...salesAddress(next, today) }, { replace: true });
  };
  const { busy, refusal, send } = useSending();
  const isWhole = span.from !== '' && span.to !== '' && span.from <= span.to;
  const read = useRead('GET /api/teach/code-sales', { query: span }, { freshMs: 0, wanted: isWhole });
  const number = (value: number) => (value === 0 ? '' : formatNumber(value, digits));
  const money = (value: number) => (value === 0 ? '' : moneyNumber(value, digits));

  return (
    <div className="sales">
      <div className="sales-bar">
        <Chips label="التقرير عن">
          {SPANS.map((days) => {
            const from = addDays(today, 1 - days);
            return (
              <Chip
                key={days}
                chosen={span.from === from && span.to === today}
                onClick={() => setSpan({ from, to: today })}
              >
                {days === 1 ? 'النهارده' : `آخر ${countedNoun(days, DAY, digits)}`}
              </Chip>
            );
          })}
        </Chips>
        <DayRange
          from={span.from}
          until={span.to}
          last={today}
          onChange={({ from, until }) => setSpan({ from, to: until })}
        />
        <Button look="line" busy={busy} onClick={() => void send(() => saveReport(span))}>
          Excel
        </Button>
        <Button look="line" onClick={() => needBrowser('print') || print()}>
          اطبع
        </Button>
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {!isWhole && <p className="muted">اختار من يوم لحد يوم بعده.</p>}
      {isWhole && (
        <ReadGate read={read} waiting="بنجهّز التقرير" failed="مقدرناش نجيب التقرير">
          {({ data: { totals, lines, next } }) =>
            lines.length === 0 ? (
              <p className="muted">مفيش بيع ولا دفع في الأيام دي.</p>
            ) : (
              <>
                <p className="on-paper">تقرير البيع {spanWords(span, digits)}</p>
                <p role="status">
                  اتباع {totals.sold === 0 ? 'ولا كارت' : countedNoun(totals.sold, CARD, digits)}،{' '}
                  {totals.sold === 1 ? 'تمنه' : 'تمنهم'} <b>{moneyWords(totals.duePiastres, digits)}</b>،{' '}
                  {totals.unsold > 0 && (
                    <>
                      واتلغى بيع {countedNoun(totals.unsold, CARD, digits)} بـ
                      <b>{moneyWords(totals.backPiastres, digits)}</b>،{' '}
                    </>
                  )}
                  واتدفع <b>{moneyWords(totals.paidPiastres, digits)}</b>
                </p>
                <table className="sales-lines">
                  <thead>
                    <tr>
                      <th scope="col">اليوم</th>
                      <th scope="col">الكورس</th>
                      <th scope="col">البيّاع</th>
                      <th scope="col">اتباع</th>
                      <th scope="col">اتفعّل</th>
                      <th scope="col">التمن</th>
                      {totals.unsold > 0 && <th scope="col">{UNSOLD}</th>}
                      <th scope="col">اتدفع</th>
                    </tr>
                  </thead>
                  <tbody>
                    {lines.map((line) => (
                      <tr key={`${line.day} ${line.courseName} ${line.sellerName}`}>
                        <td>{shortDay(line.day, digits)}</td>
                        <td>{line.courseName === null ? 'فلوس اتدفعت' : <RtlTitle>{line.courseName}</RtlTitle>}</td>
                        <td>{line.sellerName === null ? 'من غير بيّاع' : <RtlTitle>{line.sellerName}</RtlTitle>}</td>
                        <td data-name="اتباع">{number(line.sold)}</td>
                        <td data-name="اتفعّل">{number(line.redeemed)}</td>
                        <td data-name="التمن">{money(line.duePiastres)}</td>
                        {totals.unsold > 0 && (
                          <td data-name={UNSOLD}>
                            {line.unsold > 0 && `${number(line.unsold)} بـ${moneyNumber(line.backPiastres, digits)}`}
                          </td>
                        )}
                        <td data-name="اتدفع">{money(line.paidPiastres)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                {next !== null && <p className="muted">دي أول السطور بس. نزّل Excel وهتلاقيهم كلهم.</p>}
              </>
            )
          }
        </ReadGate>
      )}
    </div>
  );
}

function spanWords({ from, to }: { from: string; to: string }, digits: DigitStyle): string {
  return from === to ? `يوم ${shortDay(from, digits)}` : `من ${shortDay(from, digits)} لحد ${shortDay(to, digits)}`;
}
