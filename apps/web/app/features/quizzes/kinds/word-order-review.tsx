import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import { isArabic } from '../answer-letter.ts';
import type { MarkedWords } from './further-questions.ts';
import '../quiz-option.css';
import './further-kinds.css';

interface WordOrderReviewProps {
  question: MarkedWords;
  words: Readonly<Record<AnswerMark, string | null>>;
}

/** The sentence that was made, and the right one where that was another. */
export function WordOrderReview({ question: { given, right, share }, words }: WordOrderReviewProps) {
  const way = isArabic(right.join(' ')) ? 'rtl' : 'ltr';
  const mark = share === 1 ? 'chosen-right' : given.length === 0 ? 'none' : 'chosen-wrong';
  return (
    <ul className="quiz-options" dir={way}>
      <li className={`quiz-option kind-sentence quiz-option-${mark}`}>
        <span>{given.length === 0 ? '…' : given.join(' ')}</span>
        <span className="quiz-verdict" dir="rtl" lang="ar-EG">
          {given.length === 0 ? 'فاضي' : words[mark]}
        </span>
      </li>
      {share < 1 && (
        <li className="quiz-option kind-sentence quiz-option-right">
          <span>{right.join(' ')}</span>
          <span className="quiz-verdict" dir="rtl" lang="ar-EG">
            {words.right}
          </span>
        </li>
      )}
    </ul>
  );
}
