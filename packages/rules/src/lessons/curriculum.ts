/** A lesson as the access rules see it: what it is and whether the student has finished it. */
export type CurriculumLesson = {
  readonly id: number;
  readonly type: 'Video' | 'Quiz';
  /** A completed video or a submitted quiz. */
  readonly finished: boolean;
  /** A quiz without questions cannot be submitted, so it blocks nothing and counts as done. */
  readonly empty?: boolean;
};

/** Units in course order, lessons in unit order; the rules never sort. */
export type CurriculumUnit = { readonly id: number; readonly lessons: readonly CurriculumLesson[] };

/** Only an unsubmitted quiz with questions stands in the way; unwatched videos never do. */
export function isBlocking(lesson: CurriculumLesson): boolean {
  return lesson.type === 'Quiz' && !lesson.finished && lesson.empty !== true;
}

export function isDone(lesson: CurriculumLesson): boolean {
  return lesson.finished || (lesson.type === 'Quiz' && lesson.empty === true);
}
