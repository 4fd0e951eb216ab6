import type { courseFacts, lessonWithProgress, resource } from '@hessa/contract/courses/course-tree';
import { poundsFromPiastres } from '@hessa/rules/courses/price';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { widestWindow } from '@hessa/rules/lessons/lesson-access';
import { attemptsLeft, isExamOver, usedAttempts } from '@hessa/rules/quizzes/exams/exam-terms';
import { isFurtherAttemptShut } from '@hessa/rules/quizzes/exams/further-attempt';
import type { z } from 'zod';
import type { AccountContext } from '../../calls/context.ts';
import { privateLink } from '../media/private-link.ts';
import type { CourseOutline, OutlineUnit } from './course-outline.ts';
import { momentText } from './moment-text.ts';
import { begunAt, type ShownStanding } from './standing.ts';

export function presentCourseFacts({ course }: CourseOutline): z.input<z.ZodObject<typeof courseFacts>> {
  return {
    id: course.id,
    courseName: course.name,
    description: course.description,
    grade: course.grade,
    term: course.term,
    price: poundsFromPiastres(course.pricePiastres),
    imagePath: course.imagePath,
    isOpenToAll: course.openToAll,
    features: course.features,
  };
}

/**
 * A quiz without questions is reported as submitted: nobody could hand it in, so it must block nothing. By its number
 * of questions it is known that it is not done.
 */
export function presentLessons(
  { course }: CourseOutline,
  unit: OutlineUnit,
  { holdings, finished, begun, sat }: ShownStanding,
  now: number,
): z.input<typeof lessonWithProgress>[] {
  const window = widestWindow(
    { units: [{ ...unit, lessons: [] }], openToAll: course.openToAll },
    holdings,
    unit.id,
    now,
  );
  return unit.lessons.map((lesson) => {
    const { finish, isAnswered, isEmpty } = kindOfLesson(lesson);
    const begunHere = begunAt(lesson, begun);
    const isFinished = finished.has(lesson.id);
    const mayBeFurther = isFinished && lesson.exam && !isFurtherAttemptShut(window, lesson.exam);
    const left = mayBeFurther ? attemptsLeft(lesson.exam, usedAttempts(sat.get(lesson.id) ?? 0, true), now) : 0;
    const clockEndsAt = momentText(begunHere?.clockEndsAt);
    return {
      id: lesson.id,
      lessonName: lesson.name,
      type: lesson.type,
      durationSeconds: lesson.durationSeconds,
      questionCount: isAnswered ? lesson.questionCount : null,
      isCompleted: false,
      isQuizSubmitted: false,
      [finish.flag]: isFinished || isEmpty(lesson),
      ...(lesson.exam && { exam: { minutes: lesson.exam.minutes, attempts: lesson.exam.attempts } }),
      ...(begunHere && { isBegun: true as const }),
      ...(clockEndsAt !== null && { clockEndsAt }),
      ...(left > 0 && { attemptsLeft: left }),
      ...(isExamOver(lesson.exam, now) && { isOver: true as const }),
    };
  });
}

export function presentResources(ctx: AccountContext, unit: OutlineUnit): z.input<typeof resource>[] {
  return unit.resources.map(({ id, title, type, url, mediaId }) => ({
    id,
    title,
    type,
    url:
      mediaId === null
        ? (url ?? '')
        : privateLink(ctx, mediaId, 'attachment', { courseId: unit.courseId, unitId: unit.id }),
  }));
}
