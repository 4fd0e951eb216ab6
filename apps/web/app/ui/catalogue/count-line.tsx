import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type CountedNoun, countedAlone, nounAfter } from '@hessa/rules/text/plural';

interface CountLineProps {
  shown: number;
  total: number;
  noun: CountedNoun;
  digits: DigitStyle;
}

/**
 * Both numbers are digits here, one and two included: they are compared with each other. One or two that are all there
 * is compare with nothing.
 */
export function CountLine({ shown, total, noun, digits }: CountLineProps) {
  if (total <= 2 && shown === total) return <>معروض {countedAlone(total, noun, digits)}</>;
  return (
    <>
      معروض <bdi>{formatNumber(shown, digits)}</bdi> من <bdi>{formatNumber(total, digits)}</bdi>{' '}
      {nounAfter(total, noun)}
    </>
  );
}
