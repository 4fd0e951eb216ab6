import './stock-bar.css';

interface StockBarProps {
  redeemed: number;
  /** Used ones included. */
  sold: number;
  left: number;
}

/** Full: used. Hatched: sold and not used yet. Empty: not sold. The numbers beside it say the same. */
export function StockBar({ redeemed, sold, left }: StockBarProps) {
  const all = sold + left;
  const share = (count: number) => ({ inlineSize: `${all === 0 ? 0 : (count / all) * 100}%` });
  return (
    <span className="stock-bar" aria-hidden="true">
      <span className="stock-used" style={share(redeemed)} />
      <span className="stock-sold" style={share(sold - redeemed)} />
    </span>
  );
}

export function StockKey() {
  return (
    <p className="stock-key">
      <span>
        <i className="stock-used" /> اتفعّل
      </span>
      <span>
        <i className="stock-sold" /> اتباع ومستني التفعيل
      </span>
      <span>
        <i /> لسه ما اتباعش
      </span>
    </p>
  );
}
