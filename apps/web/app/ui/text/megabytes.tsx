import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

const MEGABYTE = 1_000_000;

/** What something takes of somebody's package, as people count it: whole megabytes, gigabytes from a thousand on. */
export function Megabytes({ bytes, digits }: { bytes: number; digits: DigitStyle }) {
  const whole = Math.round(bytes / MEGABYTE);
  if (whole < 1) return 'أقل من ميجا';
  return (
    <>
      حوالي{' '}
      <bdi>
        {whole < 1000 ? formatNumber(whole, digits) : formatNumber(bytes / MEGABYTE / 1000, digits, 'up-to-one')}
      </bdi>{' '}
      {whole < 1000 ? 'ميجا' : 'جيجا'}
    </>
  );
}
