import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { ExplainedPlace, QuizResult } from './quiz-result.ts';

/** What the page around a quiz decides. */
export interface QuizLessonProps {
  lessonId: number;
  /** The stand-alone page shows «تم إنهاء الاختبار!» for two seconds; the unit viewer has a popup of its own. */
  popup: boolean;
  /** The way back, shown with failures and with a quiz that was already submitted. */
  back: ReactNode;
  /** What stands in the place of a quiz that the gate refused; nothing for a refusal of another kind. */
  refused?: (error: ApiError) => ReactNode;
  /** Stands before the title of a page that has no header of its own: the arrow back. */
  lead?: ReactNode;
  /** What the title is on this page. */
  heading?: 'h1' | 'h2';
  /** Stands over the buttons at the bottom, while the quiz is being answered. */
  footLine?: ReactNode;
  finishLabel: string;
  onFinish: () => void;
  /** Where the second of a video that explains a question is watched. */
  videoPath: (place: Pick<ExplainedPlace, 'lessonId' | 'second'>) => string;
  /** Draws the way to the video before the quiz, where there is one that the student may open. */
  videoBefore: (draw: (video: { id: number; name: string }) => ReactNode) => ReactNode;
  /** Whether the course is the student's, as soon as that is known: only then its curriculum is the way back. */
  onHome?: (holdsCourse: boolean) => void;
  onSubmitted?: (result: QuizResult) => void;
  /** It turned out to be handed in already. */
  onFound?: () => void;
  onReview?: ((open: boolean) => void) | undefined;
  /** The lesson turned out to be no quiz. */
  onOtherKind?: (type: LessonKindName) => void;
}
