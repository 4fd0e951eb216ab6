import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { EarnedShare } from './earned-share.tsx';
import type { MarkedGaps } from './further-questions.ts';
import '../quiz-option.css';
import './further-kinds.css';

interface GapsReviewProps {
  question: MarkedGaps;
  digits: DigitStyle;
  words: Readonly<Record<AnswerMark, string | null>>;
}

/** What was written into each gap, and what is right there. */
export function GapsReview({ question: { gaps, share }, digits, words }: GapsReviewProps) {
  return (
    <>
      <ul className="quiz-options">
        {gaps.map(({ written, isCorrect, accepted }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            key={at}
            className={`quiz-option quiz-option-${isCorrect ? 'chosen-right' : written === '' ? 'none' : 'chosen-wrong'}`}
          >
            <span className="quiz-letter" aria-hidden="true">
              {at + 1}
            </span>
            <span className="kind-lines">
              <span>{written === '' ? '…' : <bdi>{written}</bdi>}</span>
              {!isCorrect && (
                <span className="kind-right">
                  <span className="unseen">{words.right}: </span>
                  {accepted.map((spelling, place) => (
                    <bdi key={spelling}>{place === 0 ? spelling : ` / ${spelling}`}</bdi>
                  ))}
                </span>
              )}
            </span>
            <span className="quiz-verdict" dir="rtl" lang="ar-EG">
              {written === '' ? 'فاضي' : words[isCorrect ? 'chosen-right' : 'chosen-wrong']}
            </span>
          </li>
        ))}
      </ul>
      <EarnedShare share={share} digits={digits} />
    </>
  );
}
