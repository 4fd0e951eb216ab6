import { markTone } from '@hessa/rules/statistics/score-tone';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { COLLECTED_WORDS } from '../../../ui/lesson/collected-words.ts';
import { isHeld } from '../../../ui/lesson/is-held.ts';
import { LessonTitle } from '../../../ui/lesson/lesson-title.tsx';
import { SeePaper } from '../../../ui/lesson/see-paper.tsx';
import { GradeInRing, marksAndPercent } from '../../../ui/text/grade-words.tsx';
import { BackToLectures } from './back-to-lectures.tsx';
import type { LessonPaneProps } from './lesson-pane-props.ts';
import { finishLabel } from './to-lectures.ts';
import './submitted-quiz.css';

/** A quiz is handed in once: its score, its marked paper, and the way on. */
export function SubmittedQuiz(pane: LessonPaneProps) {
  const { lesson, digits, paper, videoPath, videoBefore, onNext, onLeave } = pane;
  const { reply } = useRead('GET /api/quizresult/{lessonId}', { params: { lessonId: lesson.id } }, { kept: true });
  const [looking, setLooking] = useState(false);
  const score = reply?.data?.score ?? null;
  const hasPaper = reply?.data !== undefined && !isHeld(reply.data);
  if (looking && reply?.data) {
    const ways = { videoPath, videoBefore, finishLabel: finishLabel(onNext), onFinish: onNext ?? onLeave };
    return paper({ ...ways, result: reply.data });
  }
  return (
    <div className="unit-pane">
      <LessonTitle>{lesson.name}</LessonTitle>
      <Sheet className="submitted-quiz">
        <p className="submitted-quiz-word">
          <PenMark mark="tick" />
          {handedInWords(reply?.data)}
        </p>
        {reply?.data?.handedInBy === 'time' && <p>{COLLECTED_WORDS.more}</p>}
        {reply?.data && reply.data.held > 0 && <p>اللي وصل بعد الوقت محفوظ وهيتراجع قبل ما يتحسب.</p>}
        {reply?.data && score === null && (
          <p>{isHeld(reply.data) ? 'النتايج هتظهر للكل مع بعض في ميعادها.' : 'لسه بيتصحح، ودرجتك هتبان هنا.'}</p>
        )}
        {reply?.data && score !== null && (
          <p className="submitted-quiz-score">
            <span>درجتك</span>
            <PenRing tone={markTone(score, reply.data.held > 0)}>
              <GradeInRing score={score} marks={reply.data.marks} digits={digits} />
            </PenRing>
            {reply.data.marks && <bdi>{marksAndPercent(score, reply.data.marks, digits)}</bdi>}
          </p>
        )}
        <SeePaper result={reply?.data} onOpen={() => setLooking(true)} />
        {onNext ? (
          <Button look={hasPaper ? 'line' : 'solid'} onClick={onNext}>
            الدرس اللي بعده
          </Button>
        ) : (
          <BackToLectures look={hasPaper ? 'line' : 'solid'} />
        )}
      </Sheet>
    </div>
  );
}

function handedInWords(result: { handedInBy: 'student' | 'time' | null } | undefined): string {
  if (!result) return 'الامتحان ده اتسلّم';
  return result.handedInBy === 'time' ? COLLECTED_WORDS.title : 'سلّمت الامتحان ده قبل كده';
}
