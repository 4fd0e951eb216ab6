import { playerTime } from '@hessa/rules/media/player-time';
import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import { possibleMarks } from '@hessa/rules/quizzes/marks';
import { numbersOf, opensPart } from '@hessa/rules/quizzes/paper-parts';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { IsolatedText, RtlTitle } from '../../ui/text/bidi.tsx';
import { isArabic } from './answer-letter.ts';
import { playerOf } from './kinds/question-players.ts';
import { MarkedText } from './marked-text.tsx';
import { LatePassage } from './parts/late-passage.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { QuestionMarks } from './question-marks.tsx';
import { QuestionPicture } from './question-picture.tsx';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import type { QuizResult } from './quiz-result.ts';
import { type Standing, standingOf } from './standing-of.ts';

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
  empty: { mark: null, words: 'فاضي' },
} as const satisfies Record<Standing, object>;

interface ResultReviewProps extends Partial<Pick<QuizLessonProps, 'videoPath'>> {
  result: Pick<QuizResult, 'review' | 'sections' | 'passages'>;
  digits: DigitStyle;
  reader?: Reader;
  /** The places of the questions to be seen; all of them unless told. */
  only?: readonly number[] | null;
}

/** Every question again, with what was right and what was chosen. */
export function ResultReview({ result, digits, reader = 'student', only = null, videoPath }: ResultReviewProps) {
  const { review } = result;
  const inMarks = possibleMarks(review.map(({ weight }) => weight)) !== null;
  const seen = review.filter((_, at) => only === null || only.includes(at));
  return (
    <ol className="review">
      {review.map(
        (question, at) =>
          (only === null || only.includes(at)) && (
            <ReviewedQuestion
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
              key={at}
              before={<PartsBefore result={result} seen={seen} at={seen.indexOf(question)} digits={digits} />}
              question={question}
              number={formatNumber(at + 1, digits)}
              marks={inMarks ? countedNoun(question.weight, MARK, digits) : null}
              digits={digits}
              reader={reader}
              videoPath={videoPath}
            />
          ),
      )}
    </ol>
  );
}

interface PartsBeforeProps extends Pick<ResultReviewProps, 'result' | 'digits'> {
  /** The questions that are looked at, and the place of this one among them. */
  seen: QuizResult['review'];
  at: number;
}

/** Its section and its passage, over the first question of each. */
function PartsBefore({ result: { review, sections = [], passages = [] }, seen, at, digits }: PartsBeforeProps) {
  const { section, passage } = seen[at] ?? {};
  const named = section !== undefined && opensPart(seen, at, 'section') ? sections[section] : undefined;
  const read = passage !== undefined && opensPart(seen, at, 'passage') ? passages[passage] : undefined;
  return (
    <>
      {named && section !== undefined && (
        <SectionHead section={{ name: named.name }} place={section} isOpened digits={digits} />
      )}
      {read && passage !== undefined && (
        <LatePassage passage={read} numbers={numbersOf(review, 'passage', passage)} digits={digits} folded />
      )}
    </>
  );
}

interface ReviewedQuestionProps {
  /** Where the video that explains it is watched; left out where nobody is led there. */
  videoPath?: QuizLessonProps['videoPath'] | undefined;
  question: QuizResult['review'][number];
  number: string;
  /** What it counts for, where questions weigh differently. */
  marks: string | null;
  digits: DigitStyle;
  reader?: Reader;
  /** What it stands in. */
  before?: ReactNode;
}

/** A question with what was right and what was chosen, why, and where that is explained. */
export function ReviewedQuestion(props: ReviewedQuestionProps) {
  const { question, number, marks, digits, reader = 'student', videoPath, before } = props;
  const { text, imageUrl, explanation, explainedIn } = question;
  const { Review } = playerOf(question);
  const arabic = isArabic(text);
  const verdict = VERDICTS[standingOf(question)];
  // What nobody has marked yet is neither right nor wrong.
  const isWaiting = 'isWaiting' in question && question.isWaiting;
  return (
    <li>
      {before}
      <div dir="auto" lang={arabic ? undefined : 'en'}>
        <h2 className="review-question">
          {/* Its words come first in the page, so that they give the block its direction. */}
          <span className="review-words">
            <MarkedText question={question} />
          </span>
          {!isWaiting && (
            <span className="review-mark">
              {/* As in the circles above: which of them this is. */}
              <bdi className="review-number" aria-hidden="true">
                {number}
              </bdi>
              {verdict.mark ? (
                <PenMark mark={verdict.mark} />
              ) : (
                <span className="review-empty" lang="ar-EG" aria-hidden="true">
                  {verdict.words}
                </span>
              )}
              <span className="unseen" lang="ar-EG">
                السؤال {number} {verdict.words}
              </span>
            </span>
          )}
        </h2>
        {marks && <QuestionMarks words={marks} />}
        {imageUrl && <QuestionPicture src={imageUrl} />}
        <Suspense>
          <Review question={question} isArabic={arabic} digits={digits} words={MARK_WORDS[reader]} />
        </Suspense>
      </div>
      {explanation && (
        <p className="review-why" dir="rtl">
          <b>ليه؟</b> <IsolatedText text={explanation} />
        </p>
      )}
      {explainedIn && videoPath && (
        <Link className="review-watch" to={videoPath(explainedIn)} dir="rtl">
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          <span>
            شوف شرحه من <bdi dir="ltr">{playerTime(explainedIn.second)}</bdi> في «
            <RtlTitle>{explainedIn.lessonName}</RtlTitle>»
          </span>
        </Link>
      )}
    </li>
  );
}
