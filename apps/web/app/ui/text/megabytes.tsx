import { dataSize } from '@hessa/rules/media/film/data-size';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

/** «حوالي ٤٢ ميجا»: what something takes of somebody's package. */
export function Megabytes({ bytes, digits }: { bytes: number; digits: DigitStyle }) {
  const size = dataSize(bytes);
  if (size.unit === 'below-one') return 'أقل من ميجا';
  return (
    <>
      حوالي <bdi>{formatNumber(size.value, digits, 'up-to-one')}</bdi> {size.unit === 'megabytes' ? 'ميجا' : 'جيجا'}
    </>
  );
}
