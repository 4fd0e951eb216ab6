import { isBeingSat } from '@hessa/rules/lessons/continue-where';
import { curriculumLesson } from '@hessa/rules/lessons/curriculum';
import { lessonAccess, mayOpen } from '@hessa/rules/lessons/lesson-access';
import { lessonMark } from '@hessa/rules/lessons/lesson-mark';
import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { TO_PAPER } from '../../ui/lesson/to-paper.ts';
import { courseHoldings } from './course-holdings.ts';
import type { CourseReply } from './curriculum/course-reply.ts';

/** Where a lesson opens. */
export interface LessonWay {
  to: string;
  /** What the link carries. */
  state?: object;
}

/** The lessons that open for their student now, and the marked papers of quizzes; what is shut has no way. */
export function lessonWays(course: CourseReply, now: number): ReadonlyMap<number, LessonWay> {
  const units = course.units.map(({ id, order, lessons }) => ({
    id,
    place: order,
    lessons: lessons.map(curriculumLesson),
  }));
  const curriculum = { openToAll: course.isOpenToAll, units };
  const holdings = courseHoldings(course);
  const ways = new Map<number, LessonWay>();
  for (const lesson of units.flatMap((unit) => unit.lessons)) {
    if (lesson.empty) continue;
    const access = lessonAccess(curriculum, holdings, lesson.id, now);
    const to = lessonPath(course.id, lesson);
    const isSat = isBeingSat(lesson, access, now);
    if (mayOpen(access) || isSat || lessonMark(lesson, access) === 'again') ways.set(lesson.id, { to });
    else if (access.kind === 'submitted') ways.set(lesson.id, { to, state: TO_PAPER });
  }
  return ways;
}
