import { type DigitStyle, toArabicDigits } from '@hessa/rules/text/digits';
import { RtlTitle } from '../../ui/bidi.tsx';

/** A sentence that the tenant wrote, with its numbers in the tenant's digits. */
export function WrittenText({ text, digits }: { text: string; digits: DigitStyle }) {
  return <RtlTitle>{digits === 'arabic' ? toArabicDigits(text) : text}</RtlTitle>;
}
