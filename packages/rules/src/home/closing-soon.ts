import { isLeft } from '../lessons/curriculum.ts';
import { type Curriculum, type Holdings, lessonAccess, mayOpen } from '../lessons/lesson-access.ts';
import { unitAccess } from '../lessons/unit-access.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

export type ClosingUnit = {
  readonly unitId: number;
  readonly endsAt: number;
  /** What is neither done nor empty, in order. */
  readonly leftLessonIds: readonly number[];
  /** The first of them that can be opened now; null while an earlier quiz stands before all of them. */
  readonly opensLessonId: number | null;
};

/** Units with work left whose time ends within a week, the next to end first. */
export function closingSoon(held: Curriculum, holdings: Holdings, now: number): ClosingUnit[] {
  const closing = held.units.flatMap((unit): ClosingUnit[] => {
    const access = unitAccess(held, holdings, unit.id, now);
    if (!('window' in access) || access.window.kind !== 'open') return [];
    const { endsAt } = access.window;
    const left = unit.lessons.filter(isLeft);
    if (left.length === 0 || endsAt - now > WEEK) return [];
    const opens = left.find(({ id }) => mayOpen(lessonAccess(held, holdings, id, now)));
    return [{ unitId: unit.id, endsAt, leftLessonIds: left.map(({ id }) => id), opensLessonId: opens?.id ?? null }];
  });
  return closing.sort((a, b) => a.endsAt - b.endsAt);
}
