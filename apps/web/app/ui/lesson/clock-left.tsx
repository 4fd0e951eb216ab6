import type { DigitStyle } from '@hessa/rules/text/digits';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import { useTimeLeft } from './use-time-left.ts';

interface ClockLeftProps {
  endsAt: number;
  /** What corrects the phone's clock to the server's. */
  skewMs: number;
  digits: DigitStyle;
}

/** What is left of an exam's clock: «باقي ٢٣ دقيقة». */
export function ClockLeft({ endsAt, skewMs, digits }: ClockLeftProps) {
  const left = useTimeLeft(endsAt, skewMs);
  return left > 0 ? <bdi>{remainingTimeWords(left, digits)}</bdi> : 'وقته خلص، وورقتك بتتسلّم';
}
