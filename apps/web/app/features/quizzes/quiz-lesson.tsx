import type { ReactNode } from 'react';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import type { QuizResult } from './quiz-result.ts';

export interface QuizLessonProps {
  lessonId: number;
  /** The stand-alone page shows «تم إنهاء الاختبار!» for two seconds; the unit viewer has a popup of its own. */
  popup: boolean;
  /** The way back, shown with failures and with a quiz that was already submitted. */
  back: ReactNode;
  finishLabel: string;
  onFinish: () => void;
  onSubmitted?: (result: QuizResult) => void;
  onReview?: (open: boolean) => void;
}

/** One quiz, from its first question to its marked paper. */
export function QuizLesson({ back }: QuizLessonProps) {
  return (
    <>
      <PageSpinner />
      {back}
    </>
  );
}
