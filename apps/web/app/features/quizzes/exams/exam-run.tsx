import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { usePageData } from '../../../site-data.ts';
import { COLLECTED_WORDS } from '../../../ui/lesson/collected-words.ts';
import { SeePaper } from '../../../ui/lesson/see-paper.tsx';
import { asksForPaper, asksForPractice, TO_PRACTICE } from '../../../ui/lesson/to-paper.ts';
import { usePageName } from '../../../ui/lesson/use-page-name.ts';
import { Note } from '../../../ui/notices/note.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { mistakesOf } from '../mistakes-of.ts';
import { QuizFailed } from '../quiz-failed.tsx';
import type { QuizLessonProps } from '../quiz-lesson-props.ts';
import type { QuizResult } from '../quiz-result.ts';
import { QuizShimmer } from '../quiz-shimmer.tsx';
import { ResultPaper } from '../result-paper.tsx';
import { WaysOn } from '../ways-on.tsx';
import { ElsewherePanel } from './elsewhere-panel.tsx';
import { ExamDoor } from './exam-door.tsx';
import { ExamOutcome, isOutcomeTold } from './exam-outcome.tsx';
import type { ExamState } from './exam-paper.ts';
import { ExamPapers } from './exam-papers.tsx';
import { ExamSheet } from './exam-sheet.tsx';
import { HandedInPanel } from './handed-in-panel.tsx';
import { unsentAnswers } from './send-answers.ts';
import { useExam } from './use-exam.ts';
import './exam.css';

interface ExamRunProps extends QuizLessonProps {
  userId: string;
  studentName: string;
}

/** Which side of an exam the student is at: its door, its paper, or what became of it. */
export function ExamRun(props: ExamRunProps) {
  const { userId, lessonId, back, lead, heading = 'h1', onHome, onSubmitted, onReview } = props;
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const [isDone, setDone] = useState(false);
  const exam = useExam(userId, lessonId, () => setDone(true));
  const { state, record, paper, error, isOffline } = exam;
  const { busy, send } = useSending();
  const navigate = useNavigate();
  const { pathname, search, state: asked } = useLocation();
  const [looking, setLooking] = useState<'paper' | 'mistakes' | null>(asksForPractice(asked) ? 'paper' : null);
  // Whoever came for an earlier paper is told why it has to wait before the one under way is in front of them.
  const [isAsking, setAsking] = useState(asksForPaper(asked));
  // A paper from before there was a limit is no attempt of the exam, and is seen all the same.
  const hasPapers = (state?.papers.length ?? 0) > 0 || (state?.door === 'no-attempts' && state.sitting === null);
  // What was written here goes out first: whoever has read the right answers sends nothing that counts.
  const isSettled = record === null;
  const wanted = hasPapers && isSettled;
  const { reply, refresh } = useRead('GET /api/quizresult/{lessonId}', { params: { lessonId } }, { wanted });
  const result = reply?.data;
  usePageName(state?.lessonName ?? paper?.lessonName ?? null);

  /** Whoever reads is not led on. */
  function look(at: 'paper' | 'mistakes'): void {
    setLooking(at);
    onReview?.(true);
  }

  function practise(): void {
    look('paper');
    void navigate(pathname + search, { preventScrollReset: true, state: { ...asked, ...TO_PRACTICE } });
  }

  const holdsCourse = state?.holdsCourse;
  const tellHome = useEffectEvent((holds: boolean) => onHome?.(holds));
  useEffect(() => {
    if (holdsCourse !== undefined) tellHome(holdsCourse);
  }, [holdsCourse]);

  const tellSubmitted = useEffectEvent((marked: QuizResult) => onSubmitted?.(marked));
  useEffect(() => {
    if (isDone && result) tellSubmitted(result);
  }, [isDone, result]);
  const readAgain = useEffectEvent(() => void refresh());
  const papers = state?.papers.length ?? 0;
  useEffect(() => {
    if (papers > 0 && isSettled) readAgain();
  }, [papers, isSettled]);

  if (looking && result) {
    // Its review unfolds and folds inside the reading that was told of already.
    const reading = { ...props, onReview: undefined };
    return <ResultPaper {...reading} result={result} popup={false} startsAtMistakes={looking === 'mistakes'} />;
  }
  if (record?.handedIn) {
    if (!exam.isPaperWaiting) return <PageSpinner label="بنسلّم ورقتك" />;
    return <HandedInPanel because={record.handedIn} back={back} />;
  }
  if (record?.elsewhere) {
    const unsent = unsentAnswers(record).length;
    const hasAside = Object.keys(record.aside ?? {}).length > 0;
    return <ElsewherePanel {...{ unsent, hasAside, isOffline, back }} onGoOn={exam.goOnHere} />;
  }
  const isHere = record !== null && paper?.number === record.number;
  if (isHere && !(isAsking && state?.sitting)) {
    const sheet = { userId, lessonId, paper, record, digits, heading, isOffline, footLine: props.footLine };
    return <ExamSheet {...sheet} onHandIn={exam.handIn} />;
  }
  if (state) {
    const mistakes = mistakesOf(result?.review ?? []);
    const mayStart = state.sitting !== null || state.door === 'open';
    return (
      <ExamDoor
        exam={state}
        {...{ digits, lead, heading, back }}
        note={
          isAsking &&
          state.sitting && (
            <Note tone="info" still title="ورقتك هتتفتح بعد ما تسلّم">
              عندك محاولة ماشية دلوقتي، فورقتك اللي قبلها مستنية. وقتك ماشي، كمّل امتحانك الأول.
            </Note>
          )
        }
        onStart={async () => {
          setAsking(false);
          if (!isHere) await exam.start();
        }}
      >
        {state.papers.length > 0 && (
          <>
            {isDone && <HandedInNote paper={state.papers.at(-1)} />}
            {result && <ExamOutcome result={result} possible={state.possible} digits={digits} />}
            <ExamPapers
              papers={state.papers}
              releasedAt={state.releasedAt}
              isTold={isOutcomeTold(result)}
              digits={digits}
            />
          </>
        )}
        {hasPapers && result && (
          <>
            {/* While it is being marked nothing of it is said to be a mistake. */}
            {mistakes.length > 0 && result.score !== null && (
              <WaysOn
                {...{ mistakes, digits }}
                videoPath={props.videoPath}
                videoBefore={props.videoBefore}
                onRead={() => look('mistakes')}
                onPractise={practise}
              />
            )}
            {/* Where another attempt may begin, that is the filled one. */}
            <SeePaper result={result} look={mayStart ? 'line' : 'solid'} onOpen={() => look('paper')} />
          </>
        )}
      </ExamDoor>
    );
  }
  if (error) {
    return (
      props.refused?.(error) || <QuizFailed error={error} back={back} busy={busy} onRetry={() => void send(exam.ask)} />
    );
  }
  return <QuizShimmer />;
}

/** Who handed it in is told at once: a student without a line did not. */
function HandedInNote({ paper }: { paper: ExamState['papers'][number] | undefined }) {
  if (paper?.handedInBy !== 'time') return <Note tone="right" title="ورقتك اتسلّمت" />;
  return (
    <Note tone="right" title={COLLECTED_WORDS.title}>
      {COLLECTED_WORDS.more}
    </Note>
  );
}
