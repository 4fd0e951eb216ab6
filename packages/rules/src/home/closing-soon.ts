import { type CurriculumLesson, isLeft } from '../lessons/curriculum.ts';
import { type Curriculum, type Holdings, lessonAccess, mayOpen } from '../lessons/lesson-access.ts';
import { unitAccess } from '../lessons/unit-access.ts';
import { isOpen } from '../units/unit-window.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A unit, or an exam in one that closes before it. */
export type Closing = {
  readonly unitId: number;
  readonly endsAt: number;
  /** What is neither done nor empty, in order. */
  readonly leftLessonIds: readonly number[];
  /** The first of them that can be opened now; null while an earlier quiz stands before all of them. */
  readonly opensLessonId: number | null;
};

/** Units and exams with work left whose time ends within a week, the next to end first. */
export function closingSoon(held: Curriculum, holdings: Holdings, now: number): Closing[] {
  const closing = held.units.flatMap((unit) => {
    const access = unitAccess(held, holdings, unit.id, now);
    if (!('window' in access) || !isOpen(access.window)) return [];
    const unitEndsAt = access.window.kind === 'open' ? access.window.endsAt : Number.POSITIVE_INFINITY;
    const endOf = ({ lastStartAt }: CurriculumLesson) => Math.min(unitEndsAt, lastStartAt ?? unitEndsAt);
    const byEnd = Map.groupBy(unit.lessons.filter(isLeft), endOf);
    return [...byEnd].map(([endsAt, left]): Closing => {
      const opens = left.find(({ id }) => mayOpen(lessonAccess(held, holdings, id, now)));
      return { unitId: unit.id, endsAt, leftLessonIds: left.map(({ id }) => id), opensLessonId: opens?.id ?? null };
    });
  });
  return closing.filter(({ endsAt }) => endsAt - now <= WEEK).sort((a, b) => a.endsAt - b.endsAt);
}
