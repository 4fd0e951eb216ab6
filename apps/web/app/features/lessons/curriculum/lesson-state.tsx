import { isPaperBegun } from '@hessa/rules/lessons/next-lead';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { QuizMark } from '../../../api/use-quiz-marks.ts';
import { usePaperWaiting } from '../../../outbox/waiting-papers.ts';
import { attemptsLeftWords, CLOCK_RUNS } from '../../../ui/lesson/attempts-left-words.ts';
import { MarkInRow } from '../../../ui/lesson/mark-in-row.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import type { LessonView } from './curriculum-view.ts';
import { English } from './english.tsx';

interface LessonStateProps {
  lesson: LessonView;
  /** What a quiz that was handed in has earned, where that is known. */
  earned?: QuizMark | undefined;
  digits: DigitStyle;
}

/** The end of a lesson's row: its state in a colour, a sign and a word. */
export function LessonState({ lesson, earned, digits }: LessonStateProps) {
  const isPaperWaiting = usePaperWaiting(lesson.id);
  if (isPaperWaiting) return <Badge tone="warn">مستنية تتبعت</Badge>;
  if (lesson.clockEndsAt !== null) return <Badge tone="warn">{CLOCK_RUNS}</Badge>;
  if (lesson.isEmpty) return <span className="lesson-state">لسه بيتجهّز</span>;
  if (lesson.mark === 'completed') return <span className="lesson-state lesson-completed">مكتمل</span>;
  if (lesson.mark === 'submitted' || lesson.mark === 'again') {
    const isUntold = earned?.score === null;
    return (
      <span className={`lesson-state lesson-submitted${isUntold ? ' lesson-untold' : ''}`}>
        {lesson.mark === 'submitted' && <IconLock size={18} aria-hidden="true" />}
        <span>
          {lesson.mark === 'submitted' ? 'مُرسل' : attemptsLeftWords(lesson.attemptsLeft, digits)}
          {earned && <MarkInRow {...earned} digits={digits} />}
        </span>
      </span>
    );
  }
  if (lesson.isNext) return <Badge tone="here">{isPaperBegun(lesson) ? 'بدأته، كمّله' : 'دورك هنا'}</Badge>;
  if (lesson.access.kind === 'blocked') {
    return (
      <span className="lesson-state lesson-blocked">
        <IconLock size={18} aria-hidden="true" />
        <span>
          مقفل <English>Locked</English>
        </span>
      </span>
    );
  }
  if (lesson.mark !== 'locked') return null;
  return (
    <span className="lesson-state lesson-closed">
      <IconLock size={18} aria-hidden="true" />
      مش متاح
    </span>
  );
}
