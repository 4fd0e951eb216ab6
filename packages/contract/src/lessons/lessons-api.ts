import { completeLesson } from './complete-lesson.ts';
import { getCourseTree } from './get-course-tree.ts';
import { getCourseTreeWithProgress } from './get-course-tree-with-progress.ts';
import { getLessonContent } from './get-lesson-content.ts';
import { getUnitTreeWithProgress } from './get-unit-tree-with-progress.ts';
import { keepLesson } from './keep-lesson.ts';
import { listUnitLessons } from './list-unit-lessons.ts';
import { saveWatchPosition } from './save-watch-position.ts';

export const lessonsApi = {
  completeLesson,
  getCourseTreeWithProgress,
  getCourseTree,
  getLessonContent,
  getUnitTreeWithProgress,
  keepLesson,
  listUnitLessons,
  saveWatchPosition,
} as const;
