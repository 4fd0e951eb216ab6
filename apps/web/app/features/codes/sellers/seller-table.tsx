import { moneyNumber } from '@hessa/rules/codes/money-words';
import { teachSellerPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CardNumber } from './card-number.tsx';
import { Owed } from './owed.tsx';
import type { Seller, Sellers } from './seller.ts';
import { StockBar } from './stock-bar.tsx';

interface SellerTableProps {
  sellers: readonly Seller[];
  all: Sellers['all'];
  digits: DigitStyle;
  onPay: (seller: Seller) => void;
}

/** Who has, sold, paid and owes what. On a phone each row is two lines and a bar. */
export function SellerTable({ sellers, all, digits, onPay }: SellerTableProps) {
  const said = (value: number) => formatCount(value, digits);
  /** Nothing is one word in all columns, cards and money alike. */
  const figure = (value: number, words: string) => <span className={value === 0 ? 'muted' : undefined}>{words}</span>;
  const number = (value: number) => figure(value, said(value));
  const money = (piastres: number) => figure(piastres, moneyNumber(piastres, digits));
  return (
    <table className="sellers">
      <thead>
        <tr>
          <th scope="col">البيّاع</th>
          <th scope="col">أرقام الكروت</th>
          <th scope="col">استلم</th>
          <th scope="col">مرتجع</th>
          <th scope="col">اتباع</th>
          <th scope="col">اتفعّل</th>
          <th scope="col">اتدفع</th>
          <th scope="col" aria-sort="descending">
            الباقي
          </th>
          <th scope="col">
            <span className="unseen">سداد</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sellers.map((seller) => (
          <tr key={seller.id}>
            <th scope="row">
              <Link className="batch-name" to={teachSellerPath({ sellerId: seller.id })}>
                <RtlTitle>{seller.name}</RtlTitle>
              </Link>
            </th>
            <td className="seller-stock">
              <StockBar redeemed={seller.redeemed} sold={seller.sold} left={seller.left} />
              <CardNumber first={seller.firstSerial} last={seller.lastSerial} />
            </td>
            <td className="seller-wide">{number(seller.handed)}</td>
            <td className="seller-wide">{number(seller.returned)}</td>
            <td className="seller-wide">{number(seller.sold)}</td>
            <td className="seller-wide">{number(seller.redeemed)}</td>
            <td className="seller-wide">{money(seller.paidPiastres)}</td>
            <td className="seller-owed">
              <Owed piastres={seller.owedPiastres} digits={digits} bare />
            </td>
            <td className="seller-pay">
              <IconButton label={`سجّل سداد من ${seller.name}`} onClick={() => onPay(seller)}>
                <IconCash size={20} aria-hidden="true" />
              </IconButton>
            </td>
            <td className="seller-line">
              {seller.sold + seller.left === 0
                ? 'مفيش معاه كروت'
                : `اتباع ${said(seller.sold)} من ${said(seller.sold + seller.left)}، فاضل ${said(seller.left)}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            المجموع
          </th>
          <td>{number(all.handed)}</td>
          <td>{number(all.returned)}</td>
          <td>{number(all.sold)}</td>
          <td>{number(all.redeemed)}</td>
          <td>{money(all.paidPiastres)}</td>
          <td colSpan={2}>
            <Owed piastres={all.owedPiastres} digits={digits} bare />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
