import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import { possibleMarks } from '@hessa/rules/quizzes/marks';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { IsolatedText } from '../../ui/text/bidi.tsx';
import { isArabic } from './answer-letter.ts';
import type { Verdict } from './kinds/question-player.ts';
import { playerOf } from './kinds/question-players.ts';
import { QuestionMarks } from './question-marks.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionWords } from './question-words.tsx';
import type { QuizResult } from './quiz-result.ts';

type Reader = 'student' | 'teacher';

const MARK_WORDS: Record<Reader, Record<AnswerMark, string | null>> = {
  student: { right: 'صحيح', 'chosen-wrong': 'إجابتك', 'chosen-right': 'إجابتك ✓', none: null },
  teacher: { right: 'صحيح', 'chosen-wrong': 'إجابته', 'chosen-right': 'إجابته ✓', none: null },
};

/** What is drawn and said of a question as a whole. */
const VERDICTS = {
  right: { mark: 'tick', words: 'صح' },
  partly: { mark: 'half', words: 'نص صح' },
  wrong: { mark: 'cross', words: 'غلط' },
} as const satisfies Record<Verdict, object>;

interface ResultReviewProps {
  review: QuizResult['review'];
  digits: DigitStyle;
  reader?: Reader;
}

/** Every question again, with what was right and what was chosen. */
export function ResultReview({ review, digits, reader = 'student' }: ResultReviewProps) {
  const inMarks = possibleMarks(review.map(({ weight }) => weight)) !== null;
  return (
    <ol className="review">
      {review.map((question, at) => (
        <ReviewedQuestion
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          key={at}
          question={question}
          number={formatNumber(at + 1, digits)}
          marks={inMarks ? countedNoun(question.weight, MARK, digits) : null}
          digits={digits}
          words={MARK_WORDS[reader]}
        />
      ))}
    </ol>
  );
}

interface ReviewedQuestionProps {
  question: QuizResult['review'][number];
  number: string;
  /** What it counts for, where questions weigh differently. */
  marks: string | null;
  digits: DigitStyle;
  words: Record<AnswerMark, string | null>;
}

function ReviewedQuestion({ question, number, marks, digits, words }: ReviewedQuestionProps) {
  const { text, imageUrl, explanation } = question;
  const { Review, ...player } = playerOf(question);
  const arabic = isArabic(text);
  const verdict = VERDICTS[player.verdict(question)];
  return (
    <li>
      <div dir="auto" lang={arabic ? undefined : 'en'}>
        <h2 className="review-question">
          {/* Its words come first in the page, so that they give the block its direction. */}
          <span className="review-words">
            <QuestionWords text={text} />
          </span>
          <span className="review-mark">
            <PenMark mark={verdict.mark} />
            <span className="unseen" lang="ar-EG">
              السؤال {number} {verdict.words}
            </span>
          </span>
        </h2>
        {marks && <QuestionMarks words={marks} />}
        {imageUrl && <QuestionPicture src={imageUrl} />}
        <Review question={question} isArabic={arabic} digits={digits} words={words} />
      </div>
      {explanation && (
        <p className="review-why" dir="rtl">
          <b>ليه؟</b> <IsolatedText text={explanation} />
        </p>
      )}
    </li>
  );
}
