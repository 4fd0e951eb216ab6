import type { Feature } from '../../calls/feature.ts';
import { serveFilms } from '../media/films/serve-films.ts';
import { serveMedia } from '../media/serve-media.ts';
import { completeLesson } from './complete-lesson.ts';
import { getCourseTree } from './get-course-tree.ts';
import { getCourseTreeWithProgress } from './get-course-tree-with-progress.ts';
import { getUnitTreeWithProgress } from './get-unit-tree-with-progress.ts';
import { keepLesson } from './keep-lesson.ts';
import { openLesson } from './lesson-gate.ts';
import { listMyUnits } from './list-my-units.ts';
import { listUnitLessons } from './list-unit-lessons.ts';
import { saveWatchPosition } from './save-watch-position.ts';
import { shownPlace } from './shown-place.ts';

export const lessonsFeature: Feature = {
  calls: [
    completeLesson,
    getCourseTree,
    getCourseTreeWithProgress,
    getUnitTreeWithProgress,
    keepLesson,
    listMyUnits,
    listUnitLessons,
    saveWatchPosition,
  ],
  serve: [
    (app, tools) => serveMedia(app, { ...tools, shownPlace }),
    (app, tools) => serveFilms(app, { ...tools, openLesson }),
  ],
};
