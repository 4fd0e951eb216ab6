import { type CurriculumUnit, counts, isDone } from './curriculum.ts';

export type CurriculumProgress = {
  readonly unitCount: number;
  readonly lessonCount: number;
  readonly doneCount: number;
  /** Completed videos and submitted quizzes out of all lessons that can be done, rounded; 0 when there are no lessons. */
  readonly percent: number;
};

export function curriculumProgress(units: readonly CurriculumUnit[]): CurriculumProgress {
  const lessons = units.flatMap((unit) => unit.lessons).filter(counts);
  const doneCount = lessons.filter(isDone).length;
  const lessonCount = lessons.length;
  // 100 is said only when nothing is left: 299 of 300 would round up to it.
  const rounded = lessonCount === 0 ? 0 : Math.round((doneCount * 100) / lessonCount);
  const percent = doneCount < lessonCount ? Math.min(99, rounded) : rounded;
  return { unitCount: units.length, lessonCount, doneCount, percent };
}
