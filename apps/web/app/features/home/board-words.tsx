import type { DigitStyle } from '@hessa/rules/text/digits';
import { IsolatedText } from '../../ui/text/bidi.tsx';
import { momentText } from '../../ui/text/day-text.ts';

interface BoardWordsProps {
  announcement: { text: string; publishedAt: string };
  /** Who wrote it. */
  teacher: string;
  now: number;
  digits: DigitStyle;
}

/** One message: who wrote it, when, and what. */
export function BoardWords({ announcement: { text, publishedAt }, teacher, now, digits }: BoardWordsProps) {
  return (
    <>
      <p className="board-who">
        {teacher}، <bdi>{momentText(new Date(publishedAt), new Date(now), digits)}</bdi>
      </p>
      <p className="board-text" dir="rtl">
        <IsolatedText text={text} />
      </p>
    </>
  );
}
