import { LECTURE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone, nounAfter } from '@hessa/rules/text/plural';

interface CountLineProps {
  shown: number;
  total: number;
  digits: DigitStyle;
}

/** Both numbers are digits here, one and two included: they are compared with each other. One or two that are all there is compare with nothing. */
export function CountLine({ shown, total, digits }: CountLineProps) {
  return (
    <p className="lectures-count" role="status">
      {total <= 2 && shown === total ? (
        countedAlone(total, LECTURE, digits)
      ) : (
        <>
          معروض <bdi>{formatNumber(shown, digits)}</bdi> من <bdi>{formatNumber(total, digits)}</bdi>{' '}
          {nounAfter(total, LECTURE)}
        </>
      )}
    </p>
  );
}
