import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { isPaperBegun } from '@hessa/rules/lessons/next-lead';
import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { curriculumPath, myLecturesPath, unitInCoursePath, unitViewerPath } from '@hessa/rules/pages/student-pages';
import type { Home, HomeCourse } from './use-home.ts';

/**
 * Where the next lesson opens: one that a lecture code opens stands in the viewer of its unit, but a paper that was
 * begun is opened itself.
 */
export function nextPath(course: HomeCourse): string {
  const { id, next } = course;
  if (!next) return heldPath(course);
  return next.via === 'course' || isPaperBegun(next) ? lessonPath(id, next) : unitViewerPath({ unitId: next.unitId });
}

/** Where the steps that wait for a course lead: to the next lesson, and to a quiz that is due or the list it stands in. */
export function stepPaths(courses: readonly HomeCourse[]): { lesson?: string; question?: string } {
  const [latest] = courses;
  if (!latest) return {};
  const withQuiz = courses.find(({ next }) => next && kindOfLesson(next).isAnswered);
  return {
    lesson: nextPath(courses.find(({ next }) => next) ?? latest),
    question: withQuiz ? nextPath(withQuiz) : heldPath(latest),
  };
}

/** Where all that the student holds of a course is listed. */
export function heldPath({ id, enrolled, next }: HomeCourse): string {
  if (enrolled) return curriculumPath({ courseId: id });
  return next ? unitViewerPath({ unitId: next.unitId }) : myLecturesPath();
}

/** Where the lecture is that a code opened; null where a whole course is there. */
export function lecturePath(courses: readonly HomeCourse[]): string | null {
  const [latest] = courses;
  return latest && courses.every(({ enrolled }) => !enrolled) ? heldPath(latest) : null;
}

export function closingPath({ courseId, unitId, enrolled, opens }: Home['closing'][number]): string {
  if (!enrolled) return unitViewerPath({ unitId });
  return opens ? lessonPath(courseId, opens) : unitInCoursePath({ courseId, unitId });
}
