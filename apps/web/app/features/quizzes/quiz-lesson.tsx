import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import type { QuizResult } from './quiz-result.ts';
import { QuizRun } from './quiz-run.tsx';

export interface QuizLessonProps {
  lessonId: number;
  /** The stand-alone page shows «تم إنهاء الاختبار!» for two seconds; the unit viewer has a popup of its own. */
  popup: boolean;
  /** The way back, shown with failures and with a quiz that was already submitted. */
  back: ReactNode;
  /** Stands before the title of a page that has no header of its own: the arrow back. */
  lead?: ReactNode;
  /** What the title is on this page. */
  heading?: 'h1' | 'h2';
  finishLabel: string;
  onFinish: () => void;
  onSubmitted?: (result: QuizResult) => void;
  onReview?: (open: boolean) => void;
  /** The lesson turned out to be a video. */
  onVideo?: () => void;
}

/** One quiz, from its first question to its marked paper. */
export function QuizLesson(props: QuizLessonProps) {
  const session = useSession();
  if (session.status !== 'member') return null;
  const { id, name } = session.user;
  // Another quiz or another account is another run: nothing of the last one is left.
  return <QuizRun key={`${id} ${props.lessonId}`} {...props} userId={id} studentName={name} />;
}
