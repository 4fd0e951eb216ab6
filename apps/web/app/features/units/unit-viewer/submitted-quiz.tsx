import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { LessonTitle } from '../../../ui/lesson/lesson-title.tsx';
import { marksText } from '../../../ui/text/marks-text.ts';
import './submitted-quiz.css';
import { backToLectures } from './unit-trouble.tsx';

interface SubmittedQuizProps {
  lessonId: number;
  name: string;
  digits: DigitStyle;
  onNext: (() => void) | null;
}

/** A quiz is handed in once: its score, and the way on. The questions do not come back. */
export function SubmittedQuiz({ lessonId, name, digits, onNext }: SubmittedQuizProps) {
  const { reply } = useRead('GET /api/quizresult/{lessonId}', { params: { lessonId } }, { kept: true });
  return (
    <div className="unit-pane">
      <LessonTitle>{name}</LessonTitle>
      <Sheet className="submitted-quiz">
        <p className="submitted-quiz-word">
          <PenMark mark="tick" />
          سلّمت الامتحان ده قبل كده
        </p>
        {reply?.data && (
          <p className="submitted-quiz-score">
            <span>درجتك</span>
            <PenRing tone={scoreTone(reply.data.score)}>
              <bdi dir="rtl">{formatPercent(shownPercent(reply.data.score), digits)}</bdi>
            </PenRing>
            {reply.data.marks && <bdi>{marksText(reply.data.marks, digits)}</bdi>}
          </p>
        )}
        {onNext ? <Button onClick={onNext}>الدرس اللي بعده</Button> : backToLectures}
      </Sheet>
    </div>
  );
}
