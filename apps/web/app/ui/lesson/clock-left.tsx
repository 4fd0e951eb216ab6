import type { DigitStyle } from '@hessa/rules/text/digits';
import { Counted } from '../text/counted.tsx';
import { leftElsewhereWords } from './exam-time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

interface ClockLeftProps {
  endsAt: number;
  /** What corrects the phone's clock to the server's. */
  skewMs: number;
  digits: DigitStyle;
}

const asWords = (ms: number) => leftElsewhereWords(ms, 'arabic');

/** What is left of an exam's clock: «باقي ٢٣ دقيقة», as on its paper. */
export function ClockLeft({ endsAt, skewMs, digits }: ClockLeftProps) {
  const left = useTimeLeft(endsAt, skewMs, asWords);
  return left > 0 ? <Counted>{leftElsewhereWords(left, digits)}</Counted> : 'وقته خلص، وورقتك بتتسلّم';
}
