import { videoPath } from '@hessa/rules/lessons/kinds/video';
import { atSecond } from '@hessa/rules/media/at-second';
import { lessonInUnitPath } from '@hessa/rules/pages/student-pages';
import type { UnitTree, ViewedLesson } from './viewed-unit.ts';

/** A second of a video: here, when the unit has it, or on the video's own page. */
export function videoPlacePath(
  { unitId, courseId }: UnitTree,
  lessons: readonly ViewedLesson[],
  { lessonId: id, second }: { lessonId: number; second: number },
): string {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  const path = index < 0 ? videoPath({ courseId, lessonId: id }) : lessonInUnitPath({ unitId, index });
  return atSecond(path, second);
}
