import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { ComponentType } from 'react';
import type { LessonPaneProps } from './lesson-pane-props.ts';
import { QuizPane } from './quiz-pane.tsx';
import { VideoPane } from './video-pane.tsx';

/** What the viewer shows of the lesson that is open, by its kind. */
export const LESSON_PANES: Readonly<Record<LessonKindName, ComponentType<LessonPaneProps>>> = {
  Video: VideoPane,
  Quiz: QuizPane,
};
