import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useBuilt } from '../../api/use-built.ts';
import { latePart } from '../../offline/late-part.ts';
import { usePageName } from '../../ui/lesson/use-page-name.ts';
import { QueuedPanel } from './queued-panel.tsx';
import { QuizFailed } from './quiz-failed.tsx';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import { QuizSheet } from './quiz-sheet.tsx';
import { QuizShimmer } from './quiz-shimmer.tsx';
import { ResultPaper } from './result-paper.tsx';
import { SubmittedPanel } from './submitted-panel.tsx';
import { useHandIn } from './use-hand-in.ts';
import { useQuizPaper } from './use-quiz-paper.ts';

const ExamRun = latePart(async () => (await import('./exams/exam-run.tsx')).ExamRun);

interface QuizRunProps extends QuizLessonProps {
  userId: string;
  studentName: string;
}

/** Which screen of the quiz the student is at. */
export function QuizRun(props: QuizRunProps) {
  const { userId, lessonId, popup, back, onSubmitted, onFound, onHome, onOtherKind } = props;
  const handIn = useHandIn({
    userId,
    lessonId,
    onResult: (result) => onSubmitted?.(result),
    onSettledElsewhere: () => void refresh(),
  });
  const { phase, result } = handIn;
  const { state, isRefreshing, refresh } = useQuizPaper(userId, lessonId, result === null && phase !== 'queued');

  const isBuilt = useBuilt(state.kind === 'paper');

  const holdsCourse = result?.holdsCourse ?? (state.kind === 'paper' ? state.paper.holdsCourse : null);
  const tellHome = useEffectEvent((holds: boolean) => onHome?.(holds));
  useEffect(() => {
    if (holdsCourse !== null) tellHome(holdsCourse);
  }, [holdsCourse]);

  // An exam names its page itself.
  const paperName = state.kind === 'paper' && !state.paper.isExam ? state.paper.lessonName : null;
  usePageName(result?.lessonName ?? paperName);

  const otherKind = state.kind === 'other-kind' ? state.type : null;
  const leave = useEffectEvent((type: LessonKindName) => onOtherKind?.(type));
  useEffect(() => {
    if (otherKind !== null) leave(otherKind);
  }, [otherKind]);

  const isFound = state.kind === 'submitted' && result === null && phase !== 'queued';
  const tellFound = useEffectEvent(() => onFound?.());
  useEffect(() => {
    if (isFound) tellFound();
  }, [isFound]);

  if (result) return <ResultPaper {...props} result={result} popup={popup} />;
  if (phase === 'queued') return <QueuedPanel userId={userId} lessonId={lessonId} back={back} />;
  if (isFound) return <SubmittedPanel {...props} />;
  if (state.kind === 'failed') {
    const { error } = state;
    return (
      (error && props.refused?.(error)) || (
        <QuizFailed error={error} back={back} busy={isRefreshing} onRetry={() => void refresh()} />
      )
    );
  }
  if (state.kind !== 'paper' || !isBuilt) return <QuizShimmer />;
  if (state.paper.isExam) {
    return (
      <Suspense fallback={<QuizShimmer />}>
        <ExamRun {...props} />
      </Suspense>
    );
  }
  if (state.paper.questions.length === 0) return <QuizFailed empty back={back} />;
  return <QuizSheet {...props} {...state} handIn={handIn} refresh={refresh} />;
}
