import { kindOfLesson, type LessonKindName } from './kinds/lesson-kinds.ts';

/** A lesson as the access rules see it: what it is and whether the student has finished it. */
export type CurriculumLesson = {
  readonly id: number;
  readonly type: LessonKindName;
  /** A completed video or a submitted quiz. */
  readonly finished: boolean;
  /** A quiz without questions cannot be submitted: it blocks nothing, is never done and counts for nothing. */
  readonly empty?: boolean;
  /** An exam that nobody can start any more stands in nobody's way. */
  readonly over?: boolean;
  /** When an exam may be started for the last time. */
  readonly lastStartAt?: number | null;
  /** Begun and not finished: a film with a place in it, a paper with answers on it. */
  readonly begun?: boolean;
  /** Attempts that may still be started at an exam that is finished. */
  readonly attemptsLeft?: number;
  /** When the clock of an attempt under way runs out; it may be a further one at an exam that is finished. */
  readonly clockEndsAt?: number | null;
};

/** Units in course order, lessons in unit order; the rules never sort. */
export type CurriculumUnit = {
  readonly id: number;
  readonly lessons: readonly CurriculumLesson[];
  /** Its place among all units of the course, from 0, where some before it are left out: a hidden unit keeps its week. */
  readonly place?: number;
};

export function placeOf(units: readonly CurriculumUnit[], index: number): number {
  return units[index]?.place ?? index;
}

/** A lesson as the trees with progress tell it. */
interface ToldLesson {
  readonly id: number;
  readonly type: LessonKindName;
  readonly isCompleted: boolean;
  readonly isQuizSubmitted: boolean;
  readonly questionCount: number | null;
  readonly isOver?: boolean | undefined;
  readonly isBegun?: boolean | undefined;
  readonly clockEndsAt?: string | undefined;
  readonly attemptsLeft?: number | undefined;
}

export function curriculumLesson(told: ToldLesson): CurriculumLesson {
  const { finish, isEmpty } = kindOfLesson(told);
  const { id, type, isOver = false, isBegun = false, clockEndsAt, attemptsLeft } = told;
  return {
    ...{ id, type, finished: told[finish.flag], empty: isEmpty(told) },
    ...(isOver && { over: true }),
    ...(isBegun && { begun: true }),
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    ...(clockEndsAt !== undefined && { clockEndsAt: Date.parse(clockEndsAt) }),
  };
}

/** Only an unsubmitted quiz with questions stands in the way; unwatched videos never do. */
export function isBlocking(lesson: CurriculumLesson): boolean {
  return kindOfLesson(lesson).blocks && isLeft(lesson);
}

/** Whether a student has it still to do. */
export function isLeft({ finished, empty, over }: CurriculumLesson): boolean {
  return !finished && empty !== true && over !== true;
}

/** Whether it is part of what there is to do, done or not. */
export function counts({ empty }: CurriculumLesson): boolean {
  return empty !== true;
}

export function isDone(lesson: CurriculumLesson): boolean {
  return lesson.finished && counts(lesson);
}
