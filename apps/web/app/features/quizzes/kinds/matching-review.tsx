import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { answerLetter } from '../answer-letter.ts';
import { QuestionWords } from '../question-words.tsx';
import { EarnedShare } from './earned-share.tsx';
import type { MarkedMatching } from './further-questions.ts';
import { MatchedPair } from './matched-pair.tsx';
import '../quiz-option.css';
import './further-kinds.css';

interface MatchingReviewProps {
  question: MarkedMatching;
  isArabic: boolean;
  digits: DigitStyle;
  words: Readonly<Record<AnswerMark, string | null>>;
}

/** Row by row, as the paper has them: each of the one list with what it was matched with, and what it goes with. */
export function MatchingReview({ question, isArabic, digits, words }: MatchingReviewProps) {
  const { pairs, rights, share } = question;
  const named = (right: string) => (
    <bdi>
      {answerLetter(rights.indexOf(right), isArabic)}) <QuestionWords text={right} />
    </bdi>
  );
  return (
    <>
      <ul className="quiz-options">
        {pairs.map(({ left, chosen, right, isCorrect }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place
            key={at}
            className={`quiz-option quiz-option-${isCorrect ? 'chosen-right' : chosen === null ? 'none' : 'chosen-wrong'}`}
          >
            <span className="quiz-letter" aria-hidden="true">
              {at + 1}
            </span>
            <span className="kind-lines">
              <MatchedPair {...{ left, isArabic }}>
                {chosen === null ? (
                  <span className="kind-empty" dir="rtl" lang="ar-EG">
                    من غير توصيل
                  </span>
                ) : (
                  named(chosen)
                )}
              </MatchedPair>
              {!isCorrect && (
                <span className="kind-right" dir="rtl" lang="ar-EG">
                  الصح: {named(right)}
                </span>
              )}
            </span>
            <span className="quiz-verdict" dir="rtl" lang="ar-EG">
              {chosen === null ? 'فاضي' : words[isCorrect ? 'chosen-right' : 'chosen-wrong']}
            </span>
          </li>
        ))}
      </ul>
      <EarnedShare share={share} digits={digits} />
    </>
  );
}
