import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';

interface AgreementWordsProps {
  /** Papers that two have marked, and on how many of them they are near. */
  both: number;
  close: number;
  digits: DigitStyle;
}

export function AgreementWords({ both, close, digits }: AgreementWordsProps) {
  if (close === 0) return 'والفرق أكتر من درجة';
  if (close === both) return 'والفرق درجة أو أقل';
  return (
    <>
      والفرق درجة أو أقل في <bdi dir="rtl">{formatPercent(Math.round((close * 100) / both), digits)}</bdi> منها
    </>
  );
}
