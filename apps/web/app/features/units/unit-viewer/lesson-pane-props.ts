import type { ReactNode } from 'react';
import type { UnitQuizSlot, UnitSlots } from './unit-slots.ts';
import type { ViewedLesson } from './viewed-unit.ts';

/** What the viewer gives to the pane of a lesson, whatever its kind. */
export interface LessonPaneProps extends Omit<UnitSlots, 'quiz'>, Pick<UnitQuizSlot, 'videoPath' | 'videoBefore'> {
  lesson: ViewedLesson;
  /** The quiz as the pane asks for it; whoever knows the time puts its line in. */
  quiz: (slot: Omit<UnitQuizSlot, 'footLine'>) => ReactNode;
  onDone: () => void;
  /** The server has shut this lesson: what is known of the unit is old. */
  onShut: () => void;
  /** Null on the last lesson. */
  onNext: (() => void) | null;
  onLeave: () => void;
}
