import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { isOpen, useLongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { judgedBeforeWords } from '../../../teach-shell/results/judged-before-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ShutOutNote } from '../lessons/shut-out-note.tsx';
import { EarlierPapers, HandedInAlready } from './earlier-papers.tsx';
import type { StoredQuiz } from './edited-question.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { RegradeDialog } from './regrade-dialog.tsx';
import { RegradeProgress } from './regrade-progress.tsx';

interface QuizEditorScreenProps {
  lessonId: number;
  digits: DigitStyle;
  heading?: 'h1' | 'h2';
}

export function QuizEditorScreen({ lessonId, digits, heading = 'h1' }: QuizEditorScreenProps) {
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } }, { freshMs: 0, forgotten: true });
  return (
    <ReadGate read={read} waiting="بنجيب الامتحان" failed={<PageFailed read={read} heading={heading} />}>
      {({ data: quiz }) => (
        <EditedQuiz key={lessonId} quiz={quiz} digits={digits} heading={heading} refresh={read.refresh} />
      )}
    </ReadGate>
  );
}

interface EditedQuizProps {
  quiz: StoredQuiz;
  digits: DigitStyle;
  heading: 'h1' | 'h2';
  refresh: () => Promise<void>;
}

/** The paper, and what a change of it means for those who handed in before: said above it and beside the save. */
function EditedQuiz({ quiz, digits, heading, refresh }: EditedQuizProps) {
  const regrade = useLongJob(`regrade ${quiz.lessonId}`);
  const { all, earlier } = quiz.submissions;
  const isRunning = regrade.job !== null && isOpen(regrade.job);
  const isDue = earlier > 0 && regrade.isKnown && !isRunning;
  const [isAsking, setAsking] = useState(false);
  // Whoever comes from the results for it begins with what would change, once: neither a reload nor the way back asks
  // again.
  const arrive = useEffectEvent(() => {
    if (location.hash !== '#regrade') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setAsking(isDue);
  });
  useEffect(() => {
    if (regrade.isKnown) arrive();
  }, [regrade.isKnown]);
  const ask = () => setAsking(true);
  const isDone = regrade.job?.state === 'done';
  const readAnew = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isDone) readAnew();
  }, [isDone]);
  const afterSave = isDue && (
    <Button look="line" size="small" onClick={ask}>
      {judgedBeforeWords(earlier, digits)}
    </Button>
  );
  return (
    <>
      <QuizEditor
        {...{ quiz, digits, heading, refresh, afterSave }}
        above={(isDirty) => (
          <>
            {quiz.questions.length === 0 && <ShutOutNote unitId={quiz.unitId} type={quiz.lessonType} digits={digits} />}
            {!isAsking && <RegradeProgress regrade={regrade} digits={digits} />}
            {isDue && <EarlierPapers {...{ earlier, digits, isDirty }} onAsk={ask} />}
          </>
        )}
        beforeSave={all > 0 && <HandedInAlready all={all} digits={digits} />}
      />
      {isAsking && (
        <RegradeDialog lessonId={quiz.lessonId} digits={digits} regrade={regrade} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
