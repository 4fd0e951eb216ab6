import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';

/** Which part of its mark a question earned, where that is neither all of it nor nothing. */
export function EarnedShare({ share, digits }: { share: number; digits: DigitStyle }) {
  if (share === 0 || share === 1) return null;
  return (
    <p className="review-share" dir="rtl" lang="ar-EG">
      السؤال ده جاب <bdi dir="rtl">{paperPercentText(share * 100, digits)}</bdi> من درجته
    </p>
  );
}
