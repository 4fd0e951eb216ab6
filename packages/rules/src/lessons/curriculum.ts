import { kindOfLesson, type LessonKindName } from './kinds/lesson-kinds.ts';

/** A lesson as the access rules see it: what it is and whether the student has finished it. */
export type CurriculumLesson = {
  readonly id: number;
  readonly type: LessonKindName;
  /** A completed video or a submitted quiz. */
  readonly finished: boolean;
  /** A quiz without questions cannot be submitted, so it blocks nothing and counts as done. */
  readonly empty?: boolean;
};

/** Units in course order, lessons in unit order; the rules never sort. */
export type CurriculumUnit = { readonly id: number; readonly lessons: readonly CurriculumLesson[] };

/** A lesson as the trees with progress tell it. */
interface ToldLesson {
  readonly id: number;
  readonly type: LessonKindName;
  readonly isCompleted: boolean;
  readonly isQuizSubmitted: boolean;
  readonly questionCount: number | null;
}

export function curriculumLesson(told: ToldLesson): CurriculumLesson {
  const { finish, isEmpty } = kindOfLesson(told);
  return { id: told.id, type: told.type, finished: told[finish.flag], empty: isEmpty(told) };
}

/** Only an unsubmitted quiz with questions stands in the way; unwatched videos never do. */
export function isBlocking(lesson: CurriculumLesson): boolean {
  return kindOfLesson(lesson).blocks && !isDone(lesson);
}

export function isDone({ finished, empty }: CurriculumLesson): boolean {
  return finished || empty === true;
}
