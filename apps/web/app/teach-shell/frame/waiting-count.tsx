import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import './waiting-count.css';

/** How much waits there, beside a section's name or on its mark; nothing where nothing does. */
export function WaitingCount({ count = 0, digits }: { count?: number | undefined; digits: DigitStyle }) {
  if (count === 0) return null;
  return (
    <span className="waiting-count">
      <span className="unseen">مستني: </span>
      <bdi>{count > 99 ? `+${formatNumber(99, digits)}` : formatNumber(count, digits)}</bdi>
    </span>
  );
}
