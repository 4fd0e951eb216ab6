import { markTone } from '@hessa/rules/statistics/score-tone';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../api/use-read.ts';
import { usePageData } from '../../site-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { SeePaper } from '../../ui/lesson/see-paper.tsx';
import { asksForPaper } from '../../ui/lesson/to-paper.ts';
import { usePageName } from '../../ui/lesson/use-page-name.ts';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { GradeInRing } from '../../ui/text/grade-words.tsx';
import { examMoment } from './exams/exam-moment.ts';
import { forgetPaper } from './hand-in.ts';
import { removeDraft } from './quiz-draft.ts';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import { ResultPaper } from './result-paper.tsx';
import { takeBackChoices } from './save-choices.ts';
import './result-paper.css';

interface SubmittedPanelProps extends Omit<QuizLessonProps, 'popup'> {
  userId: string;
  studentName: string;
}

/** A quiz that was handed in before: its score, its marked paper, the way back, and never its questions. */
export function SubmittedPanel(props: SubmittedPanelProps) {
  const { userId, lessonId, back, onHome } = props;
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const { reply, error, isRefreshing, refresh } = useRead(
    'GET /api/quizresult/{lessonId}',
    { params: { lessonId } },
    { kept: true },
  );
  const [looking, setLooking] = useState(asksForPaper(useLocation().state));
  const result = reply?.data;
  usePageName(result?.lessonName);

  useEffect(() => {
    takeBackChoices(lessonId);
    removeDraft(userId, lessonId);
    forgetPaper(userId, lessonId);
  }, [userId, lessonId]);

  const holdsCourse = result?.holdsCourse;
  const tellHome = useEffectEvent((holds: boolean) => onHome?.(holds));
  useEffect(() => {
    if (holdsCourse !== undefined) tellHome(holdsCourse);
  }, [holdsCourse]);

  if (looking && result) return <ResultPaper {...props} result={result} popup={false} />;
  return (
    <div className="wrap">
      <div className="quiz-head-row">
        {props.lead}
        {result && (
          <p className="quiz-count">
            <RtlTitle>{result.lessonName}</RtlTitle>
          </p>
        )}
      </div>
      <StatePanel
        heading="h1"
        drawing={
          result && result.score !== null ? (
            <span className="submitted-score">
              <PenRing tone={markTone(result.score, result.held > 0)}>
                <GradeInRing score={result.score} marks={result.marks} digits={digits} />
              </PenRing>
            </span>
          ) : (
            <CopybookDrawing />
          )
        }
        title="الامتحان ده اتسلّم"
        actions={
          <>
            <SeePaper result={result} onOpen={() => setLooking(true)} />
            {error && (
              <Button busy={isRefreshing} onClick={() => void refresh()}>
                هات النتيجة
              </Button>
            )}
            {back}
          </>
        }
      >
        {result?.releasedAt ? (
          <p>
            النتايج هتظهر للكل مع بعض <bdi dir="rtl">{examMoment(Date.parse(result.releasedAt), digits)}</bdi>.
          </p>
        ) : (
          <p>مينفعش يتفتح تاني، ودرجتك وورقتك محفوظين هنا.</p>
        )}
        {error && <p>{error.messageAr}</p>}
      </StatePanel>
    </div>
  );
}
