import { type DataSize, dataSize } from '@hessa/rules/media/film/data-size';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

interface SizeProps {
  bytes: number;
  digits: DigitStyle;
}

const UNITS: Record<DataSize['unit'], string> = { kilobytes: 'كيلو', megabytes: 'ميجا', gigabytes: 'جيجا' };

/** «٤٢ ميجا»، «٤٢٠ كيلو» */
export function Size({ bytes, digits }: SizeProps) {
  const { unit, value } = dataSize(bytes);
  return (
    <>
      <bdi>{formatNumber(value, digits, 'up-to-one')}</bdi> {UNITS[unit]}
    </>
  );
}

/** «حوالي ٤٢ ميجا»: what something takes of somebody's package. */
export function AboutSize(size: SizeProps) {
  return (
    <>
      حوالي <Size {...size} />
    </>
  );
}
