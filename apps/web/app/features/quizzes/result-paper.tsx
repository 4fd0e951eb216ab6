import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { usePageData } from '../../site-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { HiddenKeyNote } from './hidden-key-note.tsx';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import type { QuizResult } from './quiz-result.ts';
import { ResultPopup } from './result-popup.tsx';
import { ResultReview } from './result-review.tsx';
import { ResultSheet } from './result-sheet.tsx';
import './result-paper.css';

interface ResultPaperProps extends Pick<QuizLessonProps, 'lead' | 'heading' | 'finishLabel' | 'onFinish' | 'onReview'> {
  result: QuizResult;
  studentName: string;
  /** Just handed in: the news stand over the paper for two seconds. */
  popup: boolean;
}

/** The marked paper; it stays as long as the student reads it. */
export function ResultPaper(props: ResultPaperProps) {
  const { result, studentName, lead, heading: Heading = 'h1', finishLabel, onFinish, onReview } = props;
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const [reviewing, setReviewing] = useState(false);
  const reviewId = useId();

  function toggle(): void {
    setReviewing(!reviewing);
    onReview?.(!reviewing);
  }

  return (
    <div className="result">
      <div className="quiz-head-row">
        {lead}
        <Heading className="quiz-count">
          <RtlTitle>{result.lessonName}</RtlTitle>
        </Heading>
      </div>
      <ResultSheet result={result} studentName={studentName} digits={digits} />
      <div className="result-review">
        {result.hiddenKey ? (
          <HiddenKeyNote hiddenKey={result.hiddenKey} digits={digits} />
        ) : (
          <>
            <button
              type="button"
              className="result-toggle"
              aria-expanded={reviewing}
              aria-controls={reviewId}
              onClick={toggle}
            >
              راجع إجاباتك
              <IconChevronDown aria-hidden="true" />
            </button>
            <div id={reviewId}>{reviewing && <ResultReview review={result.review} digits={digits} />}</div>
          </>
        )}
      </div>
      <div className="result-end">
        <Button wide onClick={onFinish}>
          {finishLabel}
        </Button>
      </div>
      {props.popup && <ResultPopup result={result} digits={digits} />}
    </div>
  );
}
