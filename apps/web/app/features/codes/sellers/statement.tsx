import { cardsWorth } from '@hessa/rules/codes/cards-worth';
import { moneyNumber } from '@hessa/rules/codes/money-words';
import { teachReceiptPath } from '@hessa/rules/pages/console-pages';
import { CARD } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { shortDay } from '../../../teach-shell/reports/short-date.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CardNumber } from './card-number.tsx';
import type { StatementLine } from './seller.ts';
import './statement.css';

/**
 * An account line by line, newest first on the screen, with what was owed after each; printed it is the seller's
 * statement.
 */
export function Statement({ lines, digits }: { lines: readonly StatementLine[]; digits: DigitStyle }) {
  return (
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">اليوم</th>
          <th scope="col">إيه اللي حصل</th>
          <th scope="col">عليه</th>
          <th scope="col">دفع</th>
          <th scope="col">الباقي</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <tr key={at}>
            <td className="statement-day">{shortDay(line.day, digits)}</td>
            <td className="statement-words">
              <Words line={line} digits={digits} />
              {line.note && (
                <small>
                  <RtlTitle>{line.note}</RtlTitle>
                </small>
              )}
            </td>
            <td data-name={line.kind === 'unsold' ? undefined : 'عليه'}>
              {line.changePiastres > 0 && moneyNumber(line.changePiastres, digits)}
              {line.kind === 'unsold' && `اتشال ${moneyNumber(-line.changePiastres, digits)}`}
            </td>
            <td data-name="دفع" className="owed-none">
              {line.kind !== 'unsold' && line.changePiastres < 0 && moneyNumber(-line.changePiastres, digits)}
            </td>
            <td data-name="الباقي">
              {line.owedPiastres < 0 && 'ليه '}
              <bdi>{moneyNumber(Math.abs(line.owedPiastres), digits)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOVED = { handed: 'استلم', returned: 'مرتجع', unsold: 'اتلغى بيع', sales: 'اتباع' } as const;

function Words({ line, digits }: { line: StatementLine; digits: DigitStyle }) {
  const cards = countedNoun(line.count, CARD, digits);
  const number = line.receipt === null ? '' : formatNumber(line.receipt, digits);
  switch (line.kind) {
    case 'handed':
    case 'returned':
    case 'unsold':
    case 'sales':
      return (
        <>
          {MOVED[line.kind]} {cards}{' '}
          {line.kind === 'sales' ? (
            <span className="card-number">{line.cards}</span>
          ) : (
            <CardNumber first={line.firstSerial} last={line.lastSerial} />
          )}
          {line.prices.length > 0 && (
            <small>{cardsWorth(line.kind === 'sales' ? 'sold' : line.kind, line.prices, 'after', digits)}</small>
          )}
        </>
      );
    case 'payment':
      return (
        <Link className="text-link" to={teachReceiptPath({ number: line.receipt ?? 0 })}>
          سداد، إيصال {number}
        </Link>
      );
    case 'cancelled':
      return `اتلغى إيصال ${number}`;
    case 'correction':
      return 'تسوية';
  }
}
