import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { TO_PAPER } from '../../ui/lesson/to-paper.ts';
import type { CourseReply } from './curriculum/course-reply.ts';
import { curriculumView } from './curriculum/curriculum-view.ts';

/** Where a lesson opens. */
export interface LessonWay {
  to: string;
  /** What the link carries. */
  state?: object;
}

/** The lessons that open for their student now, and the marked papers of quizzes; what is shut has no way. */
export function lessonWays(course: CourseReply, now: number): ReadonlyMap<number, LessonWay> {
  const ways = new Map<number, LessonWay>();
  for (const lesson of curriculumView(course, now).units.flatMap((unit) => unit.lessons)) {
    const to = lessonPath(course.id, lesson);
    if (lesson.opens) ways.set(lesson.id, { to });
    else if (lesson.access.kind === 'submitted' && !lesson.isEmpty) ways.set(lesson.id, { to, state: TO_PAPER });
  }
  return ways;
}
