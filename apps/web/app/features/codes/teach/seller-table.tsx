import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { Seller } from './batch.ts';

interface SellerTableProps {
  sellers: readonly Seller[];
  digits: DigitStyle;
  /** Shows this seller's batches. */
  onChoose: (label: string) => void;
}

/** What each seller got and where it went. Every code stands in one column after «العدد». */
export function SellerTable({ sellers, digits, onChoose }: SellerTableProps) {
  const number = (value: number) => formatNumber(value, digits);
  const cell = (name: string, value: number) => (
    <td data-name={name}>
      <bdi>{number(value)}</bdi>
    </td>
  );
  return (
    <table className="batches">
      <thead>
        <tr>
          <th scope="col">البيّاع</th>
          <th scope="col">الدفعات</th>
          <th scope="col">العدد</th>
          <th scope="col">اتفعّل منها</th>
          <th scope="col">اتباع ولسه</th>
          <th scope="col">لسه متاح</th>
          <th scope="col">ملغي</th>
          <th scope="col">وقته خلص</th>
        </tr>
      </thead>
      <tbody>
        {sellers.map((seller) => (
          <tr key={seller.label}>
            <td>
              {seller.label === '' ? (
                <span className="muted">من غير اسم</span>
              ) : (
                <button type="button" className="batch-name" onClick={() => onChoose(seller.label)}>
                  <RtlTitle>{seller.label}</RtlTitle>
                </button>
              )}
            </td>
            {cell('الدفعات', seller.batches)}
            {cell('العدد', seller.made)}
            <td data-name="اتفعّل منها">
              <span className="batch-use">
                <ProgressBar thin percent={(seller.redeemed / seller.made) * 100} label="اتفعّل منها" />
                <bdi>{number(seller.redeemed)}</bdi>
              </span>
            </td>
            {cell('اتباع ولسه', seller.sold)}
            {cell('لسه متاح', seller.left)}
            {cell('ملغي', seller.voided)}
            {cell('وقته خلص', seller.expired)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
