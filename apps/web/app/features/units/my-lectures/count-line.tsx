import { LECTURE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { nounAfter } from '@hessa/rules/text/plural';

interface CountLineProps {
  shown: number;
  total: number;
  digits: DigitStyle;
}

/** Both numbers are always digits here, one and two included: they are compared with each other. */
export function CountLine({ shown, total, digits }: CountLineProps) {
  return (
    <p className="lectures-count" role="status">
      معروض <bdi>{formatNumber(shown, digits)}</bdi> من <bdi>{formatNumber(total, digits)}</bdi>{' '}
      {nounAfter(total, LECTURE)}
    </p>
  );
}
