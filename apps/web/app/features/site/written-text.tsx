import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { RtlTitle } from '../../ui/text/bidi.tsx';

/** A sentence that the tenant wrote, with its numbers in the tenant's digits. */
export function WrittenText({ text, digits }: { text: string; digits: DigitStyle }) {
  return <RtlTitle>{formatDigits(text, digits)}</RtlTitle>;
}
