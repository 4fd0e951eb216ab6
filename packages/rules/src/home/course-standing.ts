import { courseOwnership } from '../enrolment/ownership.ts';
import { type ContinueWhere, continueWhere, isBegun, isRunning } from '../lessons/continue-where.ts';
import { placeOf } from '../lessons/curriculum.ts';
import { type CurriculumProgress, curriculumProgress } from '../lessons/curriculum-progress.ts';
import { type Curriculum, type Holdings, lessonAccess } from '../lessons/lesson-access.ts';
import { unitAccess } from '../lessons/unit-access.ts';
import { isOpen, type UnitWindow } from '../units/unit-window.ts';

/** How a student stands in a course: what a card says of it. */
export type CourseStanding = {
  readonly progress: CurriculumProgress;
  readonly next: ContinueWhere;
  /** What opens the next lesson; null when there is none. */
  readonly via: 'course' | 'lecture-code' | null;
  /** The window of the next lesson's unit; null when there is none. */
  readonly window: UnitWindow | null;
  /** The next lesson was begun and left. */
  readonly isBegun: boolean;
  /** When the clock of its attempt under way runs out. */
  readonly clockEndsAt: number | null;
  /** Time has run out for every unit that the student holds. */
  readonly isOver: boolean;
};

export function courseStanding(held: Curriculum, holdings: Holdings, now: number): CourseStanding {
  const next = continueWhere(held, holdings, now);
  const lesson = next.kind === 'lesson' ? lessonIn(held, next.lessonId) : undefined;
  const access = lesson && lessonAccess(held, holdings, lesson.id, now);
  const opened = access && 'via' in access ? access : null;
  const clockEndsAt = lesson && isRunning(lesson, now) ? (lesson.clockEndsAt ?? null) : null;
  return {
    progress: curriculumProgress(held.units),
    next,
    // Whoever sits in an exam goes on with it by whatever let them in.
    via: opened?.via ?? (lesson ? (holdings.course ? 'course' : 'lecture-code') : null),
    window: opened?.window ?? null,
    isBegun: lesson !== undefined && isBegun(lesson, now),
    clockEndsAt,
    isOver: isOver(held, holdings, now),
  };
}

function lessonIn({ units }: Curriculum, lessonId: number) {
  return units.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
}

/** Whoever holds no more than single units of a course sees a course of these alone. */
export function heldPart(curriculum: Curriculum, holdings: Holdings): Curriculum {
  if (holdings.course) return curriculum;
  return { ...curriculum, units: curriculum.units.filter(({ id }) => holdings.units.has(id)) };
}

function isOver(held: Curriculum, holdings: Holdings, now: number): boolean {
  const { course } = holdings;
  const isCourseOver =
    course === null ||
    (course.enrolledAt !== null &&
      courseOwnership(
        { ...course, enrolledAt: course.enrolledAt },
        { unitCount: placeOf(held.units, held.units.length - 1) + 1, openToAll: held.openToAll },
        now,
      ) === 'ended');
  if (!isCourseOver) return false;
  return [...holdings.units.keys()].every((unitId) => {
    const access = unitAccess(held, holdings, unitId, now);
    return !('window' in access) || !isOpen(access.window);
  });
}
