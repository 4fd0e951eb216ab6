import { type AnswerMark, answerMark } from '@hessa/rules/quizzes/answer-mark';
import { answerLetter } from '../answer-letter.ts';
import { QuestionWords } from '../question-words.tsx';
import '../quiz-option.css';

interface ChoiceReviewProps {
  answers: readonly { readonly text: string; readonly isCorrect: boolean }[];
  chosen: readonly number[];
  /** Several could be picked. */
  boxes?: boolean;
  isArabic: boolean;
  /** What stands before each in the place of its letter. */
  signs?: readonly string[];
  words: Readonly<Record<AnswerMark, string | null>>;
}

/** The choices again, with what was right and what was chosen. */
export function ChoiceReview({ answers, chosen, boxes = false, isArabic, signs, words }: ChoiceReviewProps) {
  return (
    <ul className="quiz-options">
      {answers.map((answer, at) => {
        const mark = answerMark({ isRight: answer.isCorrect, isChosen: chosen.includes(at) });
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            key={at}
            className={`quiz-option quiz-option-${mark}${boxes ? ' quiz-option-box' : ''}`}
          >
            <span className="quiz-letter" aria-hidden="true">
              {signs?.[at] ?? answerLetter(at, isArabic)}
            </span>
            <span dir="auto">
              <QuestionWords text={answer.text} />
            </span>
            {words[mark] && (
              <span className="quiz-verdict" dir="rtl" lang="ar-EG">
                {words[mark]}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
