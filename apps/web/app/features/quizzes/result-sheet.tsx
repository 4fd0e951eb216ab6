import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { MARK, QUESTION, RIGHT_ANSWER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatDigits, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Suspense, useId, useRef } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import { Bubble, Bubbles } from '../../ui/lesson/bubbles.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { examDay } from '../../ui/text/day-text.ts';
import { GradeInRing, marksAndPercent } from '../../ui/text/grade-words.tsx';
import { BAND_WORDS } from './band-words.ts';
import { LATE_ANSWERS_WAIT } from './late-words.ts';
import type { QuizResult } from './quiz-result.ts';
import { standingOf } from './standing-of.ts';

/** None and one are said in words. */
const FEW_RIGHT = ['ولا إجابة صح', 'إجابة واحدة صح'];
const WaitingSheet = latePart(async () => (await import('./waiting-sheet.tsx')).WaitingSheet);

interface ResultSheetProps {
  result: QuizResult;
  studentName: string;
  digits: DigitStyle;
}

/** A paper with its mark, or what is to be said until there is one. */
export function ResultSheet(props: ResultSheetProps) {
  const { score } = props.result;
  if (score !== null) return <GradedSheet {...props} score={score} />;
  return (
    <Suspense fallback={null}>
      <WaitingSheet {...props} />
    </Suspense>
  );
}

/** The exam paper with the teacher's marks on it. It takes the focus as it appears, and its grade is read out. */
function GradedSheet({ result, studentName, digits, score }: ResultSheetProps & { score: number }) {
  const { correctCount, total, marks, submittedAt, review, sections = [] } = result;
  const right = correctCount ?? 0;
  const isForNow = result.held > 0;
  const band = quizBand(score);
  const tone = markTone(score, isForNow);
  const sheet = useRef<HTMLDivElement>(null);
  const gradeId = useId();
  const bandId = useId();

  useArrivalFocus(sheet);
  return (
    <Sheet
      ref={sheet}
      as="article"
      stacked
      flush
      className="result-sheet"
      tabIndex={-1}
      aria-labelledby={`${gradeId} ${bandId}`}
    >
      <dl className="result-top">
        <div>
          <dt>الاسم</dt>
          <dd>
            <RtlTitle>{studentName}</RtlTitle>
          </dd>
        </div>
        <div>
          <dt>التاريخ</dt>
          <dd>
            <bdi dir="rtl">{formatDigits(examDay(submittedAt), digits)}</bdi>
          </dd>
        </div>
        {result.form && (
          <div>
            <dt>النموذج</dt>
            <dd>{result.form}</dd>
          </div>
        )}
      </dl>
      <div className="result-score">
        <p id={gradeId} className={`result-percent result-${tone}`}>
          <PenRing tone={tone}>
            <GradeInRing score={score} marks={marks} digits={digits} />
          </PenRing>
        </p>
        {/* What is not decided is neither well nor badly done. */}
        <p id={bandId} className={isForNow ? 'result-for-now' : 'result-band'}>
          {isForNow ? `درجة مؤقتة: ${LATE_ANSWERS_WAIT}` : BAND_WORDS[band]}
        </p>
        {marks && (
          <p className="result-marks">
            <bdi>{marksAndPercent(score, marks, digits)}</bdi>
          </p>
        )}
        <p>
          <bdi>{FEW_RIGHT[right] ?? countedNoun(right, RIGHT_ANSWER, digits)}</bdi> من{' '}
          <Counted>{countedNoun(total, QUESTION, digits)}</Counted>
        </p>
        {band === 'excellent' && !isForNow && (
          <span className="result-stamp">
            <Stamp shape="star" earned lines={['ممتاز']} />
          </span>
        )}
      </div>
      {sections.length > 0 && (
        <dl className="result-sections">
          {sections.map(({ name, earned, possible }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
            <div key={at} className="result-section">
              <dt>
                القسم {formatNumber(at + 1, digits)}: <bdi>{name}</bdi>
              </dt>
              <dd>
                {formatMarks(earned, digits)} من {countedNoun(possible, MARK, digits)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {review.length > 0 && (
        <div className="result-bubbles">
          <Bubbles label="كل سؤال لوحده">
            {review.map((question, at) => {
              const standing = standingOf(question);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
                <Bubble key={at} state={standing} said={standing === 'empty' ? 'فاضي' : undefined}>
                  {formatNumber(at + 1, digits)}
                </Bubble>
              );
            })}
          </Bubbles>
        </div>
      )}
    </Sheet>
  );
}
