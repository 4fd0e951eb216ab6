import { IsolatedText } from '../../ui/text/bidi.tsx';
import { isArabic } from './answer-letter.ts';

/**
 * A piece of a question, in a block that takes the direction of its words. Only Arabic words have their English kept
 * apart: apart, English no longer counts when the browser asks which way the block reads.
 */
export function QuestionWords({ text }: { text: string }) {
  return isArabic(text) ? <IsolatedText text={text} /> : text;
}
