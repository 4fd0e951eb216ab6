import { type CurriculumLesson, counts, isLeft } from './curriculum.ts';
import type { LessonKindName } from './kinds/lesson-kinds.ts';
import {
  type Curriculum,
  type Holdings,
  type LessonAccess,
  lessonAccess,
  mayOpen,
  mayStandBefore,
} from './lesson-access.ts';
import { isPaperBegun } from './next-lead.ts';

export type ContinueWhere =
  | { readonly kind: 'lesson'; readonly unitId: number; readonly lessonId: number; readonly type: LessonKindName }
  /** Work is left, but nothing of it can be opened now. */
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'all-done' }
  | { readonly kind: 'no-lessons' };

/**
 * The next thing to press: an exam whose clock runs, else a paper that was begun and left, else the first lesson in
 * course order that is neither done nor shut.
 */
export function continueWhere(curriculum: Curriculum, holdings: Holdings, now: number): ContinueWhere {
  const lessons = curriculum.units.flatMap(({ id: unitId, lessons: own }) => own.map((lesson) => ({ unitId, lesson })));
  const accessOf = ({ lesson }: (typeof lessons)[number]) => lessonAccess(curriculum, holdings, lesson.id, now);
  const opens = (each: (typeof lessons)[number]) => mayOpen(accessOf(each));
  const left = lessons.filter(({ lesson }) => isLeft(lesson));
  const [running] = lessons
    .filter((each) => isBeingSat(each.lesson, accessOf(each), now))
    .sort((a, b) => (a.lesson.clockEndsAt ?? 0) - (b.lesson.clockEndsAt ?? 0));
  const next = running ?? left.find((each) => isBegunPaper(each.lesson, now) && opens(each)) ?? left.find(opens);
  if (next) return { kind: 'lesson', unitId: next.unitId, lessonId: next.lesson.id, type: next.lesson.type };
  if (!lessons.some(({ lesson }) => counts(lesson))) return { kind: 'no-lessons' };
  return left.length === 0 ? { kind: 'all-done' } : { kind: 'nothing-open' };
}

/** An attempt of it is under way, and its time is not over. */
export function isRunning({ clockEndsAt }: CurriculumLesson, now: number): boolean {
  return clockEndsAt != null && clockEndsAt > now;
}

/** Whoever sits in it can go on: its clock runs, and there is a way in. */
export function isBeingSat(lesson: CurriculumLesson, access: LessonAccess, now: number): boolean {
  return isRunning(lesson, now) && mayStandBefore(access);
}

/** It was begun and can be gone on with: a clock that ran out hands its paper in. */
export function isBegun(lesson: CurriculumLesson, now: number): boolean {
  return lesson.begun === true && (lesson.clockEndsAt == null || isRunning(lesson, now));
}

export function isBegunPaper(lesson: CurriculumLesson, now: number): boolean {
  return isPaperBegun({ type: lesson.type, isBegun: isBegun(lesson, now) });
}
