import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { latePart } from '../../offline/late-part.ts';
import { usePageData } from '../../site-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { isHeld } from '../../ui/lesson/is-held.ts';
import { asksForPractice, TO_PRACTICE } from '../../ui/lesson/to-paper.ts';
import { PageSpinner } from '../../ui/notices/page-spinner.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { HiddenKeyNote } from './hidden-key-note.tsx';
import { mistakesOf, mistakeWords } from './mistakes-of.ts';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import type { QuizResult } from './quiz-result.ts';
import { ResultPopup } from './result-popup.tsx';
import { ResultReview } from './result-review.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { WaysOn } from './ways-on.tsx';
import './result-paper.css';

const loadPractice = async () => (await import('./practice.tsx')).Practice;
const Practice = latePart(loadPractice);

interface ResultPaperProps
  extends Pick<
    QuizLessonProps,
    'lead' | 'heading' | 'finishLabel' | 'onFinish' | 'onReview' | 'videoPath' | 'videoBefore'
  > {
  result: QuizResult;
  studentName: string;
  /** Just handed in: the news stand over the paper for two seconds. */
  popup: boolean;
  /** Asked for from elsewhere: it opens where its mistakes are read. */
  startsAtMistakes?: boolean;
}

/** The marked paper; it stays as long as the student reads it. */
export function ResultPaper(props: ResultPaperProps) {
  const { result, studentName, lead, heading: Heading = 'h1', finishLabel, onFinish, onReview } = props;
  const { videoPath, videoBefore } = props;
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const [reviewing, setReviewing] = useState<'mistakes' | 'all' | null>(props.startsAtMistakes ? 'mistakes' : null);
  const [bringing, setBringing] = useState(props.startsAtMistakes ? 1 : 0);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [isNews, setNews] = useState(props.popup);
  const toggle = useRef<HTMLButtonElement>(null);
  const reviewId = useId();
  const mistakes = mistakesOf(result.review);
  const isBad = result.score !== null && quizBand(result.score) === 'keep-practising';

  // Here before it is asked for: by then the line may be gone.
  const hasMistakes = mistakes.length > 0;
  useEffect(() => {
    if (hasMistakes) loadPractice().catch(() => {});
  }, [hasMistakes]);

  function review(which: 'mistakes' | 'all' | null): void {
    setReviewing(which);
    onReview?.(which !== null);
  }

  function readMistakes(): void {
    review('mistakes');
    setBringing((times) => times + 1);
  }
  // Once they stand there: before, the page may be too short to bring the first of them to the top.
  useEffect(() => {
    if (bringing === 0) return;
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.scrollIntoView({ block: 'start' });
  }, [bringing]);

  function practise(): void {
    setNews(false);
    // A step of its own: the phone's way back leads from practice to the paper, as the arrow does.
    void navigate(pathname + search, { preventScrollReset: true, state: { ...state, ...TO_PRACTICE } });
    onReview?.(true);
  }

  if (asksForPractice(state)) {
    return (
      <Suspense fallback={<PageSpinner label="بنجهّز التدريب" />}>
        <Practice
          review={result.review}
          passages={result.passages ?? []}
          digits={digits}
          heading={Heading}
          videoPath={videoPath}
          onLeave={() => void navigate(-1)}
        />
      </Suspense>
    );
  }

  const waysOn = hasMistakes && (
    <WaysOn
      mistakes={mistakes}
      digits={digits}
      videoPath={videoPath}
      videoBefore={videoBefore}
      // Below 60 the page's one solid press does that.
      onRead={isBad ? undefined : readMistakes}
      onPractise={practise}
    />
  );
  return (
    <div className="result">
      <div className="quiz-head-row">
        {lead}
        <Heading className="quiz-count">
          <RtlTitle>{result.lessonName}</RtlTitle>
        </Heading>
      </div>
      <ResultSheet result={result} studentName={studentName} digits={digits} />
      {/* Below 60 what can be done about it comes before everything else. */}
      {isBad && waysOn}
      <div className="result-review">
        {isHeld(result) ? null : result.hiddenKey ? (
          <HiddenKeyNote
            hiddenKey={result.hiddenKey}
            held={result.held}
            isWaiting={result.waiting !== null}
            digits={digits}
          />
        ) : (
          <>
            <button
              ref={toggle}
              type="button"
              className="result-toggle"
              aria-expanded={reviewing !== null}
              aria-controls={reviewId}
              onClick={() => review(reviewing === null ? 'all' : null)}
            >
              راجع إجاباتك
              <IconChevronDown aria-hidden="true" />
            </button>
            <div id={reviewId}>
              {reviewing && (
                <ResultReview
                  result={result}
                  digits={digits}
                  videoPath={videoPath}
                  only={reviewing === 'mistakes' ? mistakes.map(({ at }) => at) : null}
                />
              )}
              {reviewing === 'mistakes' && mistakes.length < result.review.length && (
                <p className="review-more">
                  <Button look="quiet" size="small" onClick={() => review('all')}>
                    وريني كل الأسئلة
                  </Button>
                </p>
              )}
            </div>
          </>
        )}
      </div>
      {!isBad && waysOn}
      <div className="result-end">
        {isBad && hasMistakes && (
          <Button wide onClick={readMistakes}>
            راجع <bdi>{mistakeWords(mistakes, digits)}</bdi>
          </Button>
        )}
        <Button wide look={isBad && hasMistakes ? 'line' : 'solid'} onClick={onFinish}>
          {finishLabel}
        </Button>
      </div>
      {isNews && result.score !== null && <ResultPopup score={result.score} digits={digits} />}
    </div>
  );
}
